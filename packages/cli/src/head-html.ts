import {escaped} from './escaped.js';
import {hashOf, type KitFolder} from './kit-folder.js';
import {WrongUse} from './surroundings.js';

/**
 * Returns the URL of the kit's folder for a page: absolute, or relative to the root of the site. It ends with a slash.
 */
export function folderAddress(text: string | undefined): string {
  const own = text?.startsWith('/') && !text.startsWith('//');
  const url = text !== undefined && URL.canParse(text, own ? 'https://own' : undefined) && new URL(text, 'https://own');
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new WrongUse(
      '--address must be the address of the folder, such as https://cdn.example/cartavola@1.2.3/dist/',
    );
  let {length} = url.pathname;
  while (url.pathname.charAt(length - 1) === '/') length--;
  const path = `${url.pathname.slice(0, length)}/`;
  return own ? path : url.origin + path;
}

/**
 * Returns the content security policy's source expression for a URL. A path that ends with a slash covers everything
 * below it.
 */
const sourceOf = (address: string): string =>
  address.startsWith('/') ? "'self'" : address.replaceAll(';', '%3B').replaceAll(',', '%2C');

/** The kit's files that a page refers to. */
interface Named {
  /** Files to preload before a script requests them. */
  readonly early: readonly string[];
  /** Scripts to run. */
  readonly scripts: readonly string[];
}

/**
 * Returns the tags for a page's head: an import map with the hash of every script, the style sheet, and the files to
 * load. A comment before them lists what the page's content security policy must allow.
 */
export function headHtml(kit: KitFolder, address: string, {early, scripts}: Named): string {
  const lines = kit.modules.map((file) => `${JSON.stringify(address + file)}:"${kit.hashOf(file)}"`);
  const map = `{"integrity":{\n${lines.join(',\n')}\n}}`;
  const checked = (file: string): string => `="${escaped(address + file)}" integrity="${kit.hashOf(file)}" crossorigin`;
  const tags = [
    ...early.map((file) => `<link rel="modulepreload" href${checked(file)} />`),
    ...scripts.map((file) => `<script type="module" src${checked(file)}></script>`),
  ];
  const folder = sourceOf(address);
  return `<!-- A Content-Security-Policy must allow, among what the page itself needs:
script-src ${folder} '${hashOf(map)}'; style-src ${folder}; worker-src ${folder === "'self'" ? "'self' " : ''}blob: -->
<script type="importmap">${map}</script>
<link rel="stylesheet" href${checked('cartavola.css')} />
${tags.join('\n')}`;
}
