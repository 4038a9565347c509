/** A board as lists with headings, for people who read it rather than look at it. Every game's `picture.ts` makes its own. */
export interface Listing {
  title: string;
  rows: readonly string[];
}
