/** Adds `cartavola.css` to a page, for tags that have a prefix. `script`: address of the one beside it. Without it, pages move when elements come. */
export async function addStyles(script: string, prefix: string, names: readonly string[]): Promise<void> {
  const answer = await fetch(new URL('cartavola.css', script));
  if (!answer.ok) return;
  const tags = new RegExp(String.raw`(?<![\w-])(?:${names.join('|')})(?![\w-])`, 'g');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((await answer.text()).replace(tags, (name) => prefix + name));
  document.adoptedStyleSheets.push(sheet);
}
