const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Escapes text for HTML, including quoted attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark]!);
