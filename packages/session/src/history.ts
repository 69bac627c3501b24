import {Match, type Fact, type Game, type MatchRecord, type Viewer} from '@cartavola/engine';

/** An event in a match, with the index of its deal (from 0). */
export interface Told {
  readonly deal: number;
  readonly fact: Fact;
}

/** Replays a recorded match and returns its events in order, as seen by one viewer. */
export function historyOf({options, deals}: MatchRecord, game: Game, viewer: Viewer): Told[] {
  const match = new Match(game, options, '');
  return deals.flatMap((dealt, number) => {
    const deal = match.deal(dealt);
    const facts = [...game.tell(deal, viewer)];
    for (const {seat, ...move} of dealt.moves) {
      deal.play(seat, move);
      facts.push(...game.tell(deal, viewer));
    }
    if (deal.over) match.finish(deal);
    return facts.map((fact) => ({deal: number, fact}));
  });
}
