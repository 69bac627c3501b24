import {createHash} from 'node:crypto';
import {partsOf, type Shown} from '@cartavola/words/parts.js';
import {WrongUse, type Surroundings} from './surroundings.js';

/** The `dist` folder of the `cartavola` package, whose files pages load. */
export interface KitFolder {
  /** Sorted names of all module scripts. */
  readonly modules: readonly string[];
  /** Names of the elements that have their own script. */
  readonly elements: readonly string[];
  /** Files to preload for each part of the kit, keyed by the part's name. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Returns the hash of a file in the format of an `integrity` attribute. */
  hashOf(file: string): string;
}

/**
 * Returns the SHA-256 hash of text or a file, in the format of content security policies and `integrity`. Longer hashes
 * would only increase the size of pages.
 */
export const hashOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Lists the elements that have their own script, based on the file names. */
export const elementsOf = (files: readonly string[]): readonly string[] =>
  files.flatMap((name) => /^define\/(.+)\.js$/.exec(name)?.[1] ?? []).sort();

/** Opens the kit's folder. Throws `WrongUse` if the folder is missing. */
export async function openKit({kit}: Surroundings): Promise<KitFolder> {
  const files = await kit().catch(() => undefined);
  const parts = files?.get('preload.json');
  if (!files || !parts)
    throw new WrongUse(
      'the built kit is missing: install the package cartavola or, in its repository, run npm run build',
    );
  const modules = [...files.keys()].filter((name) => /^(?:(?:chunks|define)\/[^/]+|bots-[^/]+)\.js$/.test(name));
  return {
    modules: ['cartavola.js', ...modules].sort(),
    elements: elementsOf(modules),
    parts: JSON.parse(new TextDecoder().decode(parts)) as Readonly<Record<string, readonly string[]>>,
    hashOf: (file) => hashOf(files.get(file)!),
  };
}

/** Lists the files that the loader requests immediately for an element. */
export const filesOf = ({parts}: KitFolder, element: Shown): readonly string[] =>
  partsOf(element).flatMap((part) => parts[part] ?? []);
