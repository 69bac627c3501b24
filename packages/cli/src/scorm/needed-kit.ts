import {games} from '@cartavola/engine/games.js';

/** Files, keyed by name. */
type Files = ReadonlyMap<string, Uint8Array>;

/** Matches the kit's chunks. Code that loads a chunk contains the chunk's unique name. */
const CHUNK = /^chunks\/(.+)\.js$/;
/**
 * Matches bot scripts for pages whose content security policy forbids other workers. Their URLs are built at run time,
 * so they don't appear in any file.
 */
const BOTS = /^bots-/;
const STATIC_IMPORTS = /\b(?:from|import)\s*["'`]\.\.?\/([^"'`]+)/g;

const textIn = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const names = (text: string, game: string): boolean => new RegExp(`\\b${game}\\b`, 'i').test(text);

/**
 * Selects the files of the built kit that a page needs: those in `loaded`, and any that they may load for the games
 * mentioned in `texts`. Leaves out source maps, other ways to load the kit, and games that aren't mentioned.
 */
export function neededOf(kit: Files, loaded: readonly string[], texts: readonly string[]): Files {
  const unnamed = games.map(({id}) => id).filter((game) => !texts.some((text) => names(text, game)));
  const isWanted = (name: string): boolean => !unnamed.some((game) => names(name, game));
  const scripts = [...kit.keys()].filter((name) => name.endsWith('.js'));
  const needed = new Set([...loaded, ...scripts.filter((name) => BOTS.test(name) && isWanted(name)), 'LICENSES.txt']);
  // Iterating a set also visits entries added during the loop.
  for (const name of needed) {
    const text = name.endsWith('.js') ? textIn(kit.get(name)!) : '';
    const imported = [...text.matchAll(STATIC_IMPORTS)].map(([, address]) => address!);
    for (const other of scripts) {
      const isImported = imported.some((address) => other.endsWith(address));
      if (isImported || (isWanted(other) && text.includes(CHUNK.exec(other)?.[1] ?? other))) needed.add(other);
    }
  }
  return new Map([...kit].filter(([name]) => needed.has(name)));
}
