import {USAGES} from './languages.js';

/** One of `LANGUAGES`. */
export type OwnLanguage = keyof typeof USAGES;

/** Primary subtag of a BCP 47 tag: one of `LANGUAGES`, or one passed to `registerLanguage`. */
export type Language = string;

/** Built-in languages. */
export const LANGUAGES = Object.keys(USAGES) as readonly OwnLanguage[];

/** The default language, used if a requested language isn't available. */
export const USUAL_LANGUAGE = 'en' satisfies OwnLanguage;

/**
 * Loads a module of strings in a registered language. It must have the same exports as the English module, which
 * `english` loads. Returns undefined to use the English module.
 */
export type TextSource = (name: string, english: () => Promise<unknown>) => Promise<unknown> | undefined;

const registered = new Map<Language, TextSource>();

/**
 * Adds a language, or replaces a registered one. Elements on pages in that language then use its strings. Call this
 * function before such elements are created.
 *
 * @param tag - Primary subtag of a BCP 47 tag, such as `de`. It must not be one of `LANGUAGES`.
 */
export function registerLanguage(tag: string, texts: TextSource): void {
  registered.set(tag.toLowerCase(), texts);
}

/** All available languages, built-in ones first. */
export const allLanguages = (): readonly Language[] => [...LANGUAGES, ...registered.keys()];

/** Returns the language for a BCP 47 tag, based on the primary subtag, or undefined if it isn't available. */
export function languageFor(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return allLanguages().find((language) => language === primary);
}

type LoadTexts<Texts> = () => Promise<Texts>;

/** Modules with strings in English and other languages. Each is loaded when it is first needed. */
export type TextModules<Texts> = Readonly<Record<typeof USUAL_LANGUAGE, LoadTexts<Texts>>> &
  Readonly<Partial<Record<Language, LoadTexts<Texts>>>>;

/**
 * Loads strings in the given language: from the language's module, its registered source, or the English module. `name`
 * is the module name to pass to `TextSource`.
 */
export function textsOf<Texts>(name: string, own: TextModules<Texts>): (language: Language) => Promise<Texts> {
  const loaded = new Map<Language, Texts>();
  // Don't import a loaded module again, because browsers may paint before the promise resolves.
  const load = async (language: Language, module: LoadTexts<Texts>): Promise<Texts> => {
    const texts = loaded.get(language) ?? (await module());
    loaded.set(language, texts);
    return texts;
  };
  return async (language) => {
    const module = Object.hasOwn(own, language) ? own[language] : undefined;
    if (module) return load(language, module);
    const english = (): Promise<Texts> => load(USUAL_LANGUAGE, own[USUAL_LANGUAGE]);
    const given = (await registered.get(language)?.(name, english)) as Texts | undefined;
    return given ?? english();
  };
}

/** Returns a function that chooses the form for a number in the language: `one` for the singular, otherwise `other`. */
export function plural(language: Language): (count: number, one: string, other: string) => string {
  // Reject an invalid tag immediately, but create the rules only when the first number is formatted, because creating
  // them takes as long as drawing a hand.
  Intl.getCanonicalLocales(language);
  let rules: Intl.PluralRules | undefined;
  return (count, one, other) => {
    rules ??= new Intl.PluralRules(language);
    return `${count}\u00a0${rules.select(count) === 'one' ? one : other}`;
  };
}

/** Returns the BCP 47 tag of the regional variety that a language's strings use, for dates and lists. */
export const usageOf = (language: Language): string =>
  Object.hasOwn(USAGES, language) ? USAGES[language as OwnLanguage] : language;

/** Returns a function that joins items in the language: a, b and c. With `disjunction`: a, b or c. */
export function lister(
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): (items: readonly string[]) => string {
  let format: Intl.ListFormat | undefined;
  return (items) => (format ??= new Intl.ListFormat(usageOf(language), {type})).format(items);
}

/**
 * Returns the text with a capital first letter. Ignores the browser's locale, which may belong to another language
 * (Turkish: « İl re »).
 */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
