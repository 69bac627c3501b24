import {Match, type Deal, type Game, type MatchRecord} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';

/** Record after all its moves. */
interface PlayedRecord {
  readonly game: Game;
  readonly match: Match;
  /** Final state of the last deal, or undefined if the record has no deals. */
  readonly deal: Deal | undefined;
}

/** Plays all deals in a record. Calls `before` with the deal before each move. */
export function playRecord(record: MatchRecord, before?: (deal: Deal, game: Game) => void): PlayedRecord {
  const game = games.find(({id}) => id === record.game);
  if (!game) throw new RangeError(`"${record.game}" is not a known game. Read the record with readRecord first.`);
  const match = new Match(game, record.options, '');
  let deal: Deal | undefined;
  for (const dealt of record.deals) {
    deal = match.deal(dealt);
    for (const {seat, ...move} of dealt.moves) {
      before?.(deal, game);
      deal.play(seat, move);
    }
    if (deal.over) match.finish(deal);
  }
  return {game, match, deal};
}
