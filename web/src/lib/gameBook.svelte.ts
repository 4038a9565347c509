/** The game that a page shows: its entry in the catalogue and its texts in the reader's language, once they are loaded. */
import { Book } from "./book.svelte";
import { findGame, titleOf } from "./catalogue";
import { settings } from "./settings.svelte";
import type { GameShown } from "./wire";

const NONE = new Book("en", []);

interface Wishes {
  /** Whether to ask the server now; what failed is asked for again when this becomes true again. */
  isLive?: () => boolean;
  /** Whether the sentences of guided games are needed too. */
  withLessons?: boolean;
  onfail?: (error: unknown) => void;
}

export class GameBook {
  entry: GameShown | null = $state.raw(null);
  book: Book = $state.raw(NONE);

  /** Created by a component while it is set up.
   *  @param id tells the game; null as long as it is not known. */
  constructor(
    id: () => string | null,
    { isLive = () => true, withLessons = false, onfail = () => undefined }: Wishes = {},
  ) {
    $effect(() => {
      const game = id();
      if (!game || !isLive()) return;
      findGame(game).then((found) => (this.entry = found ?? this.entry), onfail);
    });
    $effect(() => {
      const { entry } = this;
      if (!entry || !isLive()) return;
      let gone = false;
      Book.open(settings.language, entry, withLessons).then((opened) => gone || (this.book = opened), onfail);
      return () => (gone = true);
    });
  }

  get isReady(): boolean {
    return this.book !== NONE;
  }

  /** Empty until it is known in the reader's language. */
  get title(): string {
    return this.entry && this.isReady ? titleOf(this.entry, this.book) : "";
  }
}
