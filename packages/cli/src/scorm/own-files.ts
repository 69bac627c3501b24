import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Problem} from '@cartavola/engine';
import {bytesIn, type Surroundings} from '../surroundings.js';
import {addressesInScript, addressesInStyle} from './addresses.js';

/** Makes a problem of a page that is packed. */
export const problem = (code: string, where: string, message: string): Problem => ({
  code: `scorm.${code}`,
  path: where,
  message,
});

/** What loads an address: a script of it is run; what only looks like an import may stand in a text. */
type Kind = 'file' | 'script' | 'import';

const isRemote = (address: string): boolean => /^(?:https?:)?\/\//i.test(address);

/** Files of an author that a page loads from beside it, also by style sheets and scripts. */
export class OwnFiles {
  readonly #surroundings: Pick<Surroundings, 'open'>;
  /** URL of the folder that all files must be in. */
  readonly #folder: string;
  /** Files by their URL, without parameters; undefined: is read. */
  readonly #files = new Map<string, Uint8Array | undefined>();
  readonly problems: Problem[] = [];
  /** Addresses on other sites. */
  readonly elsewhere = new Set<string>();

  constructor(folder: string, surroundings: Pick<Surroundings, 'open'>) {
    this.#folder = folder;
    this.#surroundings = surroundings;
  }

  /** Files by URL. */
  get all(): ReadonlyMap<string, Uint8Array> {
    return new Map([...this.#files].flatMap(([url, bytes]) => (bytes ? [[url, bytes] as const] : [])));
  }

  /** Takes the file of an address along; an address elsewhere stays as it is, unless it is a script's. */
  async take(address: string, base: string, kind: Kind = 'file'): Promise<void> {
    if (address.startsWith('#') || !URL.canParse(address, base)) return;
    const url = new URL(address, base);
    if (isRemote(address) && kind !== 'file') {
      const message = 'The script is on another site, which may change or refuse it: put a copy beside the page.';
      this.problems.push(problem('remote', address, message));
    } else if (isRemote(address)) this.elsewhere.add(address);
    if (isRemote(address) || url.protocol !== 'file:') return;
    if (address.startsWith('/') || address.startsWith('file:')) {
      const message = 'The address is of a site, or of this machine: make it relative to the page.';
      this.problems.push(problem('address', address, message));
      return;
    }
    url.search = '';
    url.hash = '';
    if (this.#files.has(url.href)) return;
    if (!url.href.startsWith(this.#folder)) {
      const message = 'The file is outside the folder of the page: name a folder that has both by --folder.';
      this.problems.push(problem('outside', address, message));
      return;
    }
    this.#files.set(url.href, undefined);
    const bytes = await this.#read(url);
    if (bytes) {
      this.#files.set(url.href, bytes);
      await this.#follow(url, bytes);
    } else if (kind !== 'import')
      this.problems.push(problem('file', address, `The file cannot be read: ${nameOf(url)}`));
  }

  async #read(url: URL): Promise<Uint8Array | undefined> {
    try {
      return await bytesIn(nameOf(url), this.#surroundings);
    } catch {
      return undefined;
    }
  }

  /** Takes along what a file loads. */
  async #follow({href}: URL, bytes: Uint8Array): Promise<void> {
    const text = (): string => new TextDecoder().decode(bytes);
    if (/\.css$/i.test(href)) for (const address of addressesInStyle(text())) await this.take(address, href);
    if (/\.m?js$/i.test(href))
      for (const address of addressesInScript(text())) await this.take(address, href, 'import');
  }
}

/** Names a file relative to the working directory. */
const nameOf = (url: URL): string => path.relative('', fileURLToPath(url));
