/** The signs of what tiles do, in a square of 24 around the origin. */
import { box, oval, type Drawing } from "$client/board/ink";

const CROSS = "M-8 -5L-5 -8L0 -3L5 -8L8 -5L3 0L8 5L5 8L0 3L-5 8L-8 5L-3 0Z";
const SHIELD = "M0 -9L8 -6V0Q8 7 0 10Q-8 7 -8 0V-6Z";
const UP = "M-10 8V-4L-5.500 -9L-1 -4V8Z";
const DOWN = "M1 -8V4L5.500 9L10 4V-8Z";
const HAND = "M-10 10V4L-6 1L-3 4L0 1L3 4L6 1L10 4V10Z";
const ARROW = "M-1 -9V-4H-4L1 1L6 -4H3V-9Z";
const TURN: Drawing = [
  ["gold", UP, 1.2],
  ["purple", DOWN, 1.2],
];

export const SIGNS: Readonly<Record<string, Drawing>> = {
  none: [["ink", box(-6, -1.5, 12, 3), 0]],
  destroy: [
    ["grey", "M-8 9V-4L0 -10L8 -4V9Z", 1.2],
    ["red", CROSS, 1.2],
  ],
  destroy_secured: [
    ["leaf", SHIELD, 1.2],
    ["red", CROSS, 1.2],
  ],
  discard: [
    ["grey", "M-10 9V-3L-5 -8L0 -3V9Z", 1.2],
    ["red", "M0 -2H4V-6L10 1L4 8V4H0Z", 1.2],
  ],
  flip: TURN,
  flip_line: TURN,
  flip_colour: TURN,
  flip_all: TURN,
  repeat: [
    [
      "blue",
      "M-9 1A9 9 0 0 1 6 -7L8 -10L10 -1L1 -2L3 -4A5 5 0 0 0 -5 1ZM9 -1A9 9 0 0 1 -6 7L-8 10L-10 1L-1 2L-3 4A5 5 0 0 0 5 -1Z",
      1.2,
    ],
  ],
  purge: [
    ["gold", HAND, 1.2],
    ["red", "M-5 -7L-3 -9L0 -6L3 -9L5 -7L2 -4L5 -1L3 1L0 -2L-3 1L-5 -1L-2 -4Z", 1.2],
  ],
  salvage: [
    ["gold", HAND, 1.2],
    ["green", "M-9 0Q-9 -9 0 -9H2V-11L8 -6L2 -1V-4H0Q-4 -4 -4 0Z", 1.2],
  ],
  recall: [
    ["gold", HAND, 1.2],
    ["green", ARROW, 1.2],
  ],
  enlist: [
    ["gold", HAND, 1.2],
    ["white", "M-5 -10H5V0H-5Z", 1.2],
    ["ink", `${oval(-2, -7, 1.3)}${oval(0, -5, 1.3)}${oval(2, -3, 1.3)}`, 0],
  ],
  move: [
    ["none", "M-10 9V-1L-6 -5L-2 -1V9Z", 1.2],
    ["gold", "M2 9V-1L6 -5L10 -1V9Z", 1.2],
    ["blue", "M-6 -6Q-2 -12 3 -9L4 -11L8 -6L1 -5L2 -7Q-1 -9 -3 -5Z", 1.2],
  ],
  security: [
    ["none", "M-5 -1V-5Q-5 -10 0 -10Q5 -10 5 -5V-1", 2.6],
    ["gold", box(-8, -1, 16, 10), 1.2],
    ["ink", "M-1.500 2h3v4h-3Z", 0],
  ],
  protect: [
    ["leaf", SHIELD, 1.2],
    ["white", "M-4 5V-1L0 -5L4 -1V5Z", 1.2],
  ],
  stabilise: [
    ["leaf", SHIELD, 1.2],
    ["white", "M-11 0L-6 -4V-2H6V-4L11 0L6 4V2H-6V4Z", 1.2],
  ],
  block: [
    ["gold", "M2 -9L-6 2H-1L-3 9L6 -2H1L4 -9Z", 1.2],
    ["none", `${oval(0, 0, 9.5)}M-6.500 -6.500L6.500 6.500`, 2.2],
  ],
  kaboom: [
    ["white", "M0 -9Q9 -9 9 0Q9 4 5 5V9H-5V5Q-9 4 -9 0Q-9 -9 0 -9Z", 1.2],
    ["ink", `${oval(-4, -1, 2.2, 2.6)}${oval(4, -1, 2.2, 2.6)}`, 0],
    ["none", "M-1.500 9V6M1.500 9V6", 1.2],
  ],
};
