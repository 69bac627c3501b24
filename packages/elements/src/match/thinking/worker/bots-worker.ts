// Entry module of the worker for the bots of one game. The build bundles it with the game's players into a self-contained script.
import {serve} from '@cartavola/bots';
import type {Players} from '@cartavola/bots/players.js';
import {nextTurn} from '../../../base/page/scheduler.js';

/** Answers questions for the players of a game; refuses others, because a page may load the wrong script. */
export function work(id: string, {choose}: Pick<Players<never>, 'choose'>): void {
  serve(self, {
    choose(view, options) {
      if (view.game !== id) throw new RangeError('No bot plays this.');
      return (choose as Players['choose'])(view, options);
    },
    now: () => performance.now(),
    pause: nextTurn,
  });
}
