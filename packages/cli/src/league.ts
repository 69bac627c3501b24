import {Match, refusalOf, type Deal, type Game, type Options} from '@cartavola/engine';
import type {Level, Temper} from '@cartavola/bots';
import {playersOf} from '@cartavola/bots/games.js';
import {firstToAct, think, type Limits} from './think.js';

/** Options for comparing two levels. */
export interface League extends Limits {
  readonly game: Game;
  readonly options: Options;
  /** Level whose lead is measured, and its opponents' level. */
  readonly levels: readonly [Level, Level];
  /** Tempers of the two levels. If undefined, they have none. */
  readonly tempers?: readonly [Temper, Temper] | undefined;
  /**
   * Number of packs, or of matches in games that only score matches. Each is played twice, with the sides swapped
   * (duplicate deals).
   */
  readonly deals: number;
  readonly seed: string;
}

/** Results of one pack, played twice. */
export interface Pair {
  /** Points of the first level with the pack, minus those of the second level from the same seats. */
  readonly margin: number;
  /** Points of each level. */
  readonly points: readonly [number, number];
  /** How many times, out of two, the first level scored more than the second. A tie counts as 0.5. */
  readonly won: number;
}

/** Plays the packs one after another, and yields the results of each. */
export function* playLeague(league: League): Generator<Pair> {
  for (const pair of leagueSteps(league)) if (pair) yield pair;
}

/** Plays the packs, and yields the results of each. Also yields undefined after each move. */
export function* leagueSteps(league: League): Generator<Pair | undefined> {
  for (let number = 0; number < league.deals; number++) {
    const seed = `${league.seed}/${number}`;
    const one = yield* playMatch(league, seed, 0);
    const other = yield* playMatch(league, seed, 1);
    const mine = (one.own + other.own) / 2;
    const theirs = (one.others + other.others) / 2;
    yield {
      margin: mine - theirs,
      points: [mine, theirs],
      won: [one, other].reduce((sum, {own, others}) => sum + (own > others ? 1 : own === others ? 0.5 : 0), 0),
    };
  }
}

/** Average points of the first level's seats and of the other seats. */
interface MeanPoints {
  readonly own: number;
  readonly others: number;
}

/** Plays a deal (or a match, in games that only score matches) with the first level on one side. */
function* playMatch(league: League, seed: string, side: number): Generator<undefined, MeanPoints> {
  const {measure} = playersOf(league.game.id);
  const match = new Match(league.game, league.options, seed);
  for (;;) {
    const deal = match.deal();
    yield* playDeal(league, deal, side, `${seed}/${match.deals}`);
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

function* playDeal(league: League, deal: Deal, side: number, seed: string): Generator<undefined> {
  const {game, iterations, milliseconds} = league;
  const {measure} = playersOf(game.id);
  while (!deal.over) {
    const {turn} = game.view(deal, 'spectator');
    const sides = measure.sides(game.view(deal, 'open'));
    const {seat, move} = firstToAct(deal.actors, turn, (asked) => {
      const place = sides[asked] === side ? 0 : 1;
      const player = {level: league.levels[place], temper: league.tempers?.[place]};
      return think(game.view(deal, asked), {iterations, milliseconds, ...player, seed}).move;
    });
    const refusal = refusalOf(game, deal, seat, move);
    if (refusal) throw new Error(`${JSON.stringify(move)} is refused by ${refusal.rule}`);
    deal.play(seat, move);
    yield undefined;
  }
}
