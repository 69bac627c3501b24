/** Fields that mail programs, chats and advertisers add. */
const ADDED = /[?&](?:utm_\w+|[a-z]{0,9}cl?k?id|igsh(?:id)?|mibextid|mc_[ce]id)=[^&?#]*/gi;
/** The last field, where its value is a word: what stands after that belongs to the text around the link. */
const WORD =
  /((?:^|&)(?:cartavola|game|element|lang|dir|deck|theme|level|players|rules|seat|ply|record|beat|id|view|letters|sharing|speed)=.*?[\w-])(?:[^\w&=%-]|%(?:2[027]|3[ce]|60|c2%..|e[23]%80%..))+$/i;
/** The seed of a day, which ends with the id of a game. */
const DAY = /(&seed=cartavola\+daily\+\d+\+[\d-]+\+[a-z-]+)[^\w&=+-].*$/;
/** Signs of the text around a link, which are encoded within one. */
const AROUND = /[!'(),;:[\]{}|]+\.?$/;

/**
 * Returns a fragment, without its `#`, as it was before mail programs and chats changed it, where only one reading is possible: encoded once more,
 * with `&amp;`, after a path, before a query, or with signs of the sentence at its end. In links of the kit no value has a raw `=`, `&`, `?` or `#`.
 */
export function mended(hash: string): string {
  let text = hash.replace(/^#?[!/?]*/, '');
  if (!text.includes('=') && /%3d/i.test(text))
    try {
      text = decodeURIComponent(text);
    } catch {
      // It is encoded in another way.
    }
  text = text
    .replace(/&(?:amp;|#38;|#x26;)+/gi, '&')
    .replace(/%26(?:amp(?:;|%3b))*(?=[a-z-]{1,40}=)/gi, '&')
    .replace(/(^|&)([a-z-]{1,40})%3d/gi, '$1$2=')
    .replace(ADDED, '');
  const own = text.split(/#|\?(?=[\w.-]{1,40}=)/).find((part) => /(?:^|&)cartavola=/.test(part));
  const link = own ?? text;
  // No more than the end is searched, as a fragment may be long.
  const place = Math.max(link.lastIndexOf('&'), link.length - 200, 0);
  const end = link.slice(place);
  const bare = (own === undefined ? end : end.replace(AROUND, '')).replace(WORD, '$1').replace(DAY, '$1');
  return link.slice(0, place) + bare;
}
