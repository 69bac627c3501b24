import {escaped} from './escaped.js';

/** Pages of the site that are not in English, by path, with their language; their links lead to pages in English. */
const LANGUAGES: Readonly<Record<string, 'fr' | 'it'>> = {fr: 'fr', it: 'it'};

/** Where the header leads, by language. */
const HEADER = {
  en: {gallery: 'Gallery', builder: 'Builder', 'docs/index': 'Docs', search: 'Search'},
  fr: {gallery: 'Galerie', builder: 'Composer', 'docs/index': 'Docs', search: 'Chercher'},
  it: {gallery: 'Galleria', builder: 'Comporre', 'docs/index': 'Guide', search: 'Cerca'},
};
const NAMES = {
  en: {skip: 'Skip to the content', site: 'Site'},
  fr: {skip: 'Aller au contenu', site: 'Site'},
  it: {skip: 'Vai al contenuto', site: 'Sito'},
};

/** Where the foot of each page leads, by group. */
const FOOTER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Play: {capodama: 'Capodama', scopa: 'Scopa', capra: 'Capra', calypso: 'Calypso', puzzles: 'Puzzles'},
  Learn: {
    rules: 'Lessons and rules',
    lesson: 'A lesson of one’s own',
    write: 'Write one',
    cards: 'Cards',
    pad: 'Score pad',
  },
  Make: {gallery: 'Gallery', builder: 'Builder', 'docs/index': 'Documentation', 'reference/index': 'Reference'},
  'As others use it': {
    'blog/index': 'A blog',
    'tutoriel/index': 'Un tutoriel (français)',
    'circolo/index': 'Un circolo (italiano)',
  },
};

/** The way from a page to the root of the site: `./`, `../`. */
export const rootOf = (page: string): string => '../'.repeat(page.split('/').length - 1) || './';

const links = (page: string, named: Readonly<Record<string, string>>): string =>
  Object.entries(named)
    .map(([name, text]) => {
      const here = name === page ? ' aria-current="page"' : '';
      return `<a href="${rootOf(page)}${name}.html"${here}>${text}</a>`;
    })
    .join(' ');

/** What the head of each page begins with. `page`: its path without `.html`. */
export const headHtml = (page: string): string => `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="${rootOf(page)}icon.svg" />
    <link rel="stylesheet" href="${rootOf(page)}cartavola/cartavola.css" vite-ignore />
    <link rel="stylesheet" href="${rootOf(page)}demo.css" />
    <script type="module" src="${rootOf(page)}cartavola/cartavola.js" vite-ignore></script>`;

/** The way past the header, for keys, and the header. */
export function headerHtml(page: string): string {
  const language = LANGUAGES[page] ?? 'en';
  const front = language === 'en' ? 'index' : language;
  const names = NAMES[language];
  return `<a class="skip" href="#content">${names.skip}</a>
    <header class="site"><nav aria-label="${names.site}"><a class="brand" href="${rootOf(page)}${front}.html"${page === front ? ' aria-current="page"' : ''}>Cartavola</a> ${links(page, HEADER[language])}</nav></header>`;
}

export const footerHtml = (
  page: string,
): string => `<footer class="site-map"><nav aria-label="All pages">${Object.entries(FOOTER)
  .map(([group, named]) => `<div><h2>${group}</h2>${links(page, named)}</div>`)
  .join('')}</nav>
      <p>MIT licence. Nothing that you do here leaves the page.</p></footer>`;

/** A whole page of the site. `path` has no `.html`. */
interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What stands in `<main>`. */
  readonly main: string;
  /** What stands beside it: the pages of the same part of the site. */
  readonly beside: string;
  /** Classes of `<main>`. */
  readonly kind: string;
}

export const pageHtml = ({path, title, description, main, beside, kind}: Page): string => `<!doctype html>
<html lang="en">
  <head>
    ${headHtml(path)}
    <title>${escaped(title)} · Cartavola</title>
    <meta name="description" content="${escaped(description)}" />
    <script type="module" src="${rootOf(path)}docs-page.ts"></script>
  </head>
  <body>
    ${headerHtml(path)}
    <div class="documentation">
      <main id="content" class="${kind}">
        <p class="to-all"><a href="#all-pages">All pages</a></p>
${main}
      </main>
      ${beside}
    </div>
    ${footerHtml(path)}
  </body>
</html>
`;
