import {
  Match,
  seededRandom,
  writeRecord,
  type Deal,
  type DealRecord,
  type Game,
  type Move,
  type Options,
  type SeatMove,
  type View,
} from '@cartavola/engine';
import {botSeed, type Level} from '@cartavola/bots';
import {firstToAct, think, type Limits} from './think.js';

/** Options for simulating matches. */
interface Simulation extends Limits {
  readonly game: Game;
  readonly options: Options;
  /** Level of the player in each seat. If undefined, every move is picked at random from the legal moves. */
  readonly levels?: readonly Level[] | undefined;
  /** Minimum number of deals. Matches are played until it is reached. */
  readonly deals: number;
  /** Any string. Without `milliseconds`, the same seed produces the same matches. */
  readonly seed: string;
}

/** Step in a simulation: the record of a finished match (undefined after a move), and the number of deals played. */
interface SimulationStep {
  readonly record: string | undefined;
  readonly deals: number;
}

/** Returns the next move of a deal. */
type Player = (deal: Deal) => SeatMove;

/** Plays the matches. Yields after each move, and yields the canonical record of each match. */
export function* simulate(simulation: Simulation): Generator<SimulationStep> {
  const {game, options, deals, seed, levels} = simulation;
  for (let number = 0, dealt = 0; dealt < deals; number++) {
    const match = new Match(game, options, `${seed}/${number}`);
    const played: DealRecord[] = [];
    while (!match.result) {
      const next = levels
        ? playersOf(match, levels, simulation)
        : drawing(seededRandom(match.seed, match.deals, 'moves'));
      played.push(yield* playDeal(match, next, dealt + played.length));
    }
    dealt += played.length;
    const record = writeRecord({game: game.id, options, deals: played, totals: match.totals}, game);
    yield {record, deals: dealt};
  }
}

function* playDeal(match: Match, next: Player, deals: number): Generator<SimulationStep, DealRecord> {
  const deal = match.deal();
  const moves: SeatMove[] = [];
  while (!deal.over) {
    const {seat, ...move} = next(deal);
    deal.play(seat, move);
    moves.push({seat, ...move});
    yield {record: undefined, deals};
  }
  const {marks} = match.game.score(deal);
  match.finish(deal);
  // In games that only score matches, deals have no marks.
  return {...match.dealt!, moves, ...(marks && {marks})};
}

/** Returns a player that picks legal moves at random. */
const drawing =
  (random: ReturnType<typeof seededRandom>): Player =>
  (deal) => {
    const pick = <T>(items: readonly T[]): T => items[random.below(items.length)]!;
    const seat = pick(deal.actors);
    return {seat, ...pick(deal.moves(seat))};
  };

/** Returns a player for the match's next deal, which asks each seat's bot for its move. Each bot gets only its seat's view. */
function playersOf(
  {game, seed, deals, totals}: Match,
  levels: readonly Level[],
  {iterations, milliseconds}: Limits,
): Player {
  const thoughts = botSeed(seed, deals);
  const ask = (view: View, level: Level): Move =>
    think(view, {level, iterations, milliseconds, seed: thoughts, totals}).move;
  return (deal) => {
    const {seat, move} = firstToAct(deal.actors, game.view(deal, 'spectator').turn, (asked) =>
      ask(game.view(deal, asked), levels[asked]!),
    );
    return {seat, ...move};
  };
}
