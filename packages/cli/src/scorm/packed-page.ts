import path from 'node:path';
import type {Problem} from '@cartavola/engine';
import type {LongWork} from '../long-work.js';
import {attribute, textIn, type ParsedElement} from '../check/page-tree.js';
import type {Surroundings} from '../surroundings.js';
import {addressesInScript, addressesInStyle, addressesOf} from './addresses.js';
import type {AuthorPage} from './author-page.js';
import {KitAddresses} from './kit-addresses.js';
import type {ScormVersion} from './manifest.js';
import {neededOf} from './needed-kit.js';
import {OwnFiles} from './own-files.js';

/** Packed page, with all the files that it loads. */
interface PackedPage {
  /** Key of the page among the files. */
  readonly name: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** URLs on other sites that the page loads. */
  readonly elsewhere: readonly string[];
}

/** Options for packing. */
interface Packing {
  readonly version: ScormVersion;
  /** Root folder of the package. Defaults to the page's folder. */
  readonly folder: string | undefined;
  readonly kit: ReadonlyMap<string, Uint8Array>;
  readonly surroundings: Surroundings;
  /** Shows the number of files read so far. */
  readonly work: LongWork;
}

/**
 * Collects the content of a package: the page, the files that it loads, and the files of the built kit that it needs.
 */
export async function packPage(
  page: AuthorPage,
  {version, folder, kit, surroundings, work}: Packing,
): Promise<{readonly packed: PackedPage} | {readonly problems: readonly Problem[]}> {
  const root = folder ?? path.dirname(page.file);
  const problems = page.problems(root);
  if (!page.script || problems.length > 0) return {problems};

  const ofKit = new KitAddresses(page, page.script, kit);
  const own = new OwnFiles(root, surroundings, work);
  for (const element of page.elements) await takeFrom(element, {page, ofKit, own});
  if (own.problems.length > 0) return {problems: own.problems};

  const name = page.nameIn(root)!;
  const files = new Map(own.all);
  const texts = [page.html, ...[...files.values()].map((bytes) => new TextDecoder('latin1').decode(bytes))];
  const kitAt = [...files.keys()].some((one) => one.startsWith('cartavola/')) ? 'cartavola-kit' : 'cartavola';
  const toKit = `${path.posix.relative(path.posix.dirname(`/${name}`), `/${kitAt}`)}/`;
  files.set(name, new TextEncoder().encode(ofKit.rewrite(toKit, version)));
  for (const [one, bytes] of neededOf(kit, ofKit.names, texts)) files.set(`${kitAt}/${one}`, bytes);
  return {packed: {name, files, elsewhere: [...own.elsewhere]}};
}

interface Collected {
  readonly page: AuthorPage;
  readonly ofKit: KitAddresses;
  readonly own: OwnFiles;
}

/** Adds the files that an element loads. */
async function takeFrom(element: ParsedElement, {page: {url}, ofKit, own}: Collected): Promise<void> {
  const isScript = element.tagName === 'script';
  for (const found of addressesOf(element))
    if (!ofKit.take(element, found)) await own.take(found.address, url, isScript ? 'script' : 'file');
  const style = `${attribute(element, 'style') ?? ''} ${element.tagName === 'style' ? textIn(element) : ''}`;
  for (const address of addressesInStyle(style)) await own.take(address, url);
  const script = isScript ? textIn(element) : '';
  for (const address of addressesInScript(script)) await own.take(address, url, 'import');
}
