/** Address of the folder of the kit as this page loads it. */
export const kitAddress = (): string =>
  new URL('.', document.querySelector<HTMLScriptElement>('script[src$="cartavola.js"]')!.src).href;

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
