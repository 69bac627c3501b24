import {failure, type Result} from '@cartavola/engine';

/** Makes the failure of an attribute that names none of the games. */
export const notAGame = (ids: readonly string[]): Result<never> =>
  failure('attribute.game', 'game', `A game is one of: ${ids.join(', ')}.`, {values: ids});
