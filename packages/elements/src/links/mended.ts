/** Fields that mail programs, chat apps and advertisers add. */
const ADDED = /[?&](?:utm_\w+|[a-z]{0,9}cl?k?id|igsh(?:id)?|mibextid|mc_[ce]id)=[^&?#]*/gi;
/** The last field, if its value is a word. Anything after it belongs to the surrounding text. */
const WORD =
  /^&?(?:cartavola|game|element|lang|dir|deck|theme|level|players|rules|seat|ply|record|beat|id|view|letters|sharing|speed)=.*[\w-]$/i;
/** A character at the end, encoded or not, that can't belong to a word. */
const AFTER_WORD = /(?:[^\w&=%-]|%(?:2[027]|3[ce]|60|c2%..|e[23]%80%..))$/i;
/** The seed of a deal of the day, which ends with a game's id. */
const DAY = /^(&seed=cartavola\+daily\+\d+\+[\d-]+\+[a-z-]+)[^\w&=+-].*$/;
/** Punctuation that must belong to the surrounding text, because links encode these characters. */
const AROUND = "!'(),;:[]{}|";

/** Removes `AROUND` at the end of a text, with a full stop after it. */
function withoutAround(text: string): string {
  const last = text.endsWith('.') ? text.length - 1 : text.length;
  let end = last;
  while (end > 0 && AROUND.includes(text.charAt(end - 1))) end--;
  return end < last ? text.slice(0, end) : text;
}

/** Removes what follows the last field, if its value is a word. */
function withoutRest(field: string): string {
  let bare = field;
  for (let rest = AFTER_WORD.exec(bare); rest; rest = AFTER_WORD.exec(bare)) bare = bare.slice(0, rest.index);
  return WORD.test(bare) ? bare : field;
}

/**
 * Repairs a fragment that a mail program or chat app has altered, if only one interpretation is possible, and returns
 * it without its `#`. Handles double encoding, `&amp;`, a path before the fragment, and a query or punctuation after
 * it. Values in the kit's links never contain a raw `=`, `&`, `?` or `#`.
 */
export function mended(hash: string): string {
  let text = hash.replace(/^#?[!/?]*/, '');
  if (!text.includes('=') && /%3d/i.test(text))
    try {
      text = decodeURIComponent(text);
    } catch {
      // The text isn't valid percent-encoding.
    }
  text = text
    .replace(/&(?:amp;|#38;|#x26;)+/gi, '&')
    .replace(/%26(?:amp(?:;|%3b))*(?=[a-z-]{1,40}=)/gi, '&')
    .replace(/(^|&)([a-z-]{1,40})%3d/gi, '$1$2=')
    .replace(ADDED, '');
  const own = text.split(/#|\?(?=[\w.-]{1,40}=)/).find((part) => /(?:^|&)cartavola=/.test(part));
  const link = own ?? text;
  // Search only the end, because a fragment may be long. Only its first character can be `&`.
  const place = Math.max(link.lastIndexOf('&'), link.length - 200, 0);
  const end = link.slice(place);
  const bare = withoutRest(own === undefined ? end : withoutAround(end)).replace(DAY, '$1');
  return link.slice(0, place) + bare;
}
