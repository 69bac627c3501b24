// Counts how often the coach would criticise a level. Run by tools/lab/coach.mjs.
import {askingOrder, finish, type Level} from '@cartavola/bots';
import {lossOf, verdict} from '@cartavola/bots/coach.js';
import {choose} from '@cartavola/bots/games.js';
import {Match, readOptions, type Deal, type Game} from '@cartavola/engine';
import {isCostly} from './longer-search.js';
import {games} from '@cartavola/engine/games.js';

/** Games and options to measure. */
export const VARIANTS = [
  ['capodama', {players: 2}],
  ['capodama', {players: 4}],
  ['scopa', {players: 2, rules: 'italian'}],
  ['capra', {}],
  ['calypso', {}],
] as const;

/** Statistics on the coach's criticism in a number of deals. */
export interface Reproaches {
  readonly name: string;
  readonly deals: number;
  readonly moves: number;
  /** Number of seats, across all deals, that were criticised more than once. */
  readonly more: number;
  readonly seats: number;
  /** Number of criticised moves that a longer search finds no fault with. */
  readonly unjust: number;
  /** Reported losses in game points. */
  readonly losses: readonly number[];
}

/** Measures each variant separately. */
export function* reproaches(
  deals: number,
  iterations: number,
  level: Level,
  variants: readonly (typeof VARIANTS)[number][] = VARIANTS,
): Generator<Reproaches> {
  for (const [id, given] of variants) {
    const game = games.find((one) => one.id === id)!;
    const options = readOptions(game, {...given});
    if (!options.ok) throw new Error(options.problem.message);
    const sums = {moves: 0, more: 0, seats: 0, unjust: 0, losses: [] as number[]};
    for (let number = 0; number < deals; number++) {
      const deal = new Match(game, options.value, `coach ${number}`).deal();
      const heard = game.view(deal, 'open').hands.map(() => 0);
      while (!deal.over) playOne(game, deal, {level, iterations}, heard, sums);
      sums.seats += heard.length;
      sums.more += heard.filter((count) => count > 1).length;
    }
    yield {name: `${id} ${Object.values(given).join(' ')}`.trim(), deals, ...sums};
  }
}

function playOne(
  game: Game,
  deal: Deal,
  thinking: {readonly level: Level; readonly iterations: number},
  heard: number[],
  sums: {moves: number; unjust: number; losses: number[]},
): void {
  const {turn} = game.view(deal, 'spectator');
  for (const seat of askingOrder(deal.actors, turn)) {
    const view = game.view(deal, seat);
    const {move} = finish(choose(view, {...thinking, seed: 'player'}));
    if (move.type === 'pass' && !turn.includes(seat)) continue;
    const loss = lossOf(finish(verdict(view, {made: move})), move);
    if (loss > 0) {
      heard[seat]!++;
      sums.losses.push(loss);
      if (!isCostly(view, move)) sums.unjust++;
    }
    sums.moves++;
    deal.play(seat, move);
    return;
  }
}
