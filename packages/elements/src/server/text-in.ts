const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' '};

/** Parts that are not read: captions, comments, and slotted content from the page. */
const BESIDE = /<!--[^]*?-->|<(figcaption|style|template)\b[^]*?<\/\1>|<([\w-]+)\s[^>]*?\bslot\s*=[^]*?<\/\2>/gi;

/** Script, whose text is used as it is. */
const SCRIPT = /<script\b[^>]*>([^]*?)<\/script>/i;

/** Returns the text of the page's own HTML inside a diagram or a replay, as an element in a page would read it. */
export function textIn(html: string): string {
  const [, script] = SCRIPT.exec(html) ?? [];
  return (
    script ??
    html
      .replace(BESIDE, '')
      .replace(/<[^>]*>/g, '')
      .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
  ).trim();
}
