import {failure, type Result} from '@cartavola/engine';

/** Returns the problem for an attribute that specifies an unknown game. */
export const notAGame = (ids: readonly string[]): Result<never> =>
  failure('attribute.game', 'game', `The game must be one of: ${ids.join(', ')}.`, {values: ids});
