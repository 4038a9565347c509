import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import type { Heard } from "../src/lib/board";
import type { Fact, ShownChair, ShownTable } from "../src/lib/wire";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { Book, openBook } = await import("../src/lib/book.svelte");
const { openSeats } = await import("../src/lib/chairs");
const { guestName, playersOf } = await import("../src/lib/names");
const { Words } = await import("../src/lib/words");
const { default: Seats } = await import("../src/components/Seats.svelte");
const { default: Proposal } = await import("../src/components/Proposal.svelte");
await openBook();

const chair = (kind: ShownChair["kind"], name = ""): ShownChair => ({
  kind,
  name,
  bot: kind === "bot" ? "random" : "",
  away: false,
  ready: false,
  wants_pause: false,
  wants_rematch: false,
});
const table = (stage: ShownTable["stage"], newcomers: boolean, ...chairs: ShownChair[]): ShownTable => ({
  id: "t",
  game: "clash",
  seats: chairs.length,
  variant: "",
  options: {},
  stage,
  number: 1,
  chairs,
  whispers: false,
  manners: { clock: 1, grace: 60, stand_in: "random", listed: false, newcomers },
});
const three = [chair("person", "Ann"), chair("free"), chair("bot", "Omid")] as const;

it.each([
  ["lobby", false, [1]],
  ["over", false, [1]],
  ["playing", false, []],
  ["playing", true, [2]],
  ["paused", true, [2]],
  ["archived", true, []],
] as const)("at a table that is %s, with newcomers: %s, a newcomer may take %j", (stage, newcomers, seats) => {
  expect(openSeats(table(stage, newcomers, ...three))).toEqual(seats);
});

it("numbers guests who give no name", () => {
  expect(guestName(three)).toBe("Guest");
  expect(guestName([chair("person", "Guest"), chair("person", "Guest 2")])).toBe("Guest 3");
});

it("names those who played in the result, even after they left", () => {
  const heard = (seq: number, ...facts: Fact[]): Heard => ({ seq, at: 0, facts });
  const gone = (name: string): Fact => ({ type: "Left", seat: 1, name, kicked: false });
  const finished: Fact = {
    type: "Finished",
    number: 1,
    outcome: { winners: [], scores: [], ruling: "", reason: "", teams: [] },
  };
  const now = table("over", false, chair("person", "Ann"), chair("person", "Dan"));
  expect(
    playersOf(now, [heard(1, gone("Abe")), heard(2, finished), heard(3, gone("Bob")), heard(4, gone("Cem"))]),
  ).toEqual(["Ann", "Bob"]);
  expect(playersOf(now, [heard(4, gone("Cem"))])).toEqual(["Ann", "Dan"]);
});

function seats(at: ShownTable, host = false): { onsit: ReturnType<typeof vi.fn>; container: HTMLElement } {
  const onsit = vi.fn();
  const { container } = render(Seats, {
    table: at,
    me: null,
    host,
    toAct: [],
    present: [],
    left: [],
    spectators: 0,
    name: "",
    onsit,
    onkick: vi.fn(),
  });
  return { onsit, container };
}

it("asks for a name where a seat is free, and Enter takes the first free seat", async () => {
  const { onsit, container } = seats(table("lobby", false, ...three));
  expect(screen.getByLabelText("Your name")).toBeTruthy();
  const form = container.querySelector("form");
  if (!form) throw new Error("a form");
  await fireEvent.submit(form);
  expect(onsit).toHaveBeenCalledWith(1);
});

it("lets a newcomer to a running game choose the seat", async () => {
  const { onsit, container } = seats(table("playing", true, ...three));
  const form = container.querySelector("form");
  if (!form) throw new Error("a form");
  await fireEvent.submit(form);
  expect(onsit).not.toHaveBeenCalled();
  await fireEvent.click(container.querySelector("li button") as Element);
  expect(onsit).toHaveBeenCalledWith(2);
});

it("asks for no name where no seat can be taken", () => {
  expect(seats(table("playing", false, ...three)).container.querySelector("form")).toBeNull();
});

it.each([
  ["lobby", 2],
  ["over", 2],
  ["playing", 1],
  ["paused", 1],
  ["archived", 0],
] as const)("lets the host of a table that is %s remove %d of a person and a bot", (stage, count) => {
  const { container } = seats(table(stage, false, ...three), true);
  expect(within(container).queryAllByRole("button", { name: /^Remove / })).toHaveLength(count);
});

it("says whose agreement is missing: nobody who is away, and no bot", async () => {
  const words = new Words(await Book.open("en", null), ["Ann", "Bob", "Cem", "Omid"], 0);
  const wish = (...chairs: ShownChair[]): string | undefined => {
    const { container, unmount } = render(Proposal, { kind: "rematch", chairs, me: 0, words, onagree: vi.fn() });
    const said = container.querySelector("p")?.textContent?.trim();
    unmount();
    return said;
  };
  const wanting = { ...chair("person"), wants_rematch: true };
  expect(wish(wanting, chair("person"), { ...chair("person"), away: true }, chair("bot"))).toBe("Waiting for Bob");
  expect(wish(wanting, chair("free"), chair("bot"))).toBe("Every seat must be taken first.");
  expect(wish(chair("person"), wanting)).toMatch(/^Bob would like to play again\.\s+Agree$/);
  expect(wish(chair("person"), chair("person"))).toBeUndefined();
});
