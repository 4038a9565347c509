/** The thing on the page that somebody touched last, to answer beside it. */

const PLACES = "section.board, #act";
const THINGS = "button, a, label, [role], [tabindex]";

let last: Element | null = null;

/** Called with what people do, before the page reacts to it. */
export function remember(event: Event): void {
  if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
  const at = event.target;
  if (!(at instanceof Element)) return;
  const place = at.closest(PLACES);
  if (!place) return;
  const thing = at.closest(THINGS);
  last = thing && thing !== place && place.contains(thing) ? thing : at;
}

/** What was touched last, if it is still in sight. */
export function touched(): Element | null {
  if (!last?.isConnected || last.matches("section.board")) return null;
  const { width, height } = last.getBoundingClientRect();
  return width > 0 && height > 0 ? last : null;
}
