import {LEVELS, type Level} from '@cartavola/bots';
import {
  isObject,
  parseJson,
  readOptions,
  usualOptions,
  type Game,
  type Option,
  type Options,
  type OptionValue,
  type WholeGame,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {didYouMean} from './did-you-mean.js';
import {WrongUse} from './surroundings.js';

/** Help text that lists the games and their options. */
export const GAMES_AND_OPTIONS = `Games and their options (count: any whole number from 1):
${games.map((game) => `  ${game.id}\n${game.options.map((option) => `    ${describe(option)}\n`).join('')}`).join('')}`;

function describe({name, values, fallback, usual}: Option): string {
  const choices = values === 'count' ? 'count' : values.map((value) => JSON.stringify(value)).join(', ');
  if (fallback === undefined && usual === undefined) return `${name}: ${choices} (must be given)`;
  const otherwise = typeof fallback === 'function' ? 'follows from the others' : JSON.stringify(fallback ?? usual);
  return `${name}: ${choices} (default: ${otherwise})`;
}

/** Returns the game with the given name. Throws `WrongUse`. */
export function gameNamed(names: readonly string[], verb: string): WholeGame {
  const known = games.map(({id}) => id).join(', ');
  if (names.length !== 1) throw new WrongUse(`${verb} takes the name of one game: ${known}`);
  const game = games.find(({id}) => id === names[0]);
  if (!game) {
    const meant = didYouMean(
      names[0]!,
      games.map(({id}) => id),
    );
    throw new WrongUse(`"${names[0]}" is not a game: ${known}.${meant}`);
  }
  return game;
}

/**
 * Reads a game's options from the JSON in `--options`. Missing options come from `given`, then from the defaults.
 * Throws `WrongUse`.
 */
export function optionsFrom(text: string, game: Game, given: Readonly<Record<string, OptionValue>> = {}): Options {
  const data = parseJson(text);
  if (!data.ok) throw new WrongUse(`--options must be JSON, such as '{"players":4}'`);
  const options = readOptions(
    game,
    isObject(data.value) ? {...usualOptions(game), ...given, ...data.value} : data.value,
  );
  if (!options.ok) throw new WrongUse(`${options.problem.path}: ${options.problem.message}`);
  return options.value;
}

/** Parses an option's value as a positive integer. Throws `WrongUse`. */
export function countFrom(text: string, option: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || !Number.isSafeInteger(count)) {
    throw new WrongUse(`--${option} must be a whole number from 1`);
  }
  return count;
}

/** Returns the level with the given name, or undefined if the name is unknown. */
export const levelNamed = (name: unknown): Level | undefined => LEVELS.find((level) => level === name);

/** Parses the comma-separated level names in `--levels`. Throws `WrongUse`. */
export function levelsFrom(text: string): Level[] {
  return text.split(',').map((name) => {
    const level = levelNamed(name);
    if (!level) throw new WrongUse(`"${name}" is not a level: ${LEVELS.join(', ')}.${didYouMean(name, LEVELS)}`);
    return level;
  });
}
