import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Problem} from '@cartavola/engine';
import type {LongWork} from '../long-work.js';
import {nameInFolder} from '../name-in-folder.js';
import {bytesIn, FileError} from '../read-input.js';
import type {Surroundings} from '../surroundings.js';
import {addressesInScript, addressesInStyle} from './addresses.js';

/** Returns a problem with a page that is to be packed. */
export const problem = (code: string, where: string, message: string): Problem => ({
  code: `scorm.${code}`,
  path: where,
  message,
});

/**
 * How a URL is loaded. A `script` is executed. An `import` is found by searching the text, so it may be a false match.
 */
type Kind = 'file' | 'script' | 'import';

/** Whether a URL is on another site. A page that isn't in a package yet has a file URL, and `//` names another host. */
const isRemote = ({protocol, host}: URL, base: string): boolean =>
  /^https?:$/.test(protocol) || (protocol === 'file:' && host !== new URL(base).host);

/** Matches names that some systems interpret as a path, or that can't be an object key in the list of packed files. */
const UNSAFE = /[\\:\p{Cc}]|^__proto__$/u;

/** Returns the problem with a name that a package can't contain. `address` is the file's URL. */
export const problemOfName = (name: string, address: string): Problem | undefined =>
  UNSAFE.test(name)
    ? problem(
        'name',
        address,
        'A package cannot contain a file with this name. Rename it without backslashes or colons.',
      )
    : undefined;

/**
 * Collects the author's files that a page loads from its folder, including those loaded by style sheets and scripts.
 */
export class OwnFiles {
  readonly #surroundings: Pick<Surroundings, 'open'>;
  readonly #work: LongWork;
  /** Folder that must contain all files. */
  readonly #folder: string;
  /** Files, keyed by path in the folder. Undefined while a file is being read. */
  readonly #files = new Map<string, Uint8Array | undefined>();
  readonly problems: Problem[] = [];
  /** URLs on other sites. */
  readonly elsewhere = new Set<string>();

  constructor(folder: string, surroundings: Pick<Surroundings, 'open'>, work: LongWork) {
    this.#folder = folder;
    this.#work = work;
    this.#surroundings = surroundings;
  }

  /** Files, keyed by path in the folder, with `/` as the separator. */
  get all(): ReadonlyMap<string, Uint8Array> {
    return new Map([...this.#files].flatMap(([name, bytes]) => (bytes ? [[name, bytes] as const] : [])));
  }

  /** Adds the file at a URL. URLs on other sites stay unchanged, but scripts on other sites are a problem. */
  async take(address: string, base: string, kind: Kind = 'file'): Promise<void> {
    if (address.startsWith('#') || !URL.canParse(address, base)) return;
    const url = new URL(address, base);
    const isElsewhere = isRemote(url, base);
    if (isElsewhere && kind !== 'file') {
      const message = 'The script is on another site, which may change or block it. Put a copy beside the page.';
      this.problems.push(problem('remote', address, message));
    } else if (isElsewhere) this.elsewhere.add(address);
    if (isElsewhere || url.protocol !== 'file:') return;
    if (address.startsWith('/') || address.startsWith('file:')) {
      const message = 'The address starts at the root of a site or of this machine. Make it relative to the page.';
      this.problems.push(problem('address', address, message));
      return;
    }
    url.search = '';
    url.hash = '';
    await this.#takeFile(url, address, kind);
  }

  async #takeFile(url: URL, address: string, kind: Kind): Promise<void> {
    const file = fileOf(url);
    if (file === undefined) {
      const message = 'The address does not name a file. Write %25 for a percent sign, and / between folders.';
      if (kind !== 'import') this.problems.push(problem('address', address, message));
      return;
    }
    const name = nameInFolder(this.#folder, file);
    const wrong = name === undefined ? outside(address) : problemOfName(name, address);
    if (name === undefined || wrong) return void this.problems.push(wrong!);
    if (this.#files.has(name)) return;
    this.#files.set(name, undefined);
    try {
      const bytes = await this.#work.doPart(() => bytesIn(file, this.#surroundings, this.#folder));
      this.#work.done++;
      this.#files.set(name, bytes);
      await this.#follow(url, bytes);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      if (error.code === 'file.outside') this.problems.push(outside(address));
      else if (kind !== 'import')
        this.problems.push(problem('file', address, `The file cannot be read: ${error.reason}: ${file}`));
    }
  }

  /** Adds the files that another file loads. */
  async #follow({href}: URL, bytes: Uint8Array): Promise<void> {
    const text = (): string => new TextDecoder().decode(bytes);
    if (/\.css$/i.test(href)) for (const address of addressesInStyle(text())) await this.take(address, href);
    if (/\.m?js$/i.test(href))
      for (const address of addressesInScript(text())) await this.take(address, href, 'import');
  }
}

const outside = (address: string): Problem =>
  problem(
    'outside',
    address,
    'The file is outside the folder of the page. Use --folder to name a folder that contains both.',
  );

/** Returns a file's path relative to the working directory, or undefined if it isn't a file URL. */
function fileOf(url: URL): string | undefined {
  try {
    return path.relative('', fileURLToPath(url));
  } catch {
    return undefined;
  }
}
