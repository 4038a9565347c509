/** A move that is put together step by step. */
import type { Deed } from "./picture";
import type { Item } from "./types";

/** What has been chosen so far. Steps are added one by one, so that one can go back. */
export interface Draft {
  to: number | null;
  item: Item | null;
  deed: Deed | "Initiate" | "Strike" | null;
  /** A rumour of one's own is being written. */
  slip: boolean;
}

export const NOTHING: Draft = { to: null, item: null, deed: null, slip: false };
