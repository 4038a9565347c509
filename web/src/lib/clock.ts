/** What a clock shows. */

/** A clock is shown for its last minutes only: nobody is hurried in a first turn, which may take much longer. */
const SHOWN_SECONDS = 300;

/** The seconds up to a deadline; null where there is none, or none to show yet. Times are the server's, in milliseconds.
 *  @param held until when the clocks stand still, because somebody asks for a pause; the deadline includes that time. */
export function secondsLeft(deadline: number | null, now: number, held: number): number | null {
  if (deadline === null) return null;
  const seconds = Math.max(0, Math.ceil((deadline - Math.max(now, held)) / 1000));
  return seconds > SHOWN_SECONDS ? null : seconds;
}
