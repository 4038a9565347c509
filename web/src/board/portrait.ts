/** Heads and shoulders, put together from parts: -50 to 50 both ways, the chin at about 23, the shoulders from 28 on. */
import { box, oval, type Drawing, type Given } from "./ink";

export type Mood = "calm" | "pleased" | "angry" | "worried" | "proud";

export interface Look {
  skin: 0 | 1 | 2 | 3;
  face: keyof typeof FACES;
  nose: keyof typeof NOSES;
  /** The colours of hair, clothes and what trims them. */
  colours: readonly [hair: string, cloth: string, trim: string];
  clothes: keyof typeof CLOTHES;
  /** What hangs behind the head. */
  behind?: keyof typeof BEHIND;
  chest?: keyof typeof CHEST;
  /** On the face and over it, in the order of drawing. */
  wears: readonly (keyof typeof WORN)[];
  brows?: number;
  lips?: boolean;
}

const SKINS = [
  ["#f0d2ae", "#d8aa80"],
  ["#d9a877", "#b98455"],
  ["#a9744a", "#875530"],
  ["#7a4e30", "#5b3720"],
] as const;

export function given({ skin, colours: [hair, cloth, trim] }: Look): Given {
  return { skin: SKINS[skin][0], tan: SKINS[skin][1], hair, cloth, trim };
}

const FACES = {
  oval: "M-19 -10C-19 -40 19 -40 19 -10C19 8 13 23 0 23C-13 23 -19 8 -19 -10Z",
  round: "M-24 -6C-24 -39 24 -39 24 -6C24 14 14 23 0 23C-14 23 -24 14 -24 -6Z",
  long: "M-16 -14C-16 -42 16 -42 16 -14C17 8 12 29 0 29C-12 29 -17 8 -16 -14Z",
  square: "M-20 -12C-20 -39 20 -39 20 -12L21 9Q18 25 8 25H-8Q-18 25 -21 9Z",
  pear: "M-15 -16C-15 -40 15 -40 15 -16C17 -8 27 0 26 10C24 22 12 26 0 26C-12 26 -24 22 -26 10C-27 0 -17 -8 -15 -16Z",
  heart: "M-21 -12C-21 -41 21 -41 21 -12C21 5 9 25 0 25C-9 25 -21 5 -21 -12Z",
} as const;

const NOSES = {
  small: [["none", "M-3 4Q0 7 3 4"]],
  straight: [
    ["tan", "M-2 -6L-5 5Q0 8 5 5L2 -6Z", 0],
    ["none", "M-1 -8L-5 5Q0 8 5 5"],
  ],
  hook: [["tan", "M-3 -8Q9 -2 8 8Q3 12 -4 6Z"]],
  bulb: [["tan", "M-3 -5C-10 1 -8 9 0 9C8 9 10 1 3 -5"]],
  great: [["tan", "M-3 -9C-5 0 -13 3 -9 9C-6 12 6 12 9 9C13 3 5 0 3 -9"]],
} as const satisfies Record<string, Drawing>;

const SHOULDERS = "M-44 52Q-43 31 -22 27L-9 22Q0 32 9 22L22 27Q43 31 44 52Z";
const SHIRT: Drawing = [["white", "M-10 23L-15 52H15L10 23Q0 33 -10 23Z"]];
const LAPELS: Drawing = [["cloth", "M-11 22L-20 28L-14 34L-17 38L-4 52H-24ZM11 22L20 28L14 34L17 38L4 52H24Z"]];
const CLOTHES = {
  suit: [["cloth", SHOULDERS], ...SHIRT, ["trim", "M-4 31H4L3 36L6 52H-6L-3 36Z"], ...LAPELS],
  bow: [["cloth", SHOULDERS], ...SHIRT, ["trim", "M0 33L-11 28V39ZL11 28V39Z"], ["trim", oval(0, 33, 3)], ...LAPELS],
  open: [
    ["cloth", SHOULDERS],
    ["skin", "M-9 22L0 44L9 22Z"],
    ["white", "M-9 21L-18 29L-6 40L0 43ZM9 21L18 29L6 40L0 43Z"],
  ],
  neck: [
    ["cloth", SHOULDERS],
    ["cloth", "M-13 20Q0 28 13 20V31Q0 39 -13 31Z"],
  ],
  blouse: [
    ["cloth", SHOULDERS],
    ["trim", "M0 32Q-16 22 -17 33Q-15 42 0 34Q15 42 17 33Q16 22 0 32ZM-2 35L-8 52H-1L0 37L1 52H8L2 35"],
  ],
  dress: [
    ["skin", SHOULDERS],
    ["cloth", "M-44 52Q-43 33 -26 28Q-18 46 0 46Q18 46 26 28Q43 33 44 52Z"],
  ],
  tunic: [
    ["cloth", SHOULDERS],
    ["cloth", "M-12 20Q0 27 12 20L14 31Q0 39 -14 31Z"],
    ["trim", "M-43 38L-24 30L-20 35L-41 45ZM43 38L24 30L20 35L41 45Z"],
    ["none", "M0 36V52"],
    ["gold", oval(5, 42, 2), 1.4],
  ],
  overall: [
    ["trim", SHOULDERS],
    ["trim", "M-10 22L-17 28L-5 36L0 31L5 36L17 28L10 22Q0 32 -10 22Z"],
    ["cloth", "M-31 52V28L-22 27L-20 42H20L22 27L31 28V52Z"],
    ["gold", oval(-20, 43, 2.4), 1.4],
    ["gold", oval(20, 43, 2.4), 1.4],
  ],
  scarf: [
    ["cloth", SHOULDERS],
    ["trim", "M-14 22Q0 33 14 22L18 28L4 37L9 52L0 44L-9 52L-4 37L-18 28Z"],
  ],
  robe: [
    ["cloth", SHOULDERS],
    ["none", "M-30 29Q-24 40 -25 52M30 29Q24 40 25 52"],
    ["white", "M-9 24L-4 31H4L9 24L8 34L12 52H-12L-8 34Z"],
    ["none", "M0 34V52"],
  ],
  stripes: [
    ["cloth", SHOULDERS],
    ["trim", "M-43 38Q-30 32 -19 32Q0 44 19 32Q30 32 43 38L44 46Q0 52 -44 46Z", 0],
    ["none", SHOULDERS],
    ["none", "M-14 24Q0 36 14 24"],
  ],
  fur: [
    ["cloth", SHOULDERS],
    [
      "trim",
      "M-10 20Q-20 18 -25 24Q-36 24 -38 33Q-45 38 -42 48L-30 52L0 36L30 52L42 48Q45 38 38 33Q36 24 25 24Q20 18 10 20Q0 34 -10 20Z",
    ],
    ["none", "M-28 33l3 4M-34 42l4 3M28 33l-3 4M34 42l-4 3M-17 28l3 3M17 28l-3 3"],
  ],
  shawl: [
    ["cloth", SHOULDERS],
    ["trim", "M-13 19Q-34 22 -44 42V52H-12L0 39L12 52H44V42Q34 22 13 19Q0 33 -13 19Z"],
    ["none", "M-36 42L-20 30M-28 50L-11 33M36 42L20 30M28 50L11 33"],
  ],
} as const satisfies Record<string, Drawing>;

const BEHIND = {
  long: [["hair", "M-24 -12C-26 -46 26 -46 24 -12C24 6 30 26 26 35H-26C-30 26 -24 6 -24 -12Z"]],
  bouffant: [["hair", "M-29 2C-38 -26 -26 -48 0 -48C26 -48 38 -26 29 2Q33 16 24 18H-24Q-33 16 -29 2Z"]],
  curls: [
    [
      "hair",
      "M-24 18Q-36 17 -34 6Q-43 -3 -36 -12Q-41 -24 -30 -29Q-29 -42 -16 -41Q-8 -50 0 -46Q8 -50 16 -41Q29 -42 30 -29Q41 -24 36 -12Q43 -3 34 6Q36 17 24 18Z",
    ],
  ],
  waves: [
    [
      "hair",
      "M-21 -26C-34 -22 -27 -6 -33 2C-39 10 -31 16 -34 24C-36 32 -26 40 -16 36H16C26 40 36 32 34 24C31 16 39 10 33 2C27 -6 34 -22 21 -26C20 -47 -20 -47 -21 -26Z",
    ],
  ],
  bob: [["hair", "M-26 16C-30 -4 -30 -44 0 -44C30 -44 30 -4 26 16Q20 20 14 16H-14Q-20 20 -26 16Z"]],
  bun: [["hair", oval(0, -42, 11, 8)]],
} as const satisfies Record<string, Drawing>;

/** What lies on the clothes. */
const CHEST = {
  pearls: [
    [
      "white",
      [
        [-13, 28],
        [-8, 33],
        [-3, 36],
        [3, 36],
        [8, 33],
        [13, 28],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 3))
        .join(""),
      1.4,
    ],
  ],
  medals: [
    ["red", "M14 40h18v6h-18Z"],
    ["gold", oval(18, 49, 3.5)],
    ["gold", oval(28, 49, 3.5)],
  ],
  star: [["gold", "M-24 36l2.500 5l5.500 1l-4 4l1 5l-5 -2.500l-5 2.500l1 -5l-4 -4l5.500 -1Z", 1.6]],
} as const satisfies Record<string, Drawing>;

/** Hair, hats, beards and all that is worn on the face. */
const WORN = {
  slick: [
    ["hair", "M-20 -6C-28 -46 28 -46 20 -6Q19 -20 0 -27Q-19 -20 -20 -6Z"],
    ["none", "M-9 -34Q0 -38 9 -34M-14 -27Q-8 -32 -3 -33M14 -27Q8 -32 3 -33", 1.4],
  ],
  parted: [["hair", "M-20 -4C-28 -36 -14 -46 2 -43C26 -42 25 -20 20 -4Q20 -15 16 -20Q-2 -20 -11 -30Q-16 -14 -20 -4Z"]],
  quiff: [
    [
      "hair",
      "M-20 -6Q-25 -26 -14 -30Q-16 -46 4 -45Q26 -44 24 -30Q23 -14 20 -6Q20 -16 15 -22Q-2 -18 -14 -25Q-18 -16 -20 -6Z",
    ],
  ],
  messy: [
    [
      "hair",
      "M-20 -4L-26 -14L-22 -17L-29 -27L-21 -28L-23 -40L-12 -36L-8 -46L1 -39L10 -46L13 -36L24 -39L22 -28L29 -25L22 -17L26 -13L20 -4Q20 -16 14 -20L7 -26L3 -19L-4 -26L-9 -18Q-19 -18 -20 -4Z",
    ],
  ],
  tufts: [
    [
      "hair",
      "M-18 -2Q-26 4 -29 -4Q-34 -12 -28 -18Q-27 -27 -17 -26Q-19 -14 -18 -2ZM18 -2Q26 4 29 -4Q34 -12 28 -18Q27 -27 17 -26Q19 -14 18 -2Z",
    ],
    ["none", "M6 -29Q11 -27 13 -23", 1.4],
  ],
  receding: [["hair", "M-18 -1C-28 -14 -24 -34 -8 -37Q-17 -26 -16 -14ZM18 -1C28 -14 24 -34 8 -37Q17 -26 16 -14Z"]],
  fringe: [
    ["hair", "M-22 0C-27 -48 27 -48 22 0L18 -15H-18Z"],
    ["none", "M-7 -24L-8 -16M4 -26V-16M12 -24L13 -16", 1.4],
  ],
  swept: [["hair", "M-22 0Q-30 -40 0 -41Q30 -40 22 0Q22 -17 8 -27Q-4 -17 -16 -18Q-20 -12 -22 0Z"]],
  parting: [["hair", "M-21 0Q-28 -38 0 -39Q28 -38 21 0Q20 -20 0 -30Q-20 -20 -21 0Z"]],
  crop: [["hair", "M-21 -8C-28 -45 28 -45 21 -8L18 -16Q10 -25 0 -24Q-10 -25 -18 -16Z"]],
  sideburns: [["hair", "M-21 -12L-22 12L-13 10L-16 -6ZM21 -12L22 12L13 10L16 -6Z"]],

  moustache: [["hair", "M0 5Q-8 4 -15 14Q-6 15 0 10Q6 15 15 14Q8 4 0 5Z"]],
  walrus: [["hair", "M0 4C-10 2 -17 9 -17 20Q-8 18 0 14Q8 18 17 20C17 9 10 2 0 4Z"]],
  handlebar: [
    ["hair", "M0 5Q-8 3 -13 9Q-20 13 -25 4Q-26 17 -14 16Q-5 15 0 10Q5 15 14 16Q26 17 25 4Q20 13 13 9Q8 3 0 5Z"],
  ],
  pencil: [["hair", "M-10 10Q-5 6 0 8Q5 6 10 10Q5 9 0 10Q-5 9 -10 10Z", 1.4]],
  goatee: [["hair", "M-7 17Q0 20 7 17Q8 30 0 37Q-8 30 -7 17Z"]],
  beard: [["hair", "M-20 -10Q-14 4 -9 6Q0 2 9 6Q14 4 20 -10Q25 34 0 36Q-25 34 -20 -10Z"]],
  greatbeard: [
    ["hair", "M-21 -8Q-15 5 -8 6Q0 3 8 6Q15 5 21 -8Q32 20 17 33Q9 40 0 36Q-9 40 -17 33Q-32 20 -21 -8Z"],
    ["none", "M-10 23Q-10 28 -7 31M10 23Q10 28 7 31", 1.4],
  ],
  stubble: [["shade", "M-15 3Q-8 7 0 6Q8 7 15 3Q15 22 6 22H-6Q-15 22 -15 3Z", 0]],

  rounds: [["none", oval(-9, -8, 8) + oval(9, -8, 8) + "M-1 -9h2"]],
  specs: [
    ["none", box(-18, -14, 15, 11)],
    ["none", box(3, -14, 15, 11)],
    ["none", "M-3 -10H3"],
  ],
  halfmoons: [["none", "M-16 -4H-3Q-4 5 -10 5Q-16 5 -16 -4ZM3 -4H16Q16 5 10 5Q4 5 3 -4ZM-3 -3H3"]],
  catseyes: [
    [
      "none",
      "M-2 -10Q-3 -2 -10 -2Q-18 -2 -22 -16Q-10 -15 -2 -10ZM2 -10Q3 -2 10 -2Q18 -2 22 -16Q10 -15 2 -10ZM-2 -10h4",
      2.8,
    ],
  ],
  aviators: [
    ["brown", "M-19 -14H-2Q-1 3 -11 3Q-19 2 -19 -14ZM2 -14H19Q19 2 11 3Q1 3 2 -14Z"],
    ["none", "M-2 -13H2"],
    ["white", "M-15 -11l4 0l-3 6ZM6 -11l4 0l-3 6Z", 0],
  ],
  shades: [
    ["ink", "M-25 -17H-1Q-1 5 -13 5Q-25 3 -25 -17ZM1 -17H25Q25 3 13 5Q1 5 1 -17Z"],
    ["none", "M-2 -14H2", 3],
    ["grey", "M-21 -14h6l-4 9ZM5 -14h6l-4 9Z", 0],
  ],
  monocle: [
    ["none", oval(9, -8, 8.5), 3],
    ["none", "M17 -4Q21 10 16 24", 1.4],
  ],

  flatcap: [
    ["trim", "M-25 -17Q-32 -44 4 -45Q30 -44 26 -19Q14 -26 -2 -25Q-14 -24 -25 -17Z"],
    ["dark", "M-27 -15Q-16 -28 8 -25Q-6 -20 -17 -12Q-26 -10 -27 -15Z"],
  ],
  peaked: [
    ["cloth", "M-22 -20L-34 -38Q0 -56 34 -38L22 -20Z"],
    ["trim", "M-23 -19L-24 -28Q0 -36 24 -28L23 -19Q0 -27 -23 -19Z"],
    ["ink", "M-24 -19Q0 -29 24 -19Q12 -12 0 -14Q-12 -12 -24 -19Z"],
    ["gold", "M0 -47l2.500 5l5.500 1l-4 4l1 5l-5 -2.500l-5 2.500l1 -5l-4 -4l5.500 -1Z", 1.4],
  ],
  beret: [
    ["trim", "M-25 -16Q-38 -36 -10 -44Q22 -50 32 -32Q36 -22 22 -22Q-4 -28 -25 -16Z"],
    ["ink", "M-25 -16Q-4 -28 22 -22L22 -18Q-4 -24 -24 -12Z", 0],
  ],
  kerchief: [
    [
      "trim",
      "M-26 14C-36 -22 -26 -48 0 -48C26 -48 36 -22 26 14Q20 25 8 28Q20 10 18 -10Q12 -25 0 -25Q-12 -25 -18 -10Q-20 10 -8 28Q-20 25 -26 14Z",
    ],
    ["trim", "M0 27L-15 26L-8 37L0 31L8 37L15 26Z"],
    [
      "white",
      [
        [-16, -33],
        [0, -39],
        [16, -33],
        [-25, -12],
        [25, -12],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 2.4))
        .join(""),
      0,
    ],
  ],
  headband: [["trim", "M-23 -13Q0 -30 23 -13L22 -21Q0 -38 -22 -21Z"]],
  tarboosh: [
    ["red", "M-19 -21L-15 -46Q0 -50 15 -46L19 -21Q0 -28 -19 -21Z"],
    ["ink", "M0 -47Q14 -49 18 -41L20 -27L24 -28L19 -42Z"],
  ],
  crown: [
    ["gold", "M-22 -20L-28 -46L-13 -35L0 -51L13 -35L28 -46L22 -20Q0 -29 -22 -20Z"],
    ["red", oval(0, -33, 4)],
    ["gold", oval(-28, -46, 2.6)],
    ["gold", oval(0, -51, 2.6)],
    ["gold", oval(28, -46, 2.6)],
  ],
  domino: [
    ["ink", "M-27 -16Q-12 -20 0 -13Q12 -20 27 -16Q26 4 11 3Q3 2 0 -3Q-3 2 -11 3Q-26 4 -27 -16Z"],
    ["white", oval(-10, -8, 5.5, 4.5), 0],
    ["white", oval(10, -8, 5.5, 4.5), 0],
    ["ink", oval(-8, -8, 2.4), 0],
    ["ink", oval(12, -8, 2.4), 0],
  ],
  beanie: [
    ["trim", "M-22 -15C-24 -50 24 -50 22 -15Z"],
    ["trim", "M-25 -22Q0 -30 25 -22V-13Q0 -21 -25 -13Z"],
    ["none", "M-14 -24v8M-5 -26v8M5 -26v8M14 -24v8", 1.4],
  ],
  executioner: [
    ["trim", "M-24 30C-31 0 -24 -38 0 -51C24 -38 31 0 24 30Q12 22 0 40Q-12 22 -24 30Z"],
    ["white", "M-17 -12Q-8 -14 -4 -4Q-14 0 -17 -12ZM17 -12Q8 -14 4 -4Q14 0 17 -12Z"],
    ["ink", oval(-10, -7, 2.8), 0],
    ["ink", oval(10, -7, 2.8), 0],
    ["none", "M-18 -18L-5 -12M18 -18L5 -12", 3.4],
    ["none", "M0 0L-3 9Q0 12 3 9M-7 20Q0 15 7 20"],
  ],
  sheriff: [
    ["trim", "M-20 -22C-24 -54 -6 -46 0 -44C6 -46 24 -54 20 -22Z"],
    ["trim", "M-20 -23Q0 -30 20 -23Q34 -22 41 -33Q47 -14 24 -13Q0 -20 -24 -13Q-47 -14 -41 -33Q-34 -22 -20 -23Z"],
    ["gold", "M0 -43l2.500 5l5.500 1l-4 4l1 5l-5 -2.500l-5 2.500l1 -5l-4 -4l5.500 -1Z", 1.4],
  ],
  strawhat: [
    ["gold", "M-18 -24C-20 -52 20 -52 18 -24Z"],
    ["red", "M-19 -24L-18 -33Q0 -38 18 -33L19 -24Z"],
    ["gold", "M-46 -15Q-26 -32 0 -31Q26 -32 46 -15Q24 -20 0 -20Q-24 -20 -46 -15Z"],
    ["none", "M-32 -19l9 -6M32 -19l-9 -6M-7 -43l3 -3M3 -41l3 -3", 1.4],
  ],
  turban: [
    ["trim", "M-25 -16C-38 -38 -16 -52 2 -49C28 -49 34 -30 25 -16Q10 -28 -8 -24Q-18 -22 -25 -16Z"],
    ["none", "M-26 -26Q-4 -38 22 -22M-20 -39Q4 -42 27 -27M-6 -48Q14 -46 27 -34"],
  ],
  headcloth: [
    [
      "white",
      "M-24 -10C-30 -50 30 -50 24 -10Q22 24 36 40L22 50Q14 20 17 -12Q8 -24 0 -24Q-8 -24 -17 -12Q-14 20 -22 50L-36 40Q-22 24 -24 -10Z",
    ],
    ["ink", "M-24 -22Q0 -38 24 -22V-28Q0 -45 -24 -28Z"],
  ],
  helmet: [
    ["trim", "M-28 -14C-28 -54 28 -54 28 -14Q30 -8 22 -9Q0 -22 -22 -9Q-30 -8 -28 -14Z"],
    ["none", "M-28 -15Q0 -28 28 -15"],
  ],

  tophat: [
    ["ink", "M-19 -24L-22 -52H22L19 -24Z"],
    ["trim", "M-20 -31L-19 -24H19L20 -31Z"],
    ["ink", "M-34 -20Q0 -30 34 -20Q0 -12 -34 -20Z"],
  ],
  fedora: [
    ["trim", "M-19 -22C-22 -50 -8 -50 0 -45C8 -50 22 -50 19 -22Z"],
    ["ink", "M-19 -21L-19 -29Q0 -35 19 -29V-21Z"],
    ["trim", "M-36 -15Q-22 -26 0 -26Q22 -26 36 -15Q18 -18 0 -17Q-18 -18 -36 -15Z"],
  ],
  eyepatch: [
    ["none", "M-22 -22L22 -2"],
    ["ink", "M1 -13H18Q19 0 10 0Q2 0 1 -13Z"],
  ],
  bandana: [["trim", "M-22 -13C-24 -46 24 -46 22 -13Q0 -25 -22 -13ZM21 -16L36 -22L32 -13L38 -8L22 -10Z"]],
  stars: [
    [
      "gold",
      "M-11 -21l4 8l9 1l-6.500 6l2 9l-8.500 -4.500l-8.500 4.500l2 -9l-6.500 -6l9 -1ZM11 -21l4 8l9 1l-6.500 6l2 9l-8.500 -4.500l-8.500 4.500l2 -9l-6.500 -6l9 -1Z",
    ],
    [
      "ink",
      "M-11 -13l2 4l4 1l-3 3l1 4l-4 -2l-4 2l1 -4l-3 -3l4 -1ZM11 -13l2 4l4 1l-3 3l1 4l-4 -2l-4 2l1 -4l-3 -3l4 -1Z",
      0,
    ],
  ],
  pakol: [
    ["trim", "M-22 -20C-22 -42 22 -42 22 -20Z"],
    ["trim", "M-26 -24Q0 -34 26 -24Q30 -16 25 -14Q0 -24 -25 -14Q-30 -16 -26 -24Z"],
  ],
  hoodie: [
    [
      "cloth",
      "M-32 34C-42 -2 -28 -48 0 -48C28 -48 42 -2 32 34Q22 30 17 22Q26 -6 16 -20Q8 -28 0 -28Q-8 -28 -16 -20Q-26 -6 -17 22Q-22 30 -32 34Z",
    ],
  ],
  skullcap: [
    ["trim", "M-20 -20C-18 -44 18 -44 20 -20Q0 -29 -20 -20Z"],
    ["none", "M-18 -27Q0 -35 18 -27", 1.4],
  ],
  hoops: [
    ["gold", oval(-22, 8, 4.5, 6)],
    ["gold", oval(22, 8, 4.5, 6)],
    ["hair", oval(-22, 7, 1.6, 3), 0],
    ["hair", oval(22, 7, 1.6, 3), 0],
  ],
  drops: [["gold", "M-21 3l4 9h-8ZM21 3l4 9h-8Z", 1.6]],
  freckles: [
    [
      "red",
      [
        [-13, 2],
        [-9, 4],
        [-15, 6],
        [13, 2],
        [9, 4],
        [15, 6],
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 1))
        .join(""),
      0,
    ],
  ],
  wrinkles: [["none", "M-9 -22Q0 -25 9 -22M-16 8Q-12 11 -12 15M16 8Q12 11 12 15", 1.4]],
  mole: [["ink", oval(10, 8, 1.7), 0]],
  blush: [
    ["blush", oval(-13, 5, 5, 3.5), 0],
    ["blush", oval(13, 5, 5, 3.5), 0],
  ],
  cigar: [
    ["brown", "M5 12L30 18L29 24L4 17Z"],
    ["red", "M30 18L34 19L33 25L29 24Z"],
    ["none", "M36 15q5 -4 1 -8t2 -9", 1.6],
  ],
  pipe: [
    ["brown", "M5 14L20 20V12H31V24Q30 31 24 30Q17 27 4 18Z"],
    ["none", "M26 8q4 -4 0 -8t2 -8", 1.6],
  ],
  straw: [["gold", "M3 13L30 6L28 1L38 2L36 10L31 8L4 16Z", 1.6]],
  pencilear: [
    ["gold", "M15 -10L31 -30L35 -27L20 -7Z"],
    ["ink", "M15 -10L14 -5L20 -7Z", 0],
  ],
  chin: [["none", "M-8 26Q0 30 8 26"]],
} as const satisfies Record<string, Drawing>;

const EYES: Record<Mood, Drawing> = {
  calm: [
    ["white", oval(-8.5, -8, 5, 4.5), 1.6],
    ["white", oval(8.5, -8, 5, 4.5), 1.6],
    ["ink", oval(-7.5, -7.5, 2.3), 0],
    ["ink", oval(9.5, -7.5, 2.3), 0],
  ],
  pleased: [["none", "M-13.500 -6Q-8.500 -13 -3.500 -6M3.500 -6Q8.500 -13 13.500 -6", 2.6]],
  angry: [
    ["white", "M-14 -12L-4 -7Q-5 -3 -9 -3Q-14 -4 -14 -12ZM14 -12L4 -7Q5 -3 9 -3Q14 -4 14 -12Z", 1.6],
    ["ink", oval(-7.5, -6, 2), 0],
    ["ink", oval(7.5, -6, 2), 0],
  ],
  worried: [
    ["white", oval(-8.5, -8, 5.5, 6), 1.6],
    ["white", oval(8.5, -8, 5.5, 6), 1.6],
    ["ink", oval(-7.5, -9, 1.7), 0],
    ["ink", oval(9.5, -9, 1.7), 0],
  ],
  proud: [
    ["white", oval(-8.5, -7, 5, 4), 1.6],
    ["white", oval(8.5, -7, 5, 4), 1.6],
    ["ink", oval(-7, -6, 2.2), 0],
    ["ink", oval(10, -6, 2.2), 0],
    ["tan", "M-14 -7Q-13 -12 -8.500 -12Q-4 -12 -3 -7ZM3 -7Q4 -12 8.500 -12Q13 -12 14 -7Z", 1.6],
  ],
};
const BROWS: Record<Mood, string> = {
  calm: "M-14 -16Q-9 -19 -4 -16M4 -16Q9 -19 14 -16",
  pleased: "M-14 -17Q-9 -22 -4 -18M4 -18Q9 -22 14 -17",
  angry: "M-15 -18L-3 -12M15 -18L3 -12",
  worried: "M-15 -15Q-9 -17 -4 -21M15 -15Q9 -17 4 -21",
  proud: "M-14 -17Q-9 -21 -4 -17M4 -19Q9 -24 14 -19",
};
const MOUTHS: Record<Mood, Drawing> = {
  calm: [["none", "M-6 14Q0 16 6 14"]],
  pleased: [
    ["red", "M-9 11Q0 14 9 11Q8 21 0 21Q-8 21 -9 11Z"],
    ["white", "M-8 12.500Q0 15 8 12.500L7 15.500Q0 17 -7 15.500Z", 0],
  ],
  angry: [
    ["white", "M-8 18Q-7 11 0 11Q7 11 8 18Z"],
    ["none", "M-8 18Q0 14 8 18M-3 12v4M3 12v4", 1.4],
  ],
  worried: [["none", "M-8 16q2.700 -4 5.300 0t5.300 0t5.300 -1"]],
  proud: [["none", "M-7 14Q2 18 8 12M8 12l2 -2"]],
};
const LIPS: Drawing = [["red", "M-6 14Q-3 10 0 12Q3 10 6 14Q0 20 -6 14Z", 1.4]];

const JAW: ReadonlySet<string> = new Set(["beard", "greatbeard", "goatee", "stubble"]);

/** The shapes of a head without neck and shoulders, from back to front. */
export function head(look: Look, mood: Mood): Drawing {
  return [...back(look), ...front(look, mood)];
}

/** The shapes of a portrait, from back to front. */
export function portrait(look: Look, mood: Mood): Drawing {
  const neck: Drawing = [["tan", "M-9 12V24Q0 34 9 24V12Z"], ...CLOTHES[look.clothes]];
  const on = look.chest ? CHEST[look.chest] : [];
  return [...back(look), ...neck, ...on, ...front(look, mood)];
}

function back({ behind }: Look): Drawing {
  return behind ? BEHIND[behind] : [];
}

function front({ face, nose, wears, brows = 3, lips = false }: Look, mood: Mood): Drawing {
  const worn = (jaw: boolean): Drawing =>
    wears.filter((part) => JAW.has(part) === jaw).flatMap((part): Drawing => WORN[part]);
  return [
    ["skin", `${oval(-20, -3, 4.5, 6)}${oval(20, -3, 4.5, 6)}`],
    ["skin", FACES[face]],
    ...worn(true),
    ...(lips && (mood === "calm" || mood === "proud") ? LIPS : MOUTHS[mood]),
    ...EYES[mood],
    ["none", BROWS[mood], brows],
    ...NOSES[nose],
    ...worn(false),
  ];
}
