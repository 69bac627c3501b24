import {pageStrings} from './page-strings.js';
import type {CopyStrings} from './pages/site.js';

/** URL of the folder from which this page loads the kit. */
export const kitAddress = (): string =>
  new URL('.', document.querySelector<HTMLScriptElement>('script[src$="cartavola.js"]')!.src).href;

/** Matches a custom element in HTML. On this site, all of them belong to the kit. */
const OF_KIT = /<[a-z]+(?:-[a-z]+)+[\s>]/;
const SCRIPT = /src="[^"]*\/cartavola\.js"/;

/** Lines that load the kit. `kit` is the URL of its folder, which ends with a slash. */
export const kitLines = (kit = kitAddress()): string =>
  `<link rel="stylesheet" href="${kit}cartavola.css">\n<script type="module" src="${kit}cartavola.js"></script>\n`;

/**
 * Makes HTML load the kit from this site: changes the URL of its script, or adds the lines that load the kit. Returns
 * HTML without the kit's elements unchanged.
 */
export function pasted(html: string): string {
  if (SCRIPT.test(html)) return html.replace(SCRIPT, `src="${kitAddress()}cartavola.js"`);
  const first = OF_KIT.exec(html)?.index;
  if (first === undefined) return html;
  const at = /<html[\s>]/.test(html) ? first : 0;
  return `${html.slice(0, at)}${kitLines()}${html.slice(at)}`;
}

/** Returns HTML as a complete page. */
export const asPage = (html: string, title: string, lang: string): string =>
  /<html[\s>]/.test(html)
    ? pasted(html)
    : `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${pasted(html).trimEnd()}
</html>
`;

/** Copies text to the clipboard, and reports the result in a status element. */
export function copyText(text: string, status: Element): void {
  const {copied, select} = pageStrings<CopyStrings>();
  const tell = (words: string): void => void (status.textContent = words);
  navigator.clipboard.writeText(text).then(
    () => tell(copied),
    () => tell(select),
  );
}

/** Inserts the kit's URL into the code to paste, and adds copy buttons. What is copied includes the lines that load the kit. */
export function followSnippets(): void {
  for (const paste of document.querySelectorAll('.lines')) {
    const code = paste.querySelector('code')!;
    code.textContent = code.textContent.replace(/src="[^"]*\/cartavola\.js"/, `src="${kitAddress()}cartavola.js"`);
    paste
      .querySelector('button')!
      .addEventListener('click', () => copyText(pasted(code.textContent), paste.querySelector('[role="status"]')!));
  }
}
