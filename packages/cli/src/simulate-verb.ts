import {readOptions, type Game, type Option, type Options} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {parseLine} from './answer.js';
import {simulate} from './simulate.js';
import {WrongUse} from './surroundings.js';
import type {Verb} from './verb.js';

/** `cartavola simulate`: records of matches played at random. */
export const simulateVerb: Verb = {
  name: 'simulate',
  usage: 'GAME [--options JSON] [--deals N] [--seed TEXT]',
  summary: 'Play matches at random; print their records.',
  help: `Prints records of whole matches, one a line, in which every move was drawn from the legal ones.
Matches are played until there are N deals in all, or more: the last match is played to its end.
The same game, options and seed give the same records.

Options:
  --options JSON   the options of the game, as a record has them, such as '{"players":4}' (default: {})
  --deals N        how many deals at least (default: 1)
  --seed TEXT      any text (default: 0)

Games and their options (count: any whole number from 1):
${games.map((game) => `  ${game.id}\n${game.options.map((option) => `    ${describe(option)}\n`).join('')}`).join('')}`,
  options: {options: {type: 'string'}, deals: {type: 'string'}, seed: {type: 'string'}},
  *answers({options, names}) {
    const game = gameNamed(names);
    const simulation = {
      game,
      options: optionsFrom(options['options'] ?? '{}', game),
      deals: countFrom(options['deals'] ?? '1'),
      seed: options['seed'] ?? '0',
    };
    for (const text of simulate(simulation)) yield {text, refused: false};
  },
};

function describe({name, values, fallback}: Option): string {
  const choices = values === 'count' ? 'count' : values.map((value) => JSON.stringify(value)).join(', ');
  const otherwise =
    fallback === undefined
      ? 'must be given'
      : typeof fallback === 'function'
        ? 'follows from the others'
        : JSON.stringify(fallback);
  return `${name}: ${choices} (${fallback === undefined ? otherwise : `default: ${otherwise}`})`;
}

function gameNamed(names: readonly string[]): Game {
  const known = games.map(({id}) => id).join(', ');
  if (names.length !== 1) throw new WrongUse(`simulate takes the name of one game: ${known}`);
  const game = games.find(({id}) => id === names[0]);
  if (!game) throw new WrongUse(`there is no game "${names[0]}": ${known}`);
  return game;
}

function optionsFrom(text: string, game: Game): Options {
  const data = parseLine(text);
  if (!data.ok) throw new WrongUse(`--options must be JSON, such as '{"players":4}'`);
  const options = readOptions(game, data.value);
  if (!options.ok) throw new WrongUse(`${options.problem.path}: ${options.problem.message}`);
  return options.value;
}

function countFrom(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || !Number.isSafeInteger(count)) {
    throw new WrongUse('--deals must be a whole number from 1');
  }
  return count;
}
