/** Languages of the home pages. */
export type SiteLanguage = 'en' | 'fr' | 'it';

type Links = Readonly<Record<string, string>>;

/** Paths, without `.html`, of pages that exist in each language. */
export const FRONT: Readonly<Record<SiteLanguage, string>> = {en: 'index', fr: 'fr', it: 'it'};
export const DOWNLOADS: Readonly<Record<SiteLanguage, string>> = {
  en: 'downloads',
  fr: 'telechargements',
  it: 'scaricare',
};

export const BUILDER: Readonly<Record<SiteLanguage, string>> = {en: 'builder', fr: 'generateur', it: 'compositore'};

const WRITING: Readonly<Record<SiteLanguage, string>> = {en: 'write', fr: 'ecrire', it: 'scrivi'};

/** Returns the language of a page, based on its path. */
export const languageOf = (page: string): SiteLanguage =>
  (['fr', 'it'] as const).find(
    (language) =>
      page.startsWith(`docs/${language}/`) ||
      [FRONT, DOWNLOADS, BUILDER, WRITING].some((one) => one[language] === page),
  ) ?? 'en';

/** Strings and links in the layout that all pages share. */
interface SiteLinks {
  readonly skip: string;
  readonly site: string;
  readonly allPages: string;
  readonly licence: string;
  readonly header: Links;
  /** By group. */
  readonly footer: Readonly<Record<string, Links>>;
}

const EXAMPLES = {'blog/index': 'A blog', 'tutoriel/index': 'Un tutoriel', 'circolo/index': 'Un circolo'};
const TABLES = {capodama: 'Capodama', scopa: 'Scopa', capra: 'Capra', calypso: 'Calypso'};

/** Returns links to the table pages in a language. */
const tablesIn = (lang: SiteLanguage): Links =>
  Object.fromEntries(Object.entries(TABLES).map(([name, text]) => [`${name}?lang=${lang}`, text]));

/**
 * Strings and links of the header and footer, keyed by language. In all languages, most of the linked pages are in
 * English.
 */
export const SITE_LINKS: Readonly<Record<SiteLanguage, SiteLinks>> = {
  en: {
    skip: 'Skip to the content',
    site: 'Site',
    allPages: 'All pages',
    licence: 'MIT licence. Nothing you do here leaves the page.',
    header: {gallery: 'Gallery', [BUILDER.en]: 'Builder', 'docs/index': 'Docs', search: 'Search'},
    footer: {
      Play: {...TABLES, puzzles: 'Puzzles'},
      Learn: {
        rules: 'Lessons and rules',
        lesson: 'A custom lesson',
        [WRITING.en]: 'Write a lesson',
        cards: 'Cards',
        pad: 'Score pad',
      },
      Make: {
        gallery: 'Gallery',
        [BUILDER.en]: 'Builder',
        check: 'Check a page',
        [DOWNLOADS.en]: 'Downloads',
        'docs/index': 'Documentation',
        'reference/index': 'Reference',
      },
      'Sample sites': EXAMPLES,
    },
  },
  fr: {
    skip: 'Aller au contenu',
    site: 'Site',
    allPages: 'Toutes les pages',
    licence: 'Licence MIT. Rien de ce que vous faites ici ne quitte la page.',
    header: {gallery: 'Galerie', [BUILDER.fr]: 'Générateur', 'docs/fr/getting-started': 'Docs', search: 'Chercher'},
    footer: {
      Jouer: {...tablesIn('fr'), 'puzzles?lang=fr': 'Problèmes'},
      Apprendre: {
        'rules?lang=fr': 'Leçons et règles',
        lesson: 'Une leçon à soi',
        [WRITING.fr]: 'Écrire une leçon',
        cards: 'Cartes',
        pad: 'Marque',
      },
      Créer: {
        gallery: 'Galerie',
        [BUILDER.fr]: 'Générateur',
        check: 'Vérifier une page',
        [DOWNLOADS.fr]: 'Téléchargements',
        'docs/fr/getting-started': 'Documentation',
        'reference/index': 'Référence',
      },
      'Comme d’autres s’en serviraient': EXAMPLES,
    },
  },
  it: {
    skip: 'Vai al contenuto',
    site: 'Sito',
    allPages: 'Tutte le pagine',
    licence: 'Licenza MIT. Niente di ciò che fate qui lascia la pagina.',
    header: {gallery: 'Galleria', [BUILDER.it]: 'Compositore', 'docs/it/getting-started': 'Guide', search: 'Cerca'},
    footer: {
      Giocare: {...tablesIn('it'), 'puzzles?lang=it': 'Problemi'},
      Imparare: {
        'rules?lang=it': 'Lezioni e regole',
        lesson: 'Una lezione propria',
        [WRITING.it]: 'Scrivere una lezione',
        cards: 'Carte',
        pad: 'Segnapunti',
      },
      Comporre: {
        gallery: 'Galleria',
        [BUILDER.it]: 'Compositore',
        check: 'Controllare una pagina',
        [DOWNLOADS.it]: 'Da scaricare',
        'docs/it/getting-started': 'Guide',
        'reference/index': 'Elementi',
      },
      'Come lo userebbero altri': EXAMPLES,
    },
  },
};
