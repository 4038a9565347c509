/** The nine politicians: types, not people. */
import { oval, type Drawing } from "$client/board/ink";
import type { Look, Mood } from "$client/board/portrait";

interface Politician {
  look: Look;
  mood: Mood;
  holds?: Drawing;
}

export const POLITICIANS: Readonly<Record<string, Politician>> = {
  // A mogul with his cigar. The eye on his lapel: the Judge has seen through him.
  adnan: {
    look: {
      skin: 1,
      face: "pear",
      nose: "great",
      clothes: "suit",
      colours: ["#2e211a", "#4a3b52", "#b5473c"],
      brows: 4.5,
      wears: ["slick", "pencil", "chin", "cigar"],
    },
    mood: "proud",
    holds: [
      ["white", "M15 44Q28 30 41 44Q28 56 15 44Z"],
      ["red", oval(28, 44, 5)],
      ["ink", oval(28, 44, 2), 0],
    ],
  },
  // Somebody else's candidate, behind sunglasses and fur.
  nisreen: {
    look: {
      skin: 0,
      face: "heart",
      nose: "small",
      clothes: "fur",
      behind: "bouffant",
      chest: "pearls",
      colours: ["#d9b060", "#6d4a7c", "#b08a5a"],
      lips: true,
      wears: ["swept", "shades", "drops"],
    },
    mood: "proud",
  },
  // The za3eem: a man of his time, with the tarboosh and the moustache of another.
  fawzi: {
    look: {
      skin: 1,
      face: "square",
      nose: "hook",
      clothes: "tunic",
      colours: ["#2e211a", "#6a7350", "#b5473c"],
      brows: 5,
      wears: ["handlebar", "specs", "tarboosh"],
    },
    mood: "angry",
    holds: [
      ["brown", "M-38 26L-31 23L20 52H4Z"],
      ["gold", "M-24 30l4 -2l4 8l-4 2ZM-14 36l4 -2l4 8l-4 2ZM-4 42l4 -2l4 8l-4 2Z", 1.4],
    ],
  },
  // An investigative journalist.
  mansour: {
    look: {
      skin: 1,
      face: "oval",
      nose: "straight",
      clothes: "open",
      colours: ["#3a2a1e", "#8a5a34", "#8a5a34"],
      wears: ["stubble", "messy", "rounds", "pencilear"],
    },
    mood: "calm",
    holds: [
      ["white", "M18 28L40 24L45 52H22Z"],
      ["none", "M20 30L39 26.500", 3],
      ["none", "M25 36L38 34M26 42L39 40M27 48L34 47", 1.6],
    ],
  },
  // A young activist.
  lara: {
    look: {
      skin: 1,
      face: "heart",
      nose: "small",
      clothes: "scarf",
      behind: "curls",
      colours: ["#4a2a1e", "#b5473c", "#4f7d4a"],
      brows: 3.4,
      wears: ["crop", "headband", "blush"],
    },
    mood: "angry",
    holds: [
      ["white", "M16 30L44 18V50L16 42Z"],
      ["red", "M8 30H18V43H8Z"],
      ["ink", "M12 43H19L21 52H14Z"],
      ["red", "M44 16Q51 34 44 52Z"],
    ],
  },
  // A banker from old money, pleased with himself.
  latif: {
    look: {
      skin: 0,
      face: "long",
      nose: "hook",
      clothes: "bow",
      colours: ["#8d8577", "#3f4f5c", "#6d4a7c"],
      wears: ["quiff", "goatee", "monocle"],
    },
    mood: "proud",
    holds: [
      ["gold", oval(29, 46, 8, 4)],
      ["gold", oval(29, 40, 8, 4)],
      ["gold", oval(29, 34, 8, 4)],
    ],
  },
  // A star of the screen.
  nahida: {
    look: {
      skin: 2,
      face: "heart",
      nose: "small",
      clothes: "dress",
      behind: "waves",
      chest: "pearls",
      colours: ["#5a2a22", "#b5473c", "#e3b34c"],
      lips: true,
      wears: ["parting", "mole", "blush", "hoops"],
    },
    mood: "pleased",
    holds: [["gold", "M30 20l4 9l10 1l-7.500 7l2 10l-8.500 -5l-8.500 5l2 -10l-7.500 -7l10 -1Z"]],
  },
  // A professor of law, with the book that she wrote.
  faten: {
    look: {
      skin: 0,
      face: "oval",
      nose: "straight",
      clothes: "neck",
      behind: "bun",
      colours: ["#4a3b36", "#4f7d4a", "#4f7d4a"],
      lips: true,
      wears: ["parting", "rounds", "drops"],
    },
    mood: "calm",
    holds: [
      ["blue", "M16 28H44V52H16Z"],
      ["white", "M18 50V31H42V50Z"],
      ["blue", "M14 26H40V50H14Z"],
      ["gold", "M20 32H34V38H20Z", 1.4],
    ],
  },
  // A judge who takes nothing from anybody.
  saleh: {
    look: {
      skin: 2,
      face: "long",
      nose: "straight",
      clothes: "robe",
      colours: ["#eae4d6", "#3a332e", "#b5473c"],
      brows: 6,
      wears: ["tufts", "wrinkles", "halfmoons"],
    },
    mood: "calm",
    holds: [
      ["brown", "M25 52L34 30L38 32L31 52Z"],
      ["brown", "M24 14L48 25L43 36L19 25Z"],
      ["gold", "M29 16L24 27L29 30L34 19ZM43 23L38 34L42 35L47 25Z", 1.4],
    ],
  },
};
