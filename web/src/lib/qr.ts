/** QR codes, model 2, byte mode, error correction level M, versions 1 to 10: enough for a link. */

// By version: codewords in all, of error correction in each block, and the number of blocks.
const SIZES: readonly (readonly [number, number, number])[] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
];
const CENTRES: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++, x = x & 128 ? (x << 1) ^ 0x11d : x << 1) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
}
const get = (from: ArrayLike<number>, i: number): number => from[i] ?? 0;
const times = (a: number, b: number): number => (a && b ? get(EXP, get(LOG, a) + get(LOG, b)) : 0);

function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((value, j) => {
      next[j] = get(next, j) ^ value;
      next[j + 1] = get(next, j + 1) ^ times(value, get(EXP, i));
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = get(rest, i);
    if (lead) generator.forEach((value, j) => (rest[i + j] = get(rest, i + j) ^ times(value, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [total, each, blocks] = SIZES[version - 1] ?? [0, 0, 1];
  const room = total - each * blocks;
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);

  const short = Math.floor(room / blocks);
  const shorter = blocks - (room % blocks);
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const length = short + (i < shorter ? 0 : 1);
    parts.push(words.slice(at, at + length));
    at += length;
  }
  const checks = parts.map((part) => correction(part, each));
  const woven: number[] = [];
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) woven.push(get(part, i));
  for (let i = 0; i < each; i++) for (const check of checks) woven.push(get(check, i));
  return woven;
}

/** Rows of dark (true) and light modules. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version =
    SIZES.findIndex(([total, each, blocks], i) => bytes.length + (i < 9 ? 2 : 3) <= total - each * blocks) + 1;
  if (version === 0) throw new RangeError("too long for a QR code");
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean): void => {
    const [row, kept] = [dark[y], fixed[y]];
    if (!row || !kept || x < 0 || x >= size) return;
    row[x] = on;
    kept[x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  const centres = CENTRES[version - 1] ?? [];
  for (const cx of centres)
    for (const cy of centres) {
      if (fixed[cy]?.[cx] && (cx === 6 || cy === 6) && (cx < 9 || cx > size - 10) && (cy < 9 || cy > size - 10))
        continue;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  // Format: level M (00) with mask 0, protected by its own code.
  let remainder = 0;
  for (let i = 0; i < 10; i++) remainder = (remainder << 1) ^ ((remainder >> 9) * 0x537);
  const format = remainder ^ 0x5412;
  const bit = (i: number): boolean => ((format >> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
  set(8, size - 8, true);
  if (version >= 7) {
    let check = version;
    for (let i = 0; i < 12; i++) check = (check << 1) ^ ((check >> 11) * 0x1f25);
    const said = (version << 12) | check;
    for (let i = 0; i < 18; i++) {
      const on = ((said >> i) & 1) === 1;
      set(size - 11 + (i % 3), Math.floor(i / 3), on);
      set(Math.floor(i / 3), size - 11 + (i % 3), on);
    }
  }
  const words = codewords(bytes, version);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let vertical = 0; vertical < size; vertical++)
      for (let j = 0; j < 2; j++) {
        const x = right - j;
        const y = ((right + 1) & 2) === 0 ? size - 1 - vertical : vertical;
        const [row, kept] = [dark[y], fixed[y]];
        if (!row || !kept || kept[x]) continue;
        const on = at < words.length * 8 && ((get(words, at >> 3) >> (7 - (at & 7))) & 1) === 1;
        row[x] = on !== ((x + y) % 2 === 0);
        at++;
      }
  }
  return dark;
}
