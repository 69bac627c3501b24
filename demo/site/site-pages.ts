import {games} from '../pages/games.en.js';

/** Languages of the site. */
export const LANGUAGES = {en: 'English', fr: 'Français', it: 'Italiano'} as const;
export type SiteLanguage = keyof typeof LANGUAGES;
export const SITE_LANGUAGES = Object.keys(LANGUAGES) as readonly SiteLanguage[];

/** Games with a page. */
export type GameName = keyof typeof games;
export const GAME_NAMES = Object.keys(games) as readonly GameName[];

type Paths = Readonly<Record<SiteLanguage, string>>;

/** Paths of the pages without `.html`, keyed by name. Each page exists in all languages. */
const OTHERS = {
  front: {en: 'index', fr: 'fr', it: 'it'},
  gallery: {en: 'gallery', fr: 'galerie', it: 'galleria'},
  builder: {en: 'builder', fr: 'generateur', it: 'compositore'},
  write: {en: 'write', fr: 'ecrire', it: 'scrivi'},
  check: {en: 'check', fr: 'verifier', it: 'controlla'},
  downloads: {en: 'downloads', fr: 'telechargements', it: 'scaricare'},
  puzzles: {en: 'puzzles', fr: 'problemes', it: 'problemi'},
  pad: {en: 'pad', fr: 'marque', it: 'segnapunti'},
  cards: {en: 'cards', fr: 'cartes', it: 'carte'},
  rules: {en: 'rules', fr: 'regles', it: 'regole'},
  lesson: {en: 'lesson', fr: 'lecon', it: 'lezione'},
  search: {en: 'search', fr: 'chercher', it: 'cerca'},
  docs: {en: 'docs/index', fr: 'docs/fr/index', it: 'docs/it/index'},
  'not-found': {en: '404', fr: '404-fr', it: '404-it'},
} as const satisfies Readonly<Record<string, Paths>>;

/** Name of a page, the same in all languages. */
export type PageName = keyof typeof OTHERS | GameName;

const PAGES: Readonly<Record<string, Paths>> = {
  ...Object.fromEntries(GAME_NAMES.map((game) => [game, {en: game, fr: `${game}-fr`, it: `${game}-it`}])),
  ...OTHERS,
};

/** Whether a text is the name of a page. */
export const isPageName = (text: string): text is PageName => Object.hasOwn(PAGES, text);

/** Returns the path of a page in a language, without `.html`. */
export const pathIn = (name: PageName, language: SiteLanguage): string => PAGES[name]![language];

/** Returns the name of a page with this path in any language, or undefined if the table has none. */
export const nameOf = (path: string): PageName | undefined =>
  Object.keys(PAGES)
    .filter(isPageName)
    .find((name) => Object.values(PAGES[name]!).includes(path));

/** Languages of the sample sites, keyed by folder. */
export const SAMPLES = {blog: 'en', tutoriel: 'fr', circolo: 'it'} as const satisfies Readonly<
  Record<string, SiteLanguage>
>;
export type SampleName = keyof typeof SAMPLES;

/** Returns the language of a page, based on its path. */
export function languageOf(path: string): SiteLanguage {
  const name = nameOf(path);
  return (
    SITE_LANGUAGES.find(
      (language) =>
        (name !== undefined && PAGES[name]![language] === path) ||
        path.startsWith(`docs/${language}/`) ||
        Object.entries(SAMPLES).some(([folder, sample]) => sample === language && path.startsWith(`${folder}/`)),
    ) ?? 'en'
  );
}
