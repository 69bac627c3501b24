/** By language, whose usage its texts follow in lists: the English of these is British, with no comma before the last “and”. */
const USAGES = {en: 'en-GB', fr: 'fr', it: 'it'} as const;

/** One of `LANGUAGES`. */
export type Language = keyof typeof USAGES;

/** Every language there is; adding a line above, the compiler asks for its texts wherever there are some. */
export const LANGUAGES = Object.keys(USAGES) as readonly Language[];

/** The language where none that there is was asked for. */
export const USUAL_LANGUAGE: Language = 'en';

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
  const format = new Intl.ListFormat(USAGES[language], {type});
  return (items) => format.format(items);
}

/** The text with a capital; not by the browser's locale, which may be another language's (Turkish: « İl re »). */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
