import type {View} from '@cartavola/engine';

/** Returns the id of the players for a view: that of the game, followed by `-solo` if one seat plays alone. */
export const playersIdOf = ({game, options}: View): string => (options['players'] === 1 ? `${game}-solo` : game);
