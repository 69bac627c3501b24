import {UNKNOWN, type Fact, type Position, type View, type WholeGame} from '@cartavola/engine';

/** True if a position shows every card, so that cards stay known when they are folded face down. */
export const showsAll = ({hands, trick, stock}: Position): boolean =>
  ![...hands, ...trick.map(({cards}) => cards), stock].flat().includes(UNKNOWN);

/** Returns a game in which every seat sees all cards. Only for deals from positions that show all cards. */
export function openGame(game: WholeGame): WholeGame {
  const {view, tell} = game;
  return {
    ...game,
    view(deal, viewer) {
      const own = view(deal, viewer);
      return typeof viewer === 'number' ? opened(view(deal, 'open'), own) : own;
    },
    tell(deal, viewer) {
      const own = tell(deal, viewer);
      if (typeof viewer !== 'number') return own;
      return tell(deal, 'open').map((fact, place): Fact => ({...fact, view: opened(fact.view, own[place]!.view)}));
    },
  };
}

const opened = (view: View, {viewer, moves}: View): View => ({...view, viewer, moves});
