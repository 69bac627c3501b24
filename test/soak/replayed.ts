import {Match, type Deal, type Game, type MatchRecord, type MatchResult, type View} from '@cartavola/engine';

/** Result of replaying a record. */
interface Replayed {
  readonly totals: readonly number[];
  readonly result: MatchResult | undefined;
  /** Unfinished deal, as seen by a viewer who sees all cards. */
  readonly view: View | undefined;
}

/** Replays a record that has been read. */
export function replayed({options, deals}: MatchRecord, game: Game): Replayed {
  const match = new Match(game, options, '');
  let deal: Deal | undefined;
  for (const dealt of deals) {
    deal = match.deal(dealt);
    for (const {seat, ...move} of dealt.moves) deal.play(seat, move);
    if (deal.over) {
      match.finish(deal);
      deal = undefined;
    }
  }
  return {totals: match.totals, result: match.result, view: deal && game.view(deal, 'open')};
}
