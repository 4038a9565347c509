/** A picture of a finished game, to share: drawn in the browser from what the page shows, with the fonts of the device. */
import { markOf } from "./pawns";

export interface Keepsake {
  title: string;
  /** The name of the program, below everything else. */
  maker: string;
  /** Who won and why. */
  sentence: string;
  /** The moment that decided it; empty if there is none. */
  moment: string;
  ranking: readonly { seat: number; name: string; count: string; won: boolean }[];
  date: string;
  /** The address of the picture of the game. */
  cover: string | null;
  rightToLeft: boolean;
}

export const [WIDTH, HEIGHT] = [1080, 1350];
const [EDGE, COVER] = [72, 500];
const INK = "#221d16";
const SOFT = "#5d5446";
const SEATS = ["#1f5fa8", "#a8322a", "#1d7047", "#8a5200", "#6b3fa0", "#0f6b78", "#94316b", "#4d5a1f"];
const SERIF = '"Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, "Noto Naskh Arabic", serif';
const SANS = 'system-ui, "Segoe UI", "Noto Sans", "Noto Sans Arabic", Roboto, sans-serif';

/** A text in lines that are no wider than they may be; what is left after the last line ends in an ellipsis. */
export function linesIn(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1) ?? ""} ${word}` : word;
    if (!lines.length || measure(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? "";
  while (last && measure(`${last}…`) > width) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.trimEnd()}…`];
}

function load(address: string): Promise<HTMLImageElement | null> {
  return new Promise((done) => {
    const picture = new Image();
    picture.onload = () => done(picture);
    picture.onerror = () => done(null); // the picture does without
    picture.src = address;
  });
}

function pawn(to: CanvasRenderingContext2D, seat: number, x: number, y: number, scale: number): void {
  const mark = markOf(seat);
  to.save();
  to.translate(x, y);
  to.scale(scale, scale);
  to.fillStyle = SEATS[seat % SEATS.length] ?? INK;
  to.fill(new Path2D("M11 0 A11 11 0 1 1 -11 0 A11 11 0 1 1 11 0 Z"));
  to.strokeStyle = to.fillStyle = "#fffdf8";
  to.lineWidth = 2.4;
  to.lineCap = to.lineJoin = "round";
  const path = new Path2D(mark.path);
  to.stroke(path);
  if (mark.filled) to.fill(path);
  to.restore();
}

export async function draw(one: Keepsake): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const to = canvas.getContext("2d");
  if (!to) throw new Error("this browser draws no pictures");
  const cover = one.cover === null ? null : await load(one.cover);
  const [start, end] = one.rightToLeft ? [WIDTH - EDGE, EDGE] : [EDGE, WIDTH - EDGE];
  const inwards = one.rightToLeft ? -1 : 1;
  to.direction = one.rightToLeft ? "rtl" : "ltr";
  to.textBaseline = "alphabetic";
  const paragraph = (text: string, y: number, font: string, height: number, most: number, colour = INK): number => {
    to.font = font;
    to.fillStyle = colour;
    to.textAlign = "start";
    const lines = linesIn(text, WIDTH - 2 * EDGE, most, (part) => to.measureText(part).width);
    for (const [i, line] of lines.entries()) to.fillText(line, start, y + i * height);
    return y + lines.length * height;
  };

  to.fillStyle = "#f5efe3";
  to.fillRect(0, 0, WIDTH, HEIGHT);
  to.fillStyle = "#17324a";
  to.fillRect(0, 0, WIDTH, COVER);
  if (cover) {
    const scale = Math.max(WIDTH / cover.width, COVER / cover.height);
    const [width, height] = [cover.width * scale, cover.height * scale];
    to.save();
    to.beginPath();
    to.rect(0, 0, WIDTH, COVER);
    to.clip();
    to.drawImage(cover, (WIDTH - width) / 2, (COVER - height) / 2, width, height);
    to.restore();
  }
  to.fillStyle = INK;
  to.fillRect(0, COVER, WIDTH, 6);

  let y = paragraph(one.title, COVER + 96, `600 68px ${SERIF}`, 76, 1);
  y = paragraph(one.sentence, y + 2, `34px ${SANS}`, 46, 3, SOFT) + 14;
  const moment = one.moment ? 130 : 0;
  const row = Math.min(84, (HEIGHT - 96 - moment - y) / Math.max(1, one.ranking.length));
  const size = Math.min(38, row * 0.48);
  for (const { seat, name, count, won } of one.ranking) {
    to.fillStyle = won ? "#f3dfa6" : "#ebe2d1";
    to.beginPath();
    to.roundRect(EDGE - 12, y, WIDTH - 2 * EDGE + 24, row - 8, 16);
    to.fill();
    const middle = y + (row - 8) / 2;
    pawn(to, seat, start + inwards * 26, middle, row / 42);
    to.fillStyle = INK;
    to.font = `${won ? 700 : 400} ${size}px ${SANS}`;
    to.textAlign = "end";
    to.fillText(count, end, middle + size * 0.36);
    const room = WIDTH - 2 * EDGE - 80 - to.measureText(count).width;
    to.textAlign = "start";
    const [called = ""] = linesIn(name.replaceAll(" ", "\u00a0"), room, 1, (part) => to.measureText(part).width);
    to.fillText(called, start + inwards * 64, middle + size * 0.36, room);
    y += row;
  }
  if (one.moment) paragraph(`“${one.moment}”`, HEIGHT - 160, `italic 30px ${SERIF}`, 40, 2, SOFT);
  to.font = `600 30px ${SANS}`;
  to.fillStyle = INK;
  to.textAlign = "start";
  to.fillText(one.maker, start, HEIGHT - 44);
  to.font = `28px ${SANS}`;
  to.fillStyle = SOFT;
  to.textAlign = "end";
  to.fillText(one.date, end, HEIGHT - 44);
  return canvas;
}

/** Hands the picture over: to another program where the device can, else as a download. */
export async function share(one: Keepsake, name: string): Promise<void> {
  const canvas = await draw(one);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) return;
  const file = new File([blob], name, { type: "image/png" });
  // Only secure pages have it, and not in every browser.
  if ("canShare" in navigator && navigator.canShare({ files: [file] }) && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ files: [file], title: one.title }).catch(() => undefined); // the reader changed their mind
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
