/**
 * Returns the intended key, regardless of the keyboard layout. The digit row returns digits, even on layouts where it
 * requires Shift (French) or types other digits (Persian). Letter keys of non-Latin layouts return Latin letters. Other
 * keys return `event.key`.
 */
export function keyOf({key, code, shiftKey}: KeyboardEvent): string {
  if (!shiftKey && /^Digit\d$/.test(code)) return code.at(-1)!;
  const isOtherLetter = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  return isOtherLetter && /^Key[A-Z]$/.test(code) ? code.at(-1)!.toLowerCase() : key;
}
