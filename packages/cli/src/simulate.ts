import {
  Match,
  seededRandom,
  writeRecord,
  type Deal,
  type DealRecord,
  type Game,
  type Options,
  type Random,
  type SeatMove,
} from '@cartavola/engine';

/** Settings of a simulation of random matches. */
interface Simulation {
  readonly game: Game;
  readonly options: Options;
  /** Minimum number of deals: matches are added until it is reached. */
  readonly deals: number;
  /** Any text; the same seed gives the same matches. */
  readonly seed: string;
}

/** Yields the canonical records of the matches. */
export function* simulate({game, options, deals, seed}: Simulation): Generator<string> {
  for (let number = 0, dealt = 0; dealt < deals; number++) {
    const match = new Match(game, options, `${seed}/${number}`);
    const played = playMatch(match);
    dealt += played.length;
    yield writeRecord({game: game.id, options, deals: played, totals: match.totals}, game);
  }
}

function playMatch(match: Match): DealRecord[] {
  const deals: DealRecord[] = [];
  while (!match.result) {
    const random = seededRandom(match.seed, match.deals, 'moves');
    const deal = match.deal();
    const moves = playDeal(deal, random);
    const {marks} = match.game.score(deal);
    // Games that score only the match give a deal no marks.
    deals.push({...match.dealt!, moves, ...(marks && {marks})});
    match.finish(deal);
  }
  return deals;
}

function playDeal(deal: Deal, random: Random): SeatMove[] {
  const moves: SeatMove[] = [];
  while (!deal.over) {
    const seat = pick(deal.actors, random);
    const move = pick(deal.moves(seat), random);
    deal.play(seat, move);
    moves.push({seat, ...move});
  }
  return moves;
}

const pick = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)]!;
