/** Returns the strings of this page's script, in the page's language. The page's template writes them into the page. */
export const pageStrings = <Strings>(): Strings =>
  JSON.parse(document.querySelector('#strings')!.textContent) as Strings;

/** Replaces names in braces, such as `{count}`, with values. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
