import {cpSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Plugin, ViteDevServer} from 'vite';
import {decisionsPage, documentPage, documents, overviewPage} from './documents.js';
import {downloadsPages} from './downloads-page.js';
import {kitSizes} from './kit-folder.js';
import {elementEntries, referenceIndex, referencePage} from './reference.js';
import {searchIndex} from './search-index.js';

const site = fileURLToPath(new URL('../', import.meta.url));
const pictures = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

/** Generated pages, keyed by path: documents, and the element reference. */
export const madePages = (): ReadonlyMap<string, () => string> =>
  new Map([
    ...downloadsPages(),
    ['docs/index.html', overviewPage],
    ['docs/decisions.html', decisionsPage],
    ['reference/index.html', referenceIndex],
    ...documents().map((document) => [`${document.page}.html`, () => documentPage(document)] as const),
    ...elementEntries().map((entry) => [`reference/${entry.tagName}.html`, () => referencePage(entry)] as const),
  ]);

/** Data that pages fetch, keyed by path. */
const DATA: Readonly<Record<string, () => string>> = {
  'search.json': searchIndex,
  'sizes.json': () => JSON.stringify(kitSizes()),
  'custom-elements.json': () => readFileSync(`${site}../packages/elements/custom-elements.json`, 'utf8'),
};

/** Path of a page for a URL on the site. */
const pathAt = (address: string): string => {
  const {pathname} = new URL(address, 'http://site');
  return pathname.slice(1).replace(/(^|\/)$/, '$1index.html');
};

function serve(server: ViteDevServer): void {
  server.middlewares.use((request, response, next) => {
    const address = request.url ?? '';
    const path = pathAt(address);
    const picture = /^pictures\/([\w-]+\.(?:webp|svg))$/.exec(path)?.[1];
    if (picture) {
      response.setHeader('Content-Type', picture.endsWith('.svg') ? 'image/svg+xml' : 'image/webp');
      return void response.end(readFileSync(pictures + picture));
    }
    const data = DATA[path];
    if (data) return void response.setHeader('Content-Type', 'application/json').end(data());
    const page = madePages().get(path);
    if (!page) return next();
    server.transformIndexHtml(address, page()).then(
      (html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
      (error: unknown) => next(error),
    );
  });
}

/**
 * Vite plugin for pages and data that are generated from documents and from the manifest. Serves them in development,
 * and emits them in a build.
 */
export function madePagesPlugin(): Plugin {
  const pages = new Map([...madePages()].map(([path, html]) => [site + path, html]));
  return {
    name: 'made-pages',
    configureServer: serve,
    resolveId: (id) => (pages.has(id) ? id : undefined),
    load: (id) => pages.get(id)?.(),
    generateBundle() {
      for (const [fileName, source] of Object.entries(DATA)) this.emitFile({type: 'asset', fileName, source: source()});
    },
    writeBundle: ({dir}) => cpSync(pictures, `${dir!}/pictures`, {recursive: true}),
  };
}
