/** Matches letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Returns a player's name for display and speech, on one line. Returns an empty string if the name has no visible
 * characters. Removes bidi controls, and isolates a name with right-to-left letters, so that it never changes the order
 * of the surrounding words.
 */
export function shownName(given: string | null | undefined): string {
  const name = (given ?? '')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (/^[\p{Z}\p{Cf}\p{DI}\u2800]*$/u.test(name)) return '';
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
