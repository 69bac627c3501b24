import {askingOrder, finish} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {Match, readOptions, type View} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';

/** Yields views of the seats that may act, with the deal's number, from deals between strong players. Never ends. */
export function* positionsIn(
  id: string,
  given: Record<string, unknown>,
  seed: string,
): Generator<{readonly view: View; readonly number: number}> {
  const game = games.find((one) => one.id === id)!;
  const options = readOptions(game, given);
  if (!options.ok) throw new Error(options.problem.message);
  for (let number = 0; ; number++) {
    const deal = new Match(game, options.value, `${seed}/${number}`).deal();
    while (!deal.over) {
      const {turn} = game.view(deal, 'spectator');
      for (const seat of askingOrder(deal.actors, turn)) {
        const view = game.view(deal, seat);
        yield {view, number};
        const {move} = finish(choose(view, {level: 'strong', iterations: 0, seed: `${number}`}));
        if (move.type === 'pass' && !turn.includes(seat)) continue;
        deal.play(seat, move);
        break;
      }
    }
  }
}
