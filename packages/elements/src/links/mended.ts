/** Fields that mail programs, chat apps and advertisers add. */
const ADDED = /[?&](?:utm_\w+|[a-z]{0,9}cl?k?id|igsh(?:id)?|mibextid|mc_[ce]id)=[^&?#]*/gi;
/** The last field, if its value is a word. Anything after it belongs to the surrounding text. */
const WORD =
  /((?:^|&)(?:cartavola|game|element|lang|dir|deck|theme|level|players|rules|seat|ply|record|beat|id|view|letters|sharing|speed)=.*?[\w-])(?:[^\w&=%-]|%(?:2[027]|3[ce]|60|c2%..|e[23]%80%..))+$/i;
/** The seed of a deal of the day, which ends with a game's id. */
const DAY = /(&seed=cartavola\+daily\+\d+\+[\d-]+\+[a-z-]+)[^\w&=+-].*$/;
/** Punctuation that must belong to the surrounding text, because links encode these characters. */
const AROUND = /[!'(),;:[\]{}|]+\.?$/;

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
  // Search only the end, because a fragment may be long.
  const place = Math.max(link.lastIndexOf('&'), link.length - 200, 0);
  const end = link.slice(place);
  const bare = (own === undefined ? end : end.replace(AROUND, '')).replace(WORD, '$1').replace(DAY, '$1');
  return link.slice(0, place) + bare;
}
