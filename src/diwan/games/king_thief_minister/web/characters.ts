/** The six characters: their heads, and what they hold. */
import { box, oval, type Drawing } from "$client/board/ink";
import type { Look, Mood } from "$client/board/portrait";
import type { Claim } from "./types";

interface Figure {
  look: Look;
  mood: Mood;
  /** In the hand, in front of the shoulder. */
  holds: Drawing;
}

export const CHARACTERS: Readonly<Record<Claim["character"], Figure>> = {
  K: {
    look: {
      skin: 0,
      face: "round",
      nose: "bulb",
      clothes: "fur",
      colours: ["#eae4d6", "#b5473c", "#fffaf0"],
      brows: 4,
      wears: ["greatbeard", "blush", "crown"],
    },
    mood: "calm",
    holds: [
      ["gold", "M32 52L38 6L42 6L38 52Z"],
      ["gold", oval(40, 1, 7)],
      ["red", oval(40, 1, 3), 1.4],
    ],
  },
  T: {
    look: {
      skin: 1,
      face: "long",
      nose: "hook",
      clothes: "stripes",
      colours: ["#2e211a", "#f7ead0", "#4a4038"],
      wears: ["stubble", "domino", "beanie"],
    },
    mood: "proud",
    holds: [
      ["brown", "M22 54Q14 34 30 28L26 19L37 23L47 17L44 28Q56 36 50 54Z"],
      ["gold", oval(36, 40, 7)],
      ["none", "M27 28H44"],
    ],
  },
  M: {
    look: {
      skin: 1,
      face: "pear",
      nose: "straight",
      clothes: "suit",
      colours: ["#2e211a", "#2f6b8f", "#b5473c"],
      brows: 3,
      wears: ["handlebar", "monocle", "tarboosh"],
    },
    mood: "proud",
    holds: [
      ["paper", box(27, 12, 19, 34)],
      ["white", "M24 9h24v7h-24ZM24 43h24v7h-24Z"],
      ["none", "M31 22h11M31 28h11M31 34h6", 1.6],
      ["red", oval(42, 38, 4), 1.6],
    ],
  },
  E: {
    look: {
      skin: 1,
      face: "square",
      nose: "straight",
      clothes: "open",
      colours: ["#2e211a", "#4a4038", "#a23c33"],
      wears: ["executioner"],
    },
    mood: "angry",
    holds: [
      ["brown", "M29 54L36 -2L41 -2L36 54Z"],
      ["steel", "M40 -2Q56 2 54 24Q46 16 38 17Z"],
      ["steel", "M36 -2Q24 -3 20 8Q28 8 34 14Z"],
    ],
  },
  S: {
    look: {
      skin: 0,
      face: "square",
      nose: "great",
      clothes: "open",
      colours: ["#8a4f22", "#a98452", "#8a5a34"],
      brows: 4,
      wears: ["walrus", "sheriff"],
      chest: "star",
    },
    mood: "calm",
    holds: [],
  },
  P: {
    look: {
      skin: 2,
      face: "oval",
      nose: "bulb",
      clothes: "overall",
      colours: ["#4a3426", "#4f7d4a", "#f7ead0"],
      wears: ["tufts", "stubble", "blush", "straw", "strawhat"],
    },
    mood: "pleased",
    holds: [
      ["none", "M36 54V2M28 6V18Q28 24 36 24Q44 24 44 18V6", 6],
      ["none", "M36 54V2M28 6V18Q28 24 36 24Q44 24 44 18V6", 0],
    ],
  },
};
