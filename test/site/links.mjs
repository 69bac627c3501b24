// Tests the built site's links: each leads to an existing page or file, each fragment to an element, and each page is reachable from the home page.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Fragments that the kit's elements open, and moments of replays. */
const OPENED = /^(?:cartavola=|ply-|rule-|element=|game=)/;

/** Pages that a server shows at any wrong address, so their links can't be relative. */
const ANYWHERE = /^404(?:-\w+)?\.html$/;
/** Pages that are only shown in frames, or for wrong addresses. */
const UNLINKED = /^(?:example|404(?:-\w+)?|hosts\/.+|cartavola\/.+)\.html$/;
/** Pages that are only shown in frames. */
const FRAMED = /^(?:example|hosts\/.+|cartavola\/.+)\.html$/;

/** Sorted paths of all pages in a folder. */
export const pagesIn = (folder) =>
  readdirSync(folder, {recursive: true})
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.html'))
    .sort();

const unescaped = (text) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');

function readPage(folder, page) {
  const html = readFileSync(path.join(folder, page), 'utf8').replaceAll(
    /<script type="application\/json"[^>]*>[^]*?<\/script>/g,
    '',
  );
  const tags = html.match(/<[a-z][^>]*>/g) ?? [];
  const values = (name) =>
    tags.flatMap((tag) =>
      [...tag.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => unescaped(value)),
    );
  return {
    links: values('href'),
    files: values('src'),
    ids: new Set(values('id')),
    twice: values('id').filter((id, place, all) => all.indexOf(id) !== place),
  };
}

/** Returns the path that the site was built for, without a slash at its end, from the links of the page for wrong addresses. */
export const baseOf = (folder) =>
  /\shref="(\/[^"]*|)\/404-fr\.html"/.exec(readFileSync(path.join(folder, '404.html'), 'utf8'))[1];

/** Path of a relative or root-relative URL on a page, in a site with a base. */
const placeOf = (page, file, base) =>
  path.posix.normalize(
    file.startsWith('/') ? path.posix.relative(base || '/', file) : path.posix.join(path.posix.dirname(page), file),
  );

/** Yields a case for each page, and one for the whole site: `{name, faults}`. */
export function* linkCases(folder) {
  const pages = new Map(pagesIn(folder).map((page) => [page, readPage(folder, page)]));
  const base = baseOf(folder);
  const reached = new Set();
  for (const [page, {links, files, twice}] of pages) {
    if (page.startsWith('cartavola/')) continue;
    const faults = twice.map((id) => `the id ${id} appears twice`);
    if (ANYWHERE.test(page))
      faults.push(
        ...[...links, ...files].filter((address) => /^\./.test(address)).map((address) => `${address} is relative`),
      );
    for (const address of [...links, ...files]) {
      if (/^(?:[a-z]+:|\/\/)/.test(address)) continue;
      if (address.startsWith('/') && !ANYWHERE.test(page))
        faults.push(`${address} breaks where the site isn't at the root of its host`);
      const [target, fragment] = address.split('#');
      const [file] = target.split('?');
      const named = file === '' ? page : placeOf(page, decodeURIComponent(file), base);
      const whole = named.endsWith('/') || named === '.' ? path.posix.join(named, 'index.html') : named;
      if (!existsSync(path.join(folder, whole))) faults.push(`${address} leads nowhere`);
      else if (
        fragment &&
        !OPENED.test(fragment) &&
        pages.has(whole) &&
        !pages.get(whole).ids.has(decodeURIComponent(fragment))
      )
        faults.push(`${address} names no element`);
    }
    yield {name: page, faults};
  }
  const waiting = ['index.html'];
  for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
    if (reached.has(page)) continue;
    reached.add(page);
    for (const address of pages.get(page)?.links ?? []) {
      if (/^(?:[a-z]+:|#)/.test(address)) continue;
      const named = placeOf(page, address.split(/[#?]/)[0], base);
      if (pages.has(named)) waiting.push(named);
    }
  }
  const lost = [...pages.keys()].filter((page) => !reached.has(page) && !UNLINKED.test(page));
  yield {name: 'every page can be reached from the first', faults: lost.map((page) => `${page} is not`)};
}

/** Sorted paths of the pages that readers open. */
export const pagesOf = (folder) => pagesIn(folder).filter((page) => !FRAMED.test(page));
