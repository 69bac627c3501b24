import {USAGES} from './languages.js';

/** One of `LANGUAGES`. */
export type OwnLanguage = keyof typeof USAGES;

/** Primary subtag of a BCP 47 tag: one of `LANGUAGES`, or one that `registerLanguage` was given. */
export type Language = string;

/** Languages that come with the kit. */
export const LANGUAGES = Object.keys(USAGES) as readonly OwnLanguage[];

/** The language where none that there is was asked for. */
export const USUAL_LANGUAGE = 'en' satisfies OwnLanguage;

/**
 * Loads a module of texts in a registered language, with the same exports as the English one, which `english` loads. Returns undefined to
 * have the English one used.
 */
export type TextSource = (name: string, english: () => Promise<unknown>) => Promise<unknown> | undefined;

const registered = new Map<Language, TextSource>();

/**
 * Adds a language, or replaces what was registered for it: from then on elements in a page of that language are written in it. To be called
 * before there are such elements.
 *
 * @param tag - Primary subtag of a BCP 47 tag, such as `de`; none of `LANGUAGES`.
 */
export function registerLanguage(tag: string, texts: TextSource): void {
  registered.set(tag.toLowerCase(), texts);
}

/** Every language there is now, those of the kit first. */
export const allLanguages = (): readonly Language[] => [...LANGUAGES, ...registered.keys()];

/** The language that serves a BCP 47 tag, by its primary subtag; undefined where there is none. */
export function languageFor(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return allLanguages().find((language) => language === primary);
}

type LoadTexts<Texts> = () => Promise<Texts>;

/** Texts in English, and in whatever languages there are, each in a module that is loaded when it is first needed. */
export type TextModules<Texts> = Readonly<Record<typeof USUAL_LANGUAGE, LoadTexts<Texts>>> &
  Readonly<Partial<Record<Language, LoadTexts<Texts>>>>;

/**
 * Loads texts in a language: the module of that language, or what was registered for it, or the English one; `name`: what `TextSource` is
 * asked for.
 */
export function textsOf<Texts>(name: string, own: TextModules<Texts>): (language: Language) => Promise<Texts> {
  const loaded = new Map<Language, Texts>();
  // A module that is there already is not imported again: browsers may paint before they answer.
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

/** Chooses the form for a number by the rules of the language: `one` where it is singular, else `other`. */
export function plural(language: Language): (count: number, one: string, other: string) => string {
  // A wrong tag is told at once; the rules are made at the first count, since the first of a page take as long as a picture of a hand.
  Intl.getCanonicalLocales(language);
  let rules: Intl.PluralRules | undefined;
  return (count, one, other) => {
    rules ??= new Intl.PluralRules(language);
    return `${count}\u00a0${rules.select(count) === 'one' ? one : other}`;
  };
}

/** BCP 47 tag whose usage the texts in a language follow, for dates and lists. */
export const usageOf = (language: Language): string =>
  Object.hasOwn(USAGES, language) ? USAGES[language as OwnLanguage] : language;

/** Joins items as the language does: a, b and c; `disjunction`: a, b or c. */
export function lister(
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): (items: readonly string[]) => string {
  let format: Intl.ListFormat | undefined;
  return (items) => (format ??= new Intl.ListFormat(usageOf(language), {type})).format(items);
}

/** The text with a capital; not by the browser's locale, which may be another language's (Turkish: « İl re »). */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
