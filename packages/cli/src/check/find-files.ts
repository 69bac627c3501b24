import type {TextKind} from './check-page.js';
import {isJson} from './check-data.js';
import {KIT_FILES, pathIn, type FindLinked, type LinkedFile, type LoadedFile, type ReadFile} from './page.js';
import {nameInFolder} from '../name-in-folder.js';
import {FileError, inputIn, textIn} from '../read-input.js';
import {WrongUse, type Surroundings} from '../surroundings.js';

/** File to check. */
export interface CheckedFile {
  readonly name: string;
  /** Folder that must contain the files that this file loads. */
  readonly folder: string;
  /**
   * Whether that folder contains the site's home page, so that addresses such as `/match.json` refer to files in it.
   */
  readonly isSite: boolean;
  /** Address of the kit's script in that folder, such as `/cartavola/cartavola.js`. */
  readonly kit: string | undefined;
  /** Whether the user named the file itself instead of a folder or a pattern. */
  readonly isNamed: boolean;
}

/** Kinds of files, keyed by extension. */
const KINDS: Readonly<Record<string, TextKind>> = {
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  md: 'markdown',
  markdown: 'markdown',
  json: 'data',
  txt: 'data',
  css: 'css',
};

/** Extensions of files to check in a folder. */
const CHECKED = ['html', 'htm', 'xhtml', 'md', 'markdown', 'json', 'css'] as const;

/** Matches script files. They aren't checked, because their tags are in code. */
const SCRIPT = /\.[cm]?[jt]s$/i;

/**
 * Matches files with tags that a framework compiles. They aren't checked, because values in them are code, and names
 * can be those of components.
 */
const COMPONENT = /\.(?:[cm]?[jt]sx|mdx|vue|svelte|astro)$/i;

/** Returns the kind of a file. */
export function kindOf(name: string, text: string): TextKind {
  const kind = KINDS[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'html';
  return kind === 'html' && isJson(text) ? 'data' : kind;
}

const folderOf = (name: string): string =>
  name.slice(0, Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1) || '.';

/** Finds the files to check. `names` are files, folders and patterns such as `posts/**\/*.md`. */
export async function filesToCheck(names: readonly string[], {list}: Surroundings): Promise<readonly CheckedFile[]> {
  const files = new Map<string, CheckedFile>();
  for (const name of names) {
    const listed = name === '-' ? undefined : await list(name, [...CHECKED, 'js']);
    if (!listed && SCRIPT.test(name))
      throw new WrongUse(`${name} is a script: check takes pages, style sheets and data`);
    if (!listed && COMPONENT.test(name))
      throw new WrongUse(`${name} is a component: check takes pages, style sheets and data. Check the built pages`);
    if (!listed) files.set(name, {name, folder: folderOf(name), isSite: false, kit: undefined, isNamed: true});
    else {
      const {folder} = listed;
      const scripts = listed.files.filter((one) => SCRIPT.test(one));
      if (scripts.length === listed.files.length)
        throw new WrongUse(`${name} cannot be read: there are no pages in it (file.folder)`);
      const script = scripts.find((one) => KIT_FILES.includes(one.replace(/^.*[/\\]/, '')));
      const kit = script && `/${nameInFolder(folder, script)}`;
      const isSite = listed.files.some((one) => one === `${folder.replace(/[/\\]$/, '')}/index.html`);
      for (const one of listed.files)
        if (!files.has(one) && !scripts.includes(one)) files.set(one, {name: one, folder, isSite, kit, isNamed: false});
    }
  }
  return [...files.values()];
}

/** Returns the file at an address in a page. Returns undefined for other sites, and if the address can't be resolved. */
function fileAt(address: string, {name, folder, isSite}: CheckedFile): string | undefined {
  const isElsewhere = /^[a-z][a-z\d+.-]*:|^\/\/|^[?#]/i.test(address);
  if (isElsewhere || name === '-' || (address.startsWith('/') && !isSite)) return undefined;
  const path = pathOf(pathIn(address));
  if (path === undefined) return undefined;
  return path.startsWith('/') ? `${folder.replace(/\/$/, '')}${path}` : joined(folderOf(name), path);
}

/** Returns a function that reads the files that a page refers to. */
export function readerFor(checked: CheckedFile, surroundings: Surroundings): ReadFile {
  const {folder} = checked;
  return async (address): Promise<LoadedFile | undefined> => {
    const file = fileAt(address, checked);
    if (file === undefined) return undefined;
    try {
      return {text: await textIn(file, surroundings, folder)};
    } catch (error) {
      // A file outside the given folder may exist on the site, but can't be checked.
      if (!(error instanceof FileError) || error.code === 'file.outside') return undefined;
      return {code: error.code, reason: error.reason};
    }
  };
}

/** Matches ids and names in HTML, with or without quotes. */
const NAMED = /\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Whether a page has scripts other than the kit's. Reads each tag once, so that it takes time in proportion to the text. */
function hasOwnScripts(html: string): boolean {
  const text = html.toLowerCase();
  for (let start = text.indexOf('<script'); start >= 0;) {
    const end = text.indexOf('>', start);
    if (end < 0 || !/\bcartavola(?:-classic)?\.js/.test(text.slice(start, end))) return true;
    start = text.indexOf('<script', end);
  }
  return false;
}

/** Returns the ids and names in a page. Returns undefined if its scripts may add others. */
const idsIn = (html: string): ReadonlySet<string> | undefined =>
  hasOwnScripts(html)
    ? undefined
    : new Set([...html.matchAll(NAMED)].map(([, one, other, bare]) => one ?? other ?? bare ?? ''));

/**
 * Returns a function that finds the files that pages link to. `known` remembers what was found, by file name. A server
 * may leave out `.html` and `index.html`.
 */
export function finderFor(
  checked: CheckedFile,
  surroundings: Surroundings,
  known: Map<string, Promise<LinkedFile | undefined>>,
): FindLinked {
  const look = async (file: string): Promise<LinkedFile | undefined> => {
    try {
      if (/\.x?html?$/i.test(file)) {
        const ids = idsIn(await textIn(file, surroundings, checked.folder));
        return {exists: true, ...(ids && {ids})};
      }
      for await (const _ of inputIn(file, surroundings, checked.folder)) break;
      return {exists: true};
    } catch (error) {
      if (!(error instanceof FileError) || error.code === 'file.outside') return undefined;
      return {exists: error.code !== 'file.missing'};
    }
  };
  const found = (file: string): Promise<LinkedFile | undefined> => {
    const before = known.get(file) ?? look(file);
    known.set(file, before);
    return before;
  };
  return async (address) => {
    const file = fileAt(address, checked);
    if (file === undefined) return undefined;
    const bare = file.replace(/\/$/, '');
    const tried =
      file === bare ? [file, `${bare}.html`, `${bare}/index.html`] : [`${bare}/index.html`, bare, `${bare}.html`];
    let last: LinkedFile | undefined;
    for (const name of /\.\w+$/.test(bare) ? [bare] : tried) {
      last = await found(name);
      if (last?.exists !== false) return last;
    }
    return last;
  };
}

const joined = (folder: string, path: string): string => (folder === '.' ? path : folder + path);

/** Decodes the path of an address. Returns undefined if it is malformed. */
function pathOf(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
