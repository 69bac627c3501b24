// Counts the matches that one level wins against another. Run by `node tools/run.mjs lab/strength --matches N`.
import {askingOrder, finish, type Level} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {Match, readOptions, type Deal, type Game, type Seat} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';

/** Two levels that play whole matches of a game. */
export interface Contest {
  /** Id of the game. */
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Level whose wins are counted, and its opponent. */
  readonly levels: readonly [Level, Level];
  /** Number of sides, or of seats in games without sides. */
  readonly parts: number;
  readonly matches: number;
  readonly seed: string;
  readonly iterations: number;
}

/**
 * Plays the matches and returns how many the first level won. A draw counts half. In games with sides, the first level
 * alternates between the sides. In games without, it plays each seat in turn.
 */
export function winsOf({game: id, options: given, levels, parts, matches, seed, iterations}: Contest): number {
  const game = games.find((one) => one.id === id)!;
  const options = readOptions(game, given);
  if (!options.ok) throw new Error(options.problem.message);
  let won = 0;
  for (let number = 0; number < matches; number++) {
    const match = new Match(game, options.value, `${seed}/${number}`);
    const own = number % parts;
    const levelOf = (seat: Seat): Level => levels[seat % parts === own ? 0 : 1];
    while (!match.result) {
      const deal = match.deal();
      while (!deal.over) playOne(game, deal, levelOf, `${seed}/${number}/${match.deals}`, iterations);
      match.finish(deal);
    }
    const {winner, goat} = match.result as {readonly winner?: number | null; readonly goat?: number};
    const winning = goat === undefined ? winner : 1 - goat;
    won += winning === own ? 1 : winning === null ? 0.5 : 0;
  }
  return won;
}

/** Makes the next move. First asks the seats that may act out of turn, which may pass. */
function playOne(game: Game, deal: Deal, levelOf: (seat: Seat) => Level, seed: string, iterations: number): void {
  const {turn} = game.view(deal, 'spectator');
  for (const seat of askingOrder(deal.actors, turn)) {
    const {move} = finish(choose(game.view(deal, seat), {level: levelOf(seat), iterations, seed}));
    if (move.type === 'pass' && !turn.includes(seat)) continue;
    deal.play(seat, move);
    return;
  }
}
