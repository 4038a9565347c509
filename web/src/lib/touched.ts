/** The thing on the page that somebody touched last, to answer beside it. */

const PLACES = "section.board, #act";
const THINGS = "button, a, label, [role], [tabindex]";
const DIALOGS = "dialog, [role=dialog]";

let last: Element | null = null;
/** What was touched to open the dialog that `last` is in; null outside of dialogs. */
let opener: Element | null = null;
let isInDialog = false;

/** Called with what people do, before the page reacts to it. */
export function remember(event: Event): void {
  if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
  const at = event.target;
  if (!(at instanceof Element)) return;
  const place = at.closest(PLACES);
  if (!place) return;
  const wasInDialog = isInDialog;
  isInDialog = at.closest(DIALOGS) !== null;
  if (!isInDialog) opener = null;
  else if (!wasInDialog) opener = last;
  const thing = at.closest(THINGS);
  last = thing && thing !== place && place.contains(thing) ? thing : at;
}

/** What was touched last, if it is still in sight; a dialog closes with its move, and what opened it stays. */
export function touched(): Element | null {
  return [last, opener].find((one) => one && isInSight(one)) ?? null;
}

function isInSight(one: Element): boolean {
  if (!one.isConnected || one.matches("section.board")) return false;
  const { width, height } = one.getBoundingClientRect();
  return width > 0 && height > 0;
}
