import { expect, test } from "vitest";
import { secondsLeft } from "../src/lib/clock";

test("a clock counts down to its deadline", () => {
  expect(secondsLeft(60_000, 0, 0)).toBe(60);
  expect(secondsLeft(60_000, 59_001, 0)).toBe(1);
  expect(secondsLeft(60_000, 61_000, 0)).toBe(0);
  expect(secondsLeft(null, 0, 0)).toBeNull();
});

test("a clock stands still while a pause is asked for", () => {
  expect(secondsLeft(90_000, 10_000, 60_000)).toBe(30);
  expect(secondsLeft(90_000, 59_000, 60_000)).toBe(30);
  expect(secondsLeft(90_000, 61_000, 60_000)).toBe(29);
});

test("the long time of a first turn shows no clock before its last minutes", () => {
  expect(secondsLeft(600_000, 0, 0)).toBeNull();
  expect(secondsLeft(600_000, 300_000, 0)).toBe(300);
});
