import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, ApiError, type LessonNow } from "../src/lib/api";
import { doneOf, explained, isNew, nextToLearn } from "../src/lib/learning";
import { Lesson } from "../src/lib/lesson.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { GameShown, Refused } from "../src/lib/wire";

const PEEK = { type: "Peek" };
const STEPS = 3;

/** The server's answer after this many steps; the second step wants a move, which others follow. */
function now(step: number): LessonNow {
  const frame = (actor: number): LessonNow["frames"][number] => ({
    actor,
    news: [{ type: "Moved" }],
    view: actor,
    owed: [],
  });
  return {
    game: "g",
    lesson: "first",
    names: ["", "Bahar"],
    seat: 0,
    step,
    steps: STEPS,
    key: step < STEPS ? `step-${step}` : "",
    wants: step === 1,
    point: "",
    frames: step === 2 ? [frame(0), frame(1)] : [],
    view: 1,
    menu: step === 1 ? [PEEK] : [],
    owed: [0],
    state: null,
    outcome: null,
  };
}

const asked = vi.spyOn(api, "lesson");
const settled = (): Promise<void> => vi.waitFor(() => expect(lesson.busy).toBe(false));
let lesson: Lesson;

beforeEach(() => {
  localStorage.clear();
  settings.pace = "once"; // every step is shown as soon as it is known
  asked.mockReset().mockImplementation((_game, _lesson, done) => Promise.resolve(now(done.length)));
});
afterEach(() => lesson.close());

async function begin(): Promise<void> {
  lesson = new Lesson("g", "first");
  await vi.waitFor(() => expect(lesson.at).not.toBeNull());
}

test("a lesson sends what was done, and keeps it for another visit", async () => {
  await begin();
  await lesson.go(null);
  await lesson.go(PEEK);
  expect(asked).toHaveBeenLastCalledWith("g", "first", [null, PEEK]);
  expect(doneOf("g", "first")).toEqual({ done: [null, PEEK], finished: false });
  lesson.close();
  await begin();
  expect(lesson.at?.step).toBe(2);
});

test("what others do is shown move by move, and only then is there a menu", async () => {
  await begin();
  await lesson.go(null);
  expect(lesson.menu).toEqual([PEEK]);
  await lesson.go(PEEK);
  expect(lesson.told.map((heard) => heard.news)).toEqual([[{ type: "Moved" }], [{ type: "Moved" }]]);
  expect(lesson.steps.now.view).toBe(1);
});

test("a refused move changes nothing and says why", async () => {
  await begin();
  await lesson.go(null);
  const no: Refused = {
    type: "Refused",
    id: "",
    ruling: "lesson",
    key: "not_in_lesson",
    details: {},
    text: "Not yet.",
  };
  asked.mockRejectedValueOnce(new ApiError(409, no.text, no));
  await lesson.go({ type: "Rotate" });
  expect(lesson.refused).toEqual(no);
  expect(lesson.at?.step).toBe(1);
  expect(doneOf("g", "first").done).toEqual([null]);
});

test("without an answer nothing is lost", async () => {
  await begin();
  asked.mockRejectedValueOnce(new ApiError(0, "offline"));
  await lesson.go(null);
  expect(lesson.problem?.status).toBe(0);
  await lesson.go(null);
  expect(lesson.problem).toBeNull();
  expect(lesson.at?.step).toBe(1);
});

test("one can go back and start again, and stays one who has finished", async () => {
  await begin();
  for (const move of [null, PEEK, null]) await lesson.go(move);
  expect(lesson.isOver).toBe(true);
  await lesson.back();
  expect(lesson.at?.step).toBe(2);
  await lesson.restart();
  expect(lesson.at?.step).toBe(0);
  expect(doneOf("g", "first")).toEqual({ done: [], finished: true });
});

test("a lesson that has changed since begins anew", async () => {
  localStorage.setItem("diwan.lesson.g.first", JSON.stringify({ done: [PEEK], finished: false }));
  asked.mockRejectedValueOnce(new ApiError(400, "step 0 wants no move"));
  await begin();
  await settled();
  expect(lesson.at?.step).toBe(0);
});

test("a game is explained once", () => {
  settings.taught = ["other/*"];
  expect(isNew("g")).toBe(true);
  expect(isNew("other")).toBe(false);
  explained("g");
  expect(isNew("g")).toBe(false);
});

test("the next game to learn is the first one whose lesson was not finished", () => {
  const game = (id: string, ...ids: string[]): GameShown =>
    ({
      id,
      lessons: ids.map((one) => ({ id: one, minutes: 3, seats: 3, variant: "standard" })),
    }) as unknown as GameShown;
  const games = [game("none"), game("one", "first", "second"), game("two", "first")];
  expect(nextToLearn(games)?.game.id).toBe("one");
  localStorage.setItem("diwan.lesson.one.first", JSON.stringify({ done: [], finished: true }));
  expect(nextToLearn(games)?.game.id).toBe("two");
  localStorage.setItem("diwan.lesson.two.first", JSON.stringify({ done: [], finished: true }));
  expect(nextToLearn(games)).toBeNull();
});
