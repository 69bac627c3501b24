/**
 * Adds `cartavola.css` with prefixed tags to a page, so the page doesn't shift when elements load. `script` is the URL
 * of the script beside that file.
 */
export async function addStyles(script: string, prefix: string, names: readonly string[]): Promise<void> {
  const answer = await fetch(new URL('cartavola.css', script));
  if (!answer.ok) return;
  const tags = new RegExp(String.raw`(?<![\w-])(?:${names.join('|')})(?![\w-])`, 'g');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((await answer.text()).replace(tags, (name) => prefix + name));
  document.adoptedStyleSheets.push(sheet);
}
