import {attribute, type ParsedElement} from '../check/page-tree.js';

/** Attributes that load files, keyed by element. Excludes links to other pages, which don't load anything. */
const LOADING = new Map<string, readonly string[]>(
  Object.entries({
    audio: ['src'],
    embed: ['src'],
    iframe: ['src'],
    image: ['href', 'xlink:href'],
    img: ['src', 'srcset'],
    input: ['src'],
    link: ['href', 'imagesrcset'],
    object: ['data'],
    script: ['src'],
    source: ['src', 'srcset'],
    track: ['src'],
    use: ['href', 'xlink:href'],
    video: ['src', 'poster'],
  }),
);
/** Matches `rel` values of `<link>` that don't load anything. */
const NOT_LOADED =
  /\b(?:alternate|author|canonical|dns-prefetch|help|license|me|next|preconnect|prev|privacy-policy|search|shortlink|tag)\b/i;

/** URL in an attribute. */
export interface FoundAddress {
  readonly attribute: string;
  readonly address: string;
}

/** Lists the URLs that an element loads. */
export function addressesOf(element: ParsedElement): readonly FoundAddress[] {
  const {tagName} = element;
  if (tagName === 'link' && NOT_LOADED.test(attribute(element, 'rel') ?? '')) return [];
  // Custom elements also load files, such as a table's record.
  const names = LOADING.get(tagName) ?? (tagName.includes('-') ? ['src'] : []);
  return names.flatMap((name) => {
    const value = attribute(element, name)?.trim();
    if (!value) return [];
    const all = name.endsWith('srcset') ? value.split(/,\s+/).map((one) => one.trim().split(/\s+/)[0]!) : [value];
    return all.map((address) => ({attribute: name, address}));
  });
}

/**
 * Matches parts of a style sheet: URLs, and comments and other strings, which don't load anything. A match extends to
 * the end of its part or of the style sheet, so that nothing is searched twice.
 */
const STYLE_PARTS =
  /\/\*[^]*?(?:\*\/|$)|(?:url\(\s*|@import\s+)(?:"([^"\\]*(?:\\[^][^"\\]*)*)"?|'([^'\\]*(?:\\[^][^'\\]*)*)'?)|url\(\s*([^"')\s]*)|"[^"\\]*(?:\\[^][^"\\]*)*"?|'[^'\\]*(?:\\[^][^'\\]*)*'?/gi;

/** Lists the URLs that a style sheet loads. */
export const addressesInStyle = (css: string): readonly string[] =>
  [...css.matchAll(STYLE_PARTS)].map((found) => found.slice(1).find((one) => one !== undefined) ?? '').filter(Boolean);

/** Lists the modules that a script may import from relative URLs or from other sites. */
export const addressesInScript = (script: string): readonly string[] =>
  [
    ...script.matchAll(
      /\b(?:from|import)\s*(?:\(\s*)?(?:"((?:\.{1,2}|https?:\/)\/[^"\n]*)"|'((?:\.{1,2}|https?:\/)\/[^'\n]*)')/g,
    ),
  ].map(([, double, single]) => (double ?? single)!);
