// Shows how well the coach's hints distinguish the best move. Run by tools/lab/coach.mjs.
import {askingOrder, finish, type Choice} from '@cartavola/bots';
import {verdict} from '@cartavola/bots/coach.js';
import {choose} from '@cartavola/bots/games.js';
import {Match, readOptions, type View} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';

/** Hints in positions with a choice, from deals between strong players. */
export function* hintsIn(
  id: string,
  given: Record<string, unknown>,
  wanted: number,
): Generator<{view: View; choice: Choice}> {
  const game = games.find((one) => one.id === id)!;
  const options = readOptions(game, given);
  if (!options.ok) throw new Error(options.problem.message);
  let count = 0;
  for (let number = 0; count < wanted; number++) {
    const deal = new Match(game, options.value, `hints/${number}`).deal();
    while (!deal.over && count < wanted) {
      const {turn} = game.view(deal, 'spectator');
      for (const seat of askingOrder(deal.actors, turn)) {
        const view = game.view(deal, seat);
        if (view.moves.length > 1 && count < wanted) {
          count++;
          yield {view, choice: finish(verdict(view))};
        }
        const {move} = finish(choose(view, {level: 'strong', iterations: 0, seed: `${number}`}));
        if (move.type === 'pass' && !turn.includes(seat)) continue;
        deal.play(seat, move);
        break;
      }
    }
  }
}
