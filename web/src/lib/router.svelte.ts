/** Which page the address names. */

export type Place =
  | { page: "lobby" }
  | { page: "nowhere" }
  | { page: "table"; table: string }
  | { page: "learn"; game: string; lesson: string }
  | { page: "replay"; table: string; game: number; move: number | null; of: string };

export function placeOf(address: URL): Place {
  const [, kind, table, lesson] = address.pathname.split("/");
  if (kind === "learn" && table && lesson) return { page: "learn", game: table, lesson };
  if (kind !== "t" || !table) return { page: address.pathname === "/" ? "lobby" : "nowhere" };
  const game = Number(address.searchParams.get("replay") ?? 0);
  if (!game) return { page: "table", table };
  const move = address.searchParams.get("move");
  return {
    page: "replay",
    table,
    game,
    move: move === null ? null : Number(move),
    of: address.searchParams.get("of") ?? "all",
  };
}

/** The secret in the fragment of a personal link; other fragments are none of ours. */
export function secretIn(fragment: string): string | null {
  return /^#([\w-]{22})$/.exec(fragment)?.[1] ?? null;
}

export const route: { place: Place } = $state({ place: placeOf(new URL(location.href)) });

export function go(address: string): void {
  history.pushState(null, "", address);
  route.place = placeOf(new URL(location.href));
  scrollTo(0, 0);
}

/** Opens a link without loading the client anew. With a key held down, the browser opens it in another tab or window. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { pathname, search } = event.currentTarget;
  go(pathname + search);
}

addEventListener("popstate", () => {
  route.place = placeOf(new URL(location.href));
});
