import {seededRandom, type Position} from '@cartavola/engine';

/** Returns the id of a mistake's puzzle. The same position always has the same id. */
export const mistakeId = (position: Position): string =>
  `mistake-${seededRandom(JSON.stringify(position), 0, 'mistakes')
    .below(2 ** 31)
    .toString(36)}`;
