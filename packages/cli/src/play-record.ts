import {Match, type Deal, type Game, type MatchRecord} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';

/** A record that was played to its end. */
interface Played {
  readonly game: Game;
  readonly match: Match;
  /** The last deal, as it stands; undefined where the record has none. */
  readonly deal: Deal | undefined;
}

/** Plays a record that has been read, all its deals in turn; `before` is shown the deal before each move. */
export function playRecord(record: MatchRecord, before?: (deal: Deal, game: Game) => void): Played {
  const game = games.find(({id}) => id === record.game);
  if (!game) throw new RangeError(`A record that has been read is of a known game: ${record.game}.`);
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
