// Entry module of the worker for one game's bots. The build bundles it with the game's players into a self-contained
// script.
import {serve} from '@cartavola/bots';
import type {Players} from '@cartavola/bots/players.js';
import {nextTurn} from '../../../base/page/scheduler.js';

/** Serves one game's players. Rejects views of other games, because a page may load the wrong script. */
export function work(id: string, {choose}: Pick<Players<never>, 'choose'>): void {
  serve(self, {
    choose(view, options) {
      if (view.game !== id) throw new RangeError('This worker has no bots for that game.');
      return (choose as Players['choose'])(view, options);
    },
    now: () => performance.now(),
    pause: nextTurn,
  });
}
