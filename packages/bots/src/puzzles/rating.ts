import type {Move, View} from '@cartavola/engine';
import {finish} from '../drive.js';
import type {Level} from '../levels.js';
import type {Players} from '../players.js';
import {numberOf} from '../search/move-number.js';
import type {Decision} from './main-line.js';

/** Lowest and highest rating. */
const LEAST = 800;
const MOST = 2200;
/** Ratings are multiples of this number. */
const STEP = 10;

/** A level, how often it is asked for a move, and its search iterations. */
interface Asked {
  readonly level: Level;
  readonly times: number;
  readonly iterations: number;
}

/** Levels to ask for tempting moves. */
const TEMPTED: readonly Asked[] = [
  {level: 'beginner', times: 8, iterations: 0},
  {level: 'casual', times: 8, iterations: 0},
  {level: 'strong', times: 4, iterations: 0},
  {level: 'expert', times: 4, iterations: 100},
];
/** Number of levels that answer at first sight. */
const AT_SIGHT = 2;

/** Levels that determine a puzzle's rating, with their own ratings. */
const RATED: readonly (Asked & {readonly rating: number})[] = [
  {level: 'beginner', times: 16, iterations: 0, rating: 900},
  {level: 'casual', times: 16, iterations: 0, rating: 1150},
  {level: 'strong', times: 8, iterations: 0, rating: 1500},
  {level: 'expert', times: 8, iterations: 25, rating: 1550},
  {level: 'expert', times: 8, iterations: 100, rating: 1650},
  {level: 'expert', times: 8, iterations: 400, rating: 1750},
  {level: 'expert', times: 8, iterations: 1600, rating: 1850},
];
/**
 * Players who use the expert's heuristics but make mistakes: how much the value of a move matters to them, relative to
 * the required lead of the best move, and their own rating. The first one chooses at random.
 */
const ERRING = [
  {care: 0, rating: 700},
  {care: 0.5, rating: 900},
  {care: 1, rating: 1050},
  {care: 2, rating: 1200},
];
/** Weight of an erring player's results, as a number of attempts. */
const ERRING_TIMES = 16;
/** Mean and standard deviation of ratings before any level is asked. */
const USUAL = 1500;
const SPREAD = 400;

/** Summary of the levels' answers to a position. */
interface Answers {
  /** Share of right answers among those of the levels that answer at first sight. */
  readonly atSight: number;
  /** Most frequent wrong move. Undefined if there was none. */
  readonly tempting: Move | undefined;
}

/** Returns a function that tests for right moves. */
export const rightIn = ({right}: {readonly right: readonly Move[]}): ((move: Move) => boolean) => {
  const numbers = right.map(numberOf);
  return (move) => numbers.includes(numberOf(move));
};

/** Asks each level several times. `isRight` decides whether a move is a right answer. */
export function answersOf<V extends View>(
  players: Pick<Players<V>, 'choose'>,
  view: V,
  isRight: (move: Move) => boolean,
  upTo = TEMPTED.length,
): Answers {
  const wrong = new Map<number, {readonly move: Move; times: number}>();
  const right = TEMPTED.slice(0, upTo).map((asked) => {
    const moves = movesOf(players, view, asked);
    for (const move of moves) {
      if (isRight(move)) continue;
      const number = numberOf(move);
      const one = wrong.get(number) ?? {move, times: 0};
      one.times++;
      wrong.set(number, one);
    }
    return moves.filter(isRight).length / asked.times;
  });
  const [tempting] = [...wrong.values()].sort((a, b) => b.times - a.times);
  const sight = right.slice(0, AT_SIGHT);
  return {atSight: sight.reduce((sum, one) => sum + one, 0) / sight.length, tempting: tempting?.move};
}

/** Asks only the levels that answer at first sight. */
export const answersAtSight = <V extends View>(
  players: Pick<Players<V>, 'choose'>,
  view: V,
  isRight: (move: Move) => boolean,
): Answers => answersOf(players, view, isRight, AT_SIGHT);

const movesOf = <V extends View>(
  {choose}: Pick<Players<V>, 'choose'>,
  view: V,
  {level, times, iterations}: Asked,
): readonly Move[] =>
  Array.from({length: times}, (_, time) => finish(choose(view, {level, iterations, seed: `rated ${time}`})).move);

/**
 * Rates a puzzle on the levels' scale: returns the rating that makes their results most likely, as in the Elo system. A
 * level solves a puzzle if it makes a right move at every choice. Results of erring players distinguish puzzles that
 * every level answers alike.
 *
 * @returns 800 to 2200
 */
export function ratingOf<V extends View>(
  {players, sure}: {readonly players: Pick<Players<V>, 'choose' | 'weigh'>; readonly sure: number},
  decisions: readonly Decision<V>[],
): number {
  const sharesOf = (share: (decision: Decision<V>) => number): number =>
    decisions.map(share).reduce((product, one) => product * one, 1);
  const results = [
    ...ERRING.map(({care, rating}) => ({
      rating,
      times: ERRING_TIMES,
      share: sharesOf((decision) => chanceOf(players, decision, care / sure)),
    })),
    ...RATED.map((asked) => ({
      ...asked,
      share: sharesOf((decision) => {
        const moves = movesOf(players, decision.view, asked);
        return moves.filter(rightIn(decision)).length / moves.length;
      }),
    })),
  ];
  // Bisection works because the likelihood falls on both sides of its maximum.
  const slopeAt = (rating: number): number =>
    results.reduce(
      (sum, {rating: own, times, share}) => sum + times * (solvingChance(own, rating) - share),
      (POINTS_PER_E * (USUAL - rating)) / SPREAD ** 2,
    );
  let [low, high] = [LEAST, MOST];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (slopeAt(middle) > 0) low = middle;
    else high = middle;
  }
  return STEP * Math.round(low / STEP);
}

/**
 * Probability of a right move if the odds of each move grow by a factor of e with every 1 / `care` points of its value.
 */
function chanceOf<V extends View>({weigh}: Pick<Players<V>, 'weigh'>, decision: Decision<V>, care: number): number {
  const isRight = rightIn(decision);
  const weighed = finish(weigh(decision.view, {level: 'expert', iterations: 1, seed: 'rated'}));
  const highest = Math.max(...weighed.map(({habit}) => habit));
  const odds = weighed.map(({move, habit}) => ({move, odds: Math.exp(care * (habit - highest))}));
  const sumOf = (some: typeof odds): number => some.reduce((sum, one) => sum + one.odds, 0);
  return sumOf(odds.filter(({move}) => isRight(move))) / sumOf(odds);
}

/** Difference in rating that changes the odds by a factor of e. */
const POINTS_PER_E = 400 / Math.LN10;

/** Probability that a player with one rating solves a puzzle with another. */
const solvingChance = (player: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - player) / 400));
