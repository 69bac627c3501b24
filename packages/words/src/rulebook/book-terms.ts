import type {BookNames} from './rulebook.js';

/** Returns the name of the series of cards that players build. The game has the same name. */
export const seriesIn = ({glossary, game, title}: BookNames): string =>
  glossary.find(({key}) => key === game)?.term ?? title;

/** Returns the book's word for the cards that haven't been dealt or drawn yet. */
export const stockIn = ({glossary}: BookNames): string => glossary.find(({key}) => key === 'stock')?.term ?? '';
