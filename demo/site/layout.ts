import {escaped} from './escaped.js';
import {FRONT, languageOf, SITE_LINKS} from './site-links.js';

/** Relative path from a page to the root of the site: `./`, `../`. */
export const rootOf = (page: string): string => '../'.repeat(page.split('/').length - 1) || './';

const links = (page: string, named: Readonly<Record<string, string>>): string =>
  Object.entries(named)
    .map(([name, text]) => {
      const here = name === page ? ' aria-current="page"' : '';
      const [path, query] = name.split('?');
      return `<a href="${rootOf(page)}${path}.html${query ? `?${query}` : ''}"${here}>${text}</a>`;
    })
    .join(' ');

/**
 * Content security policy of the site's pages. They show what links, files and readers contain, so no code in their
 * markup may run. Pages in frames also load files from other sites, because authors try out their own.
 */
export const policyHtml = (connections = "'self'"): string =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; connect-src ${connections}; img-src 'self' https: data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'" />`;

/** Start of every page's head. `page` is its path without `.html`. */
export const headHtml = (page: string): string => `<meta charset="utf-8" />
    ${policyHtml()}
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="${rootOf(page)}icon.svg" />
    <link rel="stylesheet" href="${rootOf(page)}cartavola/cartavola.css" vite-ignore />
    <link rel="stylesheet" href="${rootOf(page)}demo.css" />
    <script type="module" src="${rootOf(page)}cartavola/cartavola.js" vite-ignore></script>`;

/** Returns the skip link and the header. */
export function headerHtml(page: string): string {
  const language = languageOf(page);
  const front = FRONT[language];
  const {skip, site, header} = SITE_LINKS[language];
  return `<a class="skip" href="#content">${skip}</a>
    <header class="site"><nav aria-label="${site}"><a class="brand" href="${rootOf(page)}${front}.html"${page === front ? ' aria-current="page"' : ''}>Cartavola</a> ${links(page, header)}</nav></header>`;
}

export function footerHtml(page: string): string {
  const {allPages, footer, licence} = SITE_LINKS[languageOf(page)];
  const groups = Object.entries(footer).map(([group, named]) => `<div><h2>${group}</h2>${links(page, named)}</div>`);
  return `<footer class="site-map"><nav aria-label="${allPages}">${groups.join('')}</nav>
      <p>${licence}</p></footer>`;
}

/** Empty bar below an example. It reserves space, so that adding buttons doesn't move the text below. */
export const EXAMPLE_BAR = '<div class="example-bar"></div>';

/** A complete page of the site. `path` doesn't end with `.html`. */
interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Content of `<main>`. */
  readonly main: string;
  /** Content of the sidebar: links to the pages in the same section of the site. */
  readonly beside: string;
  /** Classes of `<main>`. */
  readonly kind: string;
  /** Paths of the same page in other languages. */
  readonly others?: readonly (readonly [language: string, path: string])[];
}

export const pageHtml = ({path, title, description, main, beside, kind, others = []}: Page): string => `<!doctype html>
<html lang="${languageOf(path)}">
  <head>
    ${headHtml(path)}
    <title>${escaped(title)} · Cartavola</title>
    <meta name="description" content="${escaped(description)}" />
${others.map(([language, other]) => `    <link rel="alternate" hreflang="${language}" href="${rootOf(path)}${other}.html" />\n`).join('')}    <script type="module" src="${rootOf(path)}docs-page.ts"></script>
  </head>
  <body>
    ${headerHtml(path)}
    <div class="documentation">
      <main id="content" class="${kind}">
        ${beside && `<p class="to-all"><a href="#all-pages">${SITE_LINKS[languageOf(path)].allPages}</a></p>`}
${main}
      </main>
      ${beside}
    </div>
    ${footerHtml(path)}
  </body>
</html>
`;
