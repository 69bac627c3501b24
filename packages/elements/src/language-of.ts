/**
 * Returns the primary subtag of the nearest `lang` attribute in an element's tree, in lower case, or `en` if there is
 * none.
 */
export const languageOf = (element: Element): string =>
  (element.closest('[lang]')?.getAttribute('lang') || 'en').split(/[-_]/)[0]!.toLowerCase();
