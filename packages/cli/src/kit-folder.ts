import {createHash} from 'node:crypto';
import {partsOf, type Shown} from '@cartavola/words/parts.js';
import {WrongUse, type Surroundings} from './surroundings.js';

/** Folder `dist` of the package `cartavola`, which pages load. */
export interface KitFolder {
  /** Names of all its scripts that are modules, in order. */
  readonly modules: readonly string[];
  /** Names of the elements that have a script of their own. */
  readonly elements: readonly string[];
  /** Files of each part that a page may ask for before the code that needs it does, by the part's name. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Hash of a file as it is, as in an attribute `integrity`. */
  hashOf(file: string): string;
}

/** SHA-256 of a text or a file, as policies and `integrity` write it. Longer hashes would only make pages longer. */
export const hashOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Lists the elements that have a script of their own, by the names of the files. */
export const elementsOf = (files: readonly string[]): readonly string[] =>
  files.flatMap((name) => /^define\/(.+)\.js$/.exec(name)?.[1] ?? []).sort();

/** Opens the folder. Throws `WrongUse` if it is not there. */
export async function openKit({kit}: Surroundings): Promise<KitFolder> {
  const files = await kit().catch(() => undefined);
  const parts = files?.get('preload.json');
  if (!files || !parts)
    throw new WrongUse(
      'the files for pages are not here: the package cartavola has them; in its repository: npm run build',
    );
  const modules = [...files.keys()].filter((name) => /^(?:(?:chunks|define)\/[^/]+|bots-[^/]+)\.js$/.test(name));
  return {
    modules: ['cartavola.js', ...modules].sort(),
    elements: elementsOf(modules),
    parts: JSON.parse(new TextDecoder().decode(parts)) as Readonly<Record<string, readonly string[]>>,
    hashOf: (file) => hashOf(files.get(file)!),
  };
}

/** Lists the files that the loader asks for at once for an element. */
export const filesOf = ({parts}: KitFolder, element: Shown): readonly string[] =>
  partsOf(element).flatMap((part) => parts[part] ?? []);
