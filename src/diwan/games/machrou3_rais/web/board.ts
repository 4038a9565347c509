import { boardFrom } from "$client/lib/boardFrom.svelte";
import Board from "./Board.svelte";

export const mount = boardFrom(Board);
