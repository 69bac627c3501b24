/** Languages that have every text, as BCP 47 primary subtags. */
export const LANGUAGES = ['en', 'fr', 'it'] as const;
/** One of `LANGUAGES`. */
export type Language = (typeof LANGUAGES)[number];

/** The language that serves a BCP 47 tag, by its primary subtag; undefined where there is none. */
export function languageFor(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary);
}

/** Chooses the form for a number by the rules of the language: `one` where it is singular, else `other`. */
export function plural(language: Language): (count: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) => `${count}\u00a0${rules.select(count) === 'one' ? one : other}`;
}

/** Joins items as the language does: a, b and c; `disjunction`: a, b or c. */
export function lister(
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): (items: readonly string[]) => string {
  // The English of these texts is British: no comma before the last “and”.
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, {type});
  return (items) => format.format(items);
}

/** The text with a capital; not by the browser's locale, which may be another language's (Turkish: « İl re »). */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
