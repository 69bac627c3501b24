// What runs in the worker that thinks for the bots of one game. The build makes a script of it and the game's players that needs no other.
import {playersIdOf, serve, type Players, type Port} from '@cartavola/bots';
import {nextTurn} from '../../card-table/turns.js';

/** Begins to answer for the players of that id: a page may ask the wrong script. */
export function work(id: string, {choose}: Pick<Players<never>, 'choose'>): void {
  serve(self as unknown as Port, {
    choose(view, options) {
      if (playersIdOf(view) !== id) throw new RangeError('No bot plays this.');
      return (choose as Players['choose'])(view, options);
    },
    now: () => performance.now(),
    pause: nextTurn,
  });
}
