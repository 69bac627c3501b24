const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' '};

/**
 * Matches a comment, a script with its text, or a tag. Without an end, each extends to the end of the HTML, as in
 * browsers, so that nothing is searched twice.
 */
const MARKUP =
  // oxlint-disable-next-line regexp/no-super-linear-backtracking -- Linear, because a script matches up to the end of the text.
  /<!--[^]*?(?:-->|$)|<script(?=[\s/>])([^>]*)>?([^]*?)(?:<\/script\s*>|$)|<(\/?)([a-z][^\s/>]*)([^>]*)>?/gi;

/** Pattern for elements whose text isn't part of the content, and for those without text. */
const BESIDE = /^(?:figcaption|style|template)$/;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Returns the text of the first script in HTML whose attributes match a pattern, or undefined if there is none. */
export function scriptIn(html: string, pattern: RegExp): string | undefined {
  for (const [, attributes, script] of html.matchAll(MARKUP))
    if (attributes !== undefined && pattern.test(attributes)) return script;
  return undefined;
}

/** Returns the text in the page's own HTML inside a diagram or a replay, as the element reads it in a browser. */
export function textIn(html: string): string {
  const script = scriptIn(html, /^/);
  if (script !== undefined) return script.trim();
  const texts: string[] = [];
  let at = 0;
  /** Element that is left out: a caption or slotted content from the page. */
  let beside = {name: '', depth: 0};
  for (const {0: markup, 3: slash, 4: tag, 5: attributes = '', index} of html.matchAll(MARKUP)) {
    if (beside.depth === 0) texts.push(html.slice(at, index));
    at = index + markup.length;
    const name = tag?.toLowerCase();
    if (name === undefined || VOID.test(name)) continue;
    if (beside.depth > 0) beside.depth += name !== beside.name ? 0 : slash ? -1 : 1;
    else if (!slash && (BESIDE.test(name) || /\sslot\s*=/i.test(attributes))) beside = {name, depth: 1};
  }
  if (beside.depth === 0) texts.push(html.slice(at));
  return texts
    .join('')
    .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();
}
