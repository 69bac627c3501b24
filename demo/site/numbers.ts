import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {buildKitNow, kitFile, kitSizes} from './kit-folder.js';
import {GAME_NAMES, type SiteLanguage} from './site-pages.js';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** Returns how many puzzles the kit has for each game, or for the game with the fewest. */
export function puzzleCount(): number {
  const counts = GAME_NAMES.map((game) => `${repository}packages/lessons/puzzles/${game}.json`)
    .filter((file) => existsSync(file))
    .map((file) => (JSON.parse(readFileSync(file, 'utf8')) as {puzzles: readonly unknown[]}).puzzles.length);
  return Math.min(...counts);
}

/** Sizes of what a page loads for a table, as text with a unit. */
export interface TableSizes {
  /** All files of a Scopa table. */
  readonly table: string;
  /** The script in the first line of the code to paste. */
  readonly first: string;
}

/** Returns the compressed sizes of what a page in a language loads for a table. Builds the kit first if there is none. */
export async function tableSizes(language: SiteLanguage): Promise<TableSizes> {
  await buildKitNow();
  const sizes = kitSizes();
  const preload = JSON.parse(readFileSync(kitFile('preload.json'), 'utf8')) as Readonly<
    Record<string, readonly string[]>
  >;
  const parts = ['scopa-table', 'french', `cards.${language}`, `table.${language}`, `scopa.${language}`];
  const files = new Set(['cartavola.js', 'cartavola.css', ...parts.flatMap((part) => preload[part]!)]);
  const total = [...files].reduce((sum, file) => sum + sizes[file]!, 0);
  const format = new Intl.NumberFormat(language, {maximumSignificantDigits: 2});
  const unit = language === 'fr' ? 'ko' : 'kB';
  const text = (bytes: number): string => `${format.format(bytes / 1000)}\u00a0${unit}`;
  return {table: text(total), first: text(sizes['cartavola.js']!)};
}
