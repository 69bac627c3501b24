const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' '};

/** Returns the text of the page's own HTML inside an element, as the element in a page would read it. */
export const textIn = (html: string): string =>
  html
    .replace(/<figcaption[^]*?<\/figcaption>|<!--[^]*?-->/gi, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();
