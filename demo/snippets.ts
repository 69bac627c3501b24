/** Address of the folder of the kit as this page loads it. */
export const kitAddress = (): string =>
  new URL('.', document.querySelector<HTMLScriptElement>('script[src$="cartavola.js"]')!.src).href;

/** A custom element, in HTML: on this site, one of the kit. */
const OF_KIT = /<[a-z]+(?:-[a-z]+)+[\s>]/;
const SCRIPT = /src="[^"]*\/cartavola\.js"/;

/** The lines that load the kit. `kit`: the address of its folder, which ends with a slash. */
export const kitLines = (kit = kitAddress()): string =>
  `<link rel="stylesheet" href="${kit}cartavola.css">\n<script type="module" src="${kit}cartavola.js"></script>\n`;

/** HTML as one pastes it: with the lines that load the kit, and from where this site has it. What has no element of the kit stays as it is. */
export function pasted(html: string): string {
  if (SCRIPT.test(html)) return html.replace(SCRIPT, `src="${kitAddress()}cartavola.js"`);
  const first = OF_KIT.exec(html)?.index;
  if (first === undefined) return html;
  const at = /<html[\s>]/.test(html) ? first : 0;
  return `${html.slice(0, at)}${kitLines()}${html.slice(at)}`;
}

/** HTML as a page of its own. */
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

/** Copies a text, and says so in a status of the page. */
export function copyText(text: string, status: Element): void {
  const {language} = new Intl.Locale(document.documentElement.lang || 'en');
  const [copied, select] = {
    fr: ['Copié.', 'Sélectionnez les lignes pour les copier.'],
    it: ['Copiato.', 'Selezionate le righe per copiarle.'],
  }[language] ?? ['Copied.', 'Select the lines to copy them.'];
  const tell = (words: string | undefined): void => void (status.textContent = words ?? '');
  navigator.clipboard.writeText(text).then(
    () => tell(copied),
    () => tell(select),
  );
}

/** Writes the address of the kit into the lines to paste of this page, and lets readers copy them. */
export function followSnippets(): void {
  for (const paste of document.querySelectorAll('.lines')) {
    const code = paste.querySelector('code')!;
    code.textContent = code.textContent.replace(/src="[^"]*\/cartavola\.js"/, `src="${kitAddress()}cartavola.js"`);
    paste
      .querySelector('button')!
      .addEventListener('click', () => copyText(code.textContent, paste.querySelector('[role="status"]')!));
  }
}
