/**
 * Returns the key that a reader means, on a keyboard of any language: a digit, where the row of digits gives other signs without Shift, as in
 * French, or other digits, as in Persian; a Latin letter, where the keyboard has those of another script. Otherwise `event.key`.
 */
export function keyOf({key, code, shiftKey}: KeyboardEvent): string {
  if (!shiftKey && /^Digit\d$/.test(code)) return code.at(-1)!;
  const isOtherLetter = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return isOtherLetter && /^Key[A-Z]$/.test(code) ? code.at(-1)!.toLowerCase() : key;
}
