/**
 * Characters to replace with those in `READ_AS`: white suit symbols, the heart that phones insert, and Cyrillic and
 * Greek lookalikes.
 */
const SIGNS = '♤♡♢♧❤АКТСНЅΑΚΤΗ';
const READ_AS = '♠♥♦♣♥AKTCHSAKTH';
const SIGN = new RegExp(`[${SIGNS}]`, 'g');

/**
 * Ranks of the playing-card characters from U+1F0A1, U+1F0B1 and so on. The knight is read as the queen, because
 * Italian packs have a knight instead of a queen.
 */
const RANKS = 'A23456789TJQQK';

/** Returns the two characters for a playing-card character: `A♠`, or `??` for the back. */
function cardSigns(character: string): string {
  const place = character.codePointAt(0)! - 0x1f0a0;
  return (place & 15) === 0 ? '??' : RANKS.charAt((place & 15) - 1) + '♠♥♦♣'.charAt(place >> 4);
}

/**
 * Converts text from any keyboard, phone or editor to the characters that the parsers accept. The result has the same
 * length, so offsets still match: characters removed from a word become spaces after it.
 *
 * - Playing-card characters, white suit symbols, full-width forms, dashes and lookalike letters become ASCII and
 *   `♠♥♦♣`.
 * - Spaces of any kind become plain spaces, and any line endings become `\n`.
 * - Invisible characters are removed: variation selectors, zero-width spaces, bidi controls.
 */
export const plain = (text: string): string =>
  /[^\n -~]/.test(text)
    ? text
        .replace(/\r\n|\s/g, (space) =>
          space === '\r\n' ? ' \n' : space === '\ufeff' ? '\u200b' : /[\n\v\f\r\u2028\u2029]/.test(space) ? '\n' : ' ',
        )
        .replace(/[\u{1f0a0}-\u{1f0ae}\u{1f0b1}-\u{1f0be}\u{1f0c1}-\u{1f0ce}\u{1f0d1}-\u{1f0de}]/gu, cardSigns)
        .replace(/[！-～]/g, (wide) => wide.normalize('NFKC'))
        .replace(/[‐-―−﹘﹣]/g, '-')
        .replace(SIGN, (sign) => READ_AS.charAt(SIGNS.indexOf(sign)))
        .replace(/[^ \n/:,|{}[\]()"“„«]+/g, (word) => word.replace(/\p{DI}/gu, '').padEnd(word.length))
    : text;
