import {Match, refusalOf, type Deal, type Game, type Move, type Options, type View} from '@cartavola/engine';
import type {Choice, Level} from '@cartavola/bots';
import {choose, playersOf} from '@cartavola/bots/games.js';

/** What is compared, and how. */
export interface League {
  readonly game: Game;
  readonly options: Options;
  /** The level of which it is asked how far ahead it is, and the other. */
  readonly levels: readonly [Level, Level];
  /** How many packs (whole matches, where the match is what is scored) are played, each twice with the sides exchanged. */
  readonly deals: number;
  readonly seed: string;
  readonly iterations: number;
  /** Milliseconds a choice may take, by `now`; absent: as long as the iterations do. */
  readonly budget?: number;
  readonly now: () => number;
}

/** One pack, played both ways. */
export interface Pair {
  /** What the first level made of the pack less what the second did, in points of the game for the same seats. */
  readonly margin: number;
  /** The same, each level's own points. */
  readonly points: readonly [number, number];
  /** In how many of the two plays the first level's seats made more than the others. */
  readonly won: number;
}

/** Plays the packs, one after the other. */
export function* playLeague(league: League): Generator<Pair> {
  for (let number = 0; number < league.deals; number++) {
    const seed = `${league.seed}/${number}`;
    const [one, other] = [0, 1].map((side) => playMatch(league, seed, side));
    const mine = (one!.own + other!.own) / 2;
    const theirs = (one!.others + other!.others) / 2;
    yield {
      margin: mine - theirs,
      points: [mine, theirs],
      won: [one!, other!].reduce((sum, {own, others}) => sum + (own > others ? 1 : own === others ? 0.5 : 0), 0),
    };
  }
}

/** What the seats of the first level made on average, and those of the other. */
interface Outcome {
  readonly own: number;
  readonly others: number;
}

/** A deal, or of games that score the match alone a match, in which the first level plays for one side. */
function playMatch(league: League, seed: string, side: number): Outcome {
  const {measure} = playersOf(league.game.id);
  const match = new Match(league.game, league.options, seed);
  for (;;) {
    const deal = match.deal();
    playDeal(league, deal, side, `${seed}/${match.deals}`);
    match.finish(deal);
    if (league.game.scores !== 'deal' && !match.result) continue;
    const view = match.game.view(deal, 'open');
    const sides = measure.sides(view);
    const mean = (isOwn: boolean): number => {
      const points = measure.points(view).filter((_, seat) => (sides[seat] === side) === isOwn);
      return points.reduce((sum, each) => sum + each, 0) / Math.max(1, points.length);
    };
    return {own: mean(true), others: mean(false)};
  }
}

function playDeal(league: League, deal: Deal, side: number, seed: string): void {
  const {game} = league;
  const {measure} = playersOf(game.id);
  while (!deal.over) {
    const {turn} = game.view(deal, 'spectator');
    const sides = measure.sides(game.view(deal, 'open'));
    // Who may act out of turn is asked first, and may pass.
    const asked = [...deal.actors].sort((a, b) => Number(turn.includes(a)) - Number(turn.includes(b)));
    for (const seat of asked) {
      const move = think(league, game.view(deal, seat), league.levels[sides[seat] === side ? 0 : 1], seed);
      if (move.type === 'pass' && !turn.includes(seat)) continue;
      const refusal = refusalOf(game, deal, seat, move);
      if (refusal) throw new Error(`${JSON.stringify(move)} is refused by ${refusal.rule}`);
      deal.play(seat, move);
      break;
    }
  }
}

function think({iterations, budget, now}: League, view: View, level: Level, seed: string): Move {
  const steps = choose(view, {level, iterations, seed});
  const start = now();
  for (;;) {
    const {value, done}: IteratorResult<Choice, Choice> = steps.next();
    if (done || (budget !== undefined && now() - start >= budget)) return value.move;
  }
}
