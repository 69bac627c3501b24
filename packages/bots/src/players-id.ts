import type {View} from '@cartavola/engine';

/** Who plays what a seat sees: players of the game, or, where one seat plays alone, players of that. */
export const playersIdOf = ({game, options}: View): string => (options['players'] === 1 ? `${game}-solo` : game);
