/** Primary subtag of the language of an element by the nearest `lang` in its tree, in lower case; English where there is none. */
export const languageOf = (element: Element): string =>
  (element.closest('[lang]')?.getAttribute('lang') || 'en').split(/[-_]/)[0]!.toLowerCase();
