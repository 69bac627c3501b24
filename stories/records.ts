// Match records for tables, so that a story can start at the moment that it shows.
import {
  Match,
  readOptions,
  seededRandom,
  writeRecord,
  type DealRecord,
  type Options,
  type SeatMove,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {readNotation} from '@cartavola/engine/notation.js';

/** Settings for a match that a table continues. */
interface RecordGiven {
  /**
   * Number of moves to play, as in `Array.slice`: 3 means the first three, and -1 means all but the last. If undefined,
   * all moves are played.
   */
  readonly end?: number;
  /** Options that differ from the match's own. */
  readonly options?: Options;
}

/** Returns the record of a one-deal match in notation. */
export function recordOf(notation: string, {end, options = {}}: RecordGiven = {}): unknown {
  const read = readNotation(notation, {games, letters: 'en'});
  if (!read.ok || read.value.kind !== 'record')
    throw new Error(read.ok ? 'This is not a match.' : read.problem.message);
  const {record, game} = read.value;
  const isWhole = end === undefined;
  const deals = record.deals.map(({dealer, pack, moves, marks}) => ({
    dealer,
    ...(pack && {pack}),
    moves: moves.slice(0, end),
    // An unfinished deal has no marks.
    ...(isWhole && marks && {marks}),
  }));
  const totals = isWhole && record.totals && {totals: record.totals};
  const whole = {game: game.id, deals, options: {...record.options, ...options}, ...totals};
  return JSON.parse(writeRecord(whole, game)) as unknown;
}

/** Plays a match to its end with random legal moves. */
export function playedOut(id: string, options: Options): unknown {
  const game = games.find((one) => one.id === id)!;
  const read = readOptions(game, options);
  if (!read.ok) throw new Error(read.problem.message);
  const match = new Match(game, read.value, 'stories');
  const deals: DealRecord[] = [];
  while (!match.result) {
    const deal = match.deal();
    const random = seededRandom(match.seed, match.deals, 'moves');
    const moves: SeatMove[] = [];
    while (!deal.over) {
      const seat = deal.actors[0]!;
      const legal = deal.moves(seat);
      const move = {seat, ...legal[random.below(legal.length)]!};
      deal.play(seat, move);
      moves.push(move);
    }
    const {marks} = match.game.score(deal);
    match.finish(deal);
    // Games that only score matches have no marks.
    deals.push({...match.dealt!, moves, ...(marks && {marks})});
  }
  return JSON.parse(writeRecord({game: id, options: match.options, deals, totals: match.totals}, game)) as unknown;
}
