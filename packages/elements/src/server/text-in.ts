const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' '};

/** Pattern for parts to skip: captions, comments, and slotted content from the page. */
const BESIDE = /<!--[^]*?-->|<(figcaption|style|template)\b[^]*?<\/\1>|<([\w-]+)\s[^>]*?\bslot\s*=[^]*?<\/\2>/gi;

/** Pattern for a script, whose text is used unchanged. */
const SCRIPT = /<script\b[^>]*>([^]*?)<\/script>/i;

/** Returns the text in the page's own HTML inside a diagram or a replay, as the element reads it in a browser. */
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
