/**
 * Returns the key that a reader means on a keyboard of any language. The digit row gives digits even if it types other signs without Shift, as
 * in French, or other digits, as in Persian. Letter keys of another script give Latin letters. Otherwise returns `event.key`.
 */
export function keyOf({key, code, shiftKey}: KeyboardEvent): string {
  if (!shiftKey && /^Digit\d$/.test(code)) return code.at(-1)!;
  const isOtherLetter = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return isOtherLetter && /^Key[A-Z]$/.test(code) ? code.at(-1)!.toLowerCase() : key;
}
