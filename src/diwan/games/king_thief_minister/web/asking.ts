/** What is asked beside the table, and what one can say to it. */
import type { BoardWords } from "$client/lib/board";
import type { Thing } from "$client/lib/words";
import type { Act } from "./ActSign.svelte";
import type { Choice } from "./Dock.svelte";
import { FACES, fitting, isSame, type Face } from "./picture";
import type { Move, View } from "./types";

export interface Asked {
  view: View;
  menu: readonly Move[];
  words: BoardWords;
  /** The spots that were touched, and the character that is to be put on a card. */
  picks: readonly number[];
  chip: Face | null;
}

const MANNERS = { open: "open", swap: "swap", keep: "keep", chance: "chance" } as const;

export function choicesOf({ view, menu, words, picks }: Asked): Choice[] {
  const choice = (move: Move, act: Act | null, face: Face | null = null, name = words.move(move)): Choice => ({
    move,
    act,
    face,
    name,
    about: words.hint(move as Thing) ?? "",
    can: menu.some((one) => isSame(one, move)),
  });
  if (menu.length === 0 || view.phase.type === "Turn")
    return FACES.map((face) => choice({ type: "Claim", character: face }, null, face, words.value("character", face)));
  switch (view.phase.type) {
    case "HiddenLooking":
      return [choice({ type: "Decline" }, "blind")];
    case "HiddenDoubt":
      return [choice({ type: "Pass" }, "pass"), choice({ type: "Challenge" }, "eye")];
    case "HiddenAnswering":
      return [choice({ type: "YesSir" }, "yes"), choice({ type: "Silent" }, "silent")];
    case "Naming":
      return [choice({ type: "GiveUp" }, "flag")];
    case "HiddenStandstill":
      return [choice({ type: "PlayOn" }, "pass"), choice({ type: "EndGame" }, "flag")];
    default:
      if (!picks.length) return [];
      return fitting(view, menu, picks, true).map((move) =>
        move.type === "Swap"
          ? choice(move, MANNERS[move.manner], null, words.say(`swap-${move.manner}`))
          : move.type === "Execute"
            ? choice(move, null, move.character, words.value("character", move.character))
            : choice(move, "eye"),
      );
  }
}

export function questionOf({ view, menu, words, picks, chip }: Asked): string {
  const { phase } = view;
  const spotName = (spot: number | undefined): string => words.value("spot", spot ?? 0);
  if (!menu.length) return words.say("ask-characters");
  switch (phase.type) {
    case "HiddenLooking":
      return words.say("ask-look");
    case "HiddenDoubt":
      return words.say("ask-doubt", {
        seat: words.seat(phase.claimant),
        character: words.value("character", phase.character),
      });
    case "HiddenAnswering":
      return words.say("ask-answer", { seat: words.seat(phase.king) });
    case "HiddenStandstill":
      return words.say("ask-standstill");
    case "Naming":
      return chip
        ? words.say("ask-name-spot", { character: words.value("character", chip) })
        : picks.length
          ? words.say("ask-name-character", { spot: spotName(picks[0]) })
          : words.say("ask-name");
    case "Acting": {
      if (phase.character === "S") return words.say("ask-tax");
      if (phase.character === "E") {
        const victim = view.spots.indexOf(picks[0] ?? -1);
        return victim < 0 ? words.say("ask-execute") : words.say("ask-execute-card", { victim: words.name(victim) });
      }
      const [a, b] = [...picks].sort((one, other) => one - other);
      if (a === undefined) return words.say("ask-swap");
      if (b === undefined) return words.say("ask-swap-second", { a: spotName(a) });
      return words.say("ask-manner", { a: spotName(a), b: spotName(b) });
    }
    default:
      return words.say("ask-turn");
  }
}

/** The character that is in question. */
export function portraitOf({ view: { phase }, menu }: Asked): Face | null {
  if (menu.length === 0) return null;
  switch (phase.type) {
    case "HiddenDoubt":
    case "Acting":
      return phase.character;
    case "HiddenAnswering":
      return "K";
    case "Naming":
      return "P";
    default:
      return null;
  }
}
