/** A board as headed lists: the form for those who read it rather than look at it. Every game's `picture.ts` makes its own. */
export interface Listing {
  title: string;
  rows: readonly string[];
}
