import type {Deal} from './deal.js';
import type {Game, WholeGame} from './game.js';
import type {Position} from './position.js';
import {positionAt} from './read-position.js';
import type {View} from './view.js';
import {writePosition} from './write-position.js';

/** Combines a game's rules, positions and sampling into a `WholeGame`. */
export function wholeGame<V extends View, D extends Deal, P extends Position>(
  rules: Game<V, D>,
  further: Pick<WholeGame<V, D, P>, 'positions' | 'sample'>,
): WholeGame<V, D, P> {
  const game: WholeGame<V, D, P> = {
    ...rules,
    ...further,
    readPosition: (entry, path, options, dealer) => positionAt(entry, path, game, options, dealer) as P,
    writePosition: (position) => writePosition(position, game),
  };
  return game;
}
