// Counts the solo deals of Capodama that can be won, and those that the bot wins without knowing the second half. Run
// by tools/lab/solo.mjs.
import {finish} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {allTotals} from '@cartavola/bots/games/capodama/reachable-totals.js';
import {Match, readOptions, type Card, type Suit} from '@cartavola/engine';
import {capodama, variantOf, type CapodamaDeal} from '@cartavola/engine/games/capodama/capodama.js';

const SUITS: readonly Suit[] = ['D', 'C', 'S'];

/** Outcome of one deal. */
export interface Solo {
  /** Whether the deal can be won if all cards are known. */
  readonly winnable: boolean;
  /** Whether the bot wins the deal. */
  readonly won: boolean;
}

/** Yields the deals one after another. */
export function* soloDeals(count: number, seed: string): Generator<Solo> {
  const options = readOptions(capodama, {players: 1});
  if (!options.ok) throw new Error(options.problem.message);
  for (let number = 0; number < count; number++) {
    const deal = new Match(capodama, options.value, `${seed}/${number}`).deal();
    const winnable = SUITS.some((suit) => canBeWon(deal, suit));
    while (!deal.over) {
      const view = capodama.view(deal, deal.actors[0]!);
      deal.play(deal.actors[0]!, finish(choose(view, {level: 'expert', iterations: 0, seed})).move);
    }
    yield {winnable, won: capodama.score(deal).marks![deal.capo] === 1};
  }
}

/** Whether a deal that hasn't started can be won if the given suit is doubled. */
function canBeWon(deal: CapodamaDeal, doubled: Suit): boolean {
  const {capo, dealer, pack, firstHalf} = deal;
  const {target, most} = variantOf(deal.options);
  const dealt = (from: number, to: number, first: number): Card[][] =>
    [0, 1].map((seat) => pack.slice(from, to).filter((_, place) => (first + place) % 2 === seat));
  const half = (hands: Card[][], leader: number, leadsOn?: number): ReadonlySet<number> =>
    allTotals(
      {hands, trick: {leader, cards: []}, doubled, fourth: undefined, withCapo: (seat) => seat === capo},
      leadsOn,
    );
  const first = [0, 1].map((seat) => [...deal.hands.list(seat)]);
  return [0, 1].some((leader) => {
    const later = half(dealt(firstHalf, pack.length, dealer + 1), leader);
    const before = [...half(first, capo, leader)];
    return before.some((one) => [...later].some((other) => one + other >= target && one + other <= most));
  });
}
