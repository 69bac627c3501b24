import {countFrom, gameNamed, GAMES_AND_OPTIONS, optionsFrom} from './given-game.js';
import {simulate} from './simulate.js';
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

${GAMES_AND_OPTIONS}`,
  options: {options: {type: 'string'}, deals: {type: 'string'}, seed: {type: 'string'}},
  *answers({options, names}) {
    const game = gameNamed(names, 'simulate');
    const simulation = {
      game,
      options: optionsFrom(options['options'] ?? '{}', game),
      deals: countFrom(options['deals'] ?? '1', 'deals'),
      seed: options['seed'] ?? '0',
    };
    for (const text of simulate(simulation)) yield {text, refused: false};
  },
};
