import {seededRandom, viewPosition, type Move, type Options, type Position, type View} from '@cartavola/engine';
import {expertDeals, type Moment} from './expert-matches.js';
import {puzzleGameOf} from './games.js';
import {deduced, isSameInDeal, provenBySearch, provenExactly, sureOf, type Proof, type Proven} from './prove.js';
import {endAfter, isCritical, mainLine, type Decision} from './main-line.js';
import type {PuzzleGame} from './puzzle-game.js';
import {answersAtSight, answersOf, ratingOf, rightIn} from './rating.js';
import {writtenAlike} from './written-alike.js';

/** Method of proving a puzzle's answers. */
export type ProofKind = Proof['by'];

/** Methods of proof, in the order in which they are tried. */
export const PROOFS: readonly ProofKind[] = ['exact', 'search'];

/** Options for a puzzle search. */
export interface PuzzleSearch {
  /** Id of the game. */
  readonly game: string;
  readonly options: Options;
  readonly count: number;
  /** Any string. The same search with the same seed finds the same puzzles. */
  readonly seed: string;
  /** Method for proving the puzzles. By default, either method may be used. */
  readonly by?: ProofKind | undefined;
  /** Number of iterations of each of the two searches that prove an answer. */
  readonly iterations: number;
  /**
   * Minimum number of moves that the solver must find. If at least 2, puzzles are proven exactly and played to the end
   * of the deal. Default: 1.
   */
  readonly moves?: number | undefined;
}

/** A puzzle that was found. */
export interface FoundPuzzle {
  readonly position: Position;
  readonly right: readonly Move[];
  /** Themes, the main one first. */
  readonly themes: readonly string[];
  /** Rating from 800 to 2200. */
  readonly rating: number;
  readonly proof: Proof;
  /** Goal in a puzzle's notation: `best`, or `secure>=N`. */
  readonly goal: string;
}

/** Progress of a search for puzzles. */
export interface PuzzleProgress {
  readonly deals: number;
  /** Number of choices examined. */
  readonly looked: number;
  readonly found: readonly FoundPuzzle[];
}

/**
 * Numbers of iterations: for an expert's move in the matches, for such a move if only the ends of deals matter, and for
 * the quick first search of a position.
 */
const PLAYED = 300;
const PLAYED_FOR_ENDS = 30;
const QUICK = 400;
/** Share of the required lead that a move must reach in the quick search to make a long search worthwhile. */
const PROMISING = 0.8;
/** Maximum share of right answers at first sight. Above this share, the right move counts as obvious. */
const OBVIOUS = 0.6;
/** Maximum share of a set's puzzles with the same main theme, and the number of such puzzles that is always allowed. */
const SAME_THEME = 0.3;
const SAME_ANYWAY = 2;
/** Maximum number of the solver's moves in a puzzle that is played to the end of the deal. */
const MOST_MOVES = 4;
/** Seeds of the two searches. */
const SEEDS = ['a', 'b'] as const;

/**
 * Finds puzzles in matches between experts: positions with a theme in which one move is clearly right and weaker
 * players miss it. The proof and the levels only use what the position contains, so they ignore any other information
 * about earlier play. Each step yields the progress so far. The search ends when `count` puzzles have been found.
 */
export function* findPuzzles(search: PuzzleSearch): Generator<PuzzleProgress, PuzzleProgress> {
  const {game: id, options, count, seed, by, moves = 1} = search;
  const part = puzzleGameOf(id);
  const found: FoundPuzzle[] = [];
  const known = new Set<string>();
  let deals = 0;
  let looked = 0;
  const progress = (): PuzzleProgress => ({deals, looked, found});
  const most = Math.max(SAME_ANYWAY, Math.ceil(count * SAME_THEME));
  const isWanted = ({themes}: Pick<FoundPuzzle, 'themes'>): boolean =>
    found.filter((one) => one.themes[0] === themes[0]).length < most;
  for (const moments of expertDeals({
    ...part,
    deals: moves > 1 ? undefined : part.deals,
    options,
    seed,
    iterations: moves > 1 ? PLAYED_FOR_ENDS : PLAYED,
  })) {
    if (!moments) {
      yield progress();
      continue;
    }
    deals++;
    // Find at most one puzzle per deal, because two would be too similar.
    let one: FoundPuzzle | undefined;
    for (const kind of moves > 1 ? (['exact'] as const) : by ? [by] : PROOFS) {
      for (const moment of inSomeOrder(moments, `${seed} ${deals}`)) {
        if (one) break;
        looked++;
        const steps =
          kind === 'exact' ? exactAt(part, moment, moves, isWanted) : searchedAt(part, moment, search, isWanted);
        let step = steps.next();
        for (; !step.done; step = steps.next()) yield progress();
        if (!step.value) continue;
        const written = writtenAlike(part, step.value.position);
        if (known.has(written)) continue;
        known.add(written);
        one = step.value;
      }
    }
    if (one) found.push(one);
    yield progress();
    if (found.length >= count) break;
  }
  return progress();
}

/** Returns choices in random order. */
const inSomeOrder = (moments: readonly Moment[], seed: string): readonly Moment[] => {
  const random = seededRandom(seed, moments.length, 'puzzles');
  return moments
    .map((moment) => ({moment, place: random.below(2 ** 20)}))
    .sort((a, b) => a.place - b.place)
    .map(({moment}) => moment);
};

type Wanted = (puzzle: Pick<FoundPuzzle, 'themes'>) => boolean;
type Finding = Generator<undefined, FoundPuzzle | undefined>;

/**
 * Looks for a puzzle with an answer that the exact solver proves. All hidden cards can be deduced, or all hands are
 * shown.
 */
function* exactAt(part: PuzzleGame, {deal, seat}: Moment, moves: number, isWanted: Wanted): Finding {
  const {game, exact} = part;
  const view = game.view(deal, seat);
  if (!exact.isNear(view)) return undefined;
  const own = part.position(view, seat);
  const whole = own && deduced(part, own);
  const position = whole ?? (exact.isOpen ? part.position(game.view(deal, 'open'), seat) : undefined);
  if (!position) return undefined;
  const asked = moves > 1 ? 'secure' : 'best';
  const sure = sureOf(part, asked);
  if (asked === 'secure' && !exact.playedOn.isSolvable(viewOf(part, position))) return undefined;
  const proven = yield* provenExactly(part, position, {asked, sure});
  if (!proven || ((!whole || asked === 'secure') && proven.proof.gain! <= 0)) return undefined;
  if (!(yield* isSameInDeal(part, proven, deal, {seat, asked, sure}))) return undefined;
  if (asked === 'best') return judged(part, position, proven, isWanted);
  const {gain} = proven.proof;
  const decisions = yield* mainLine(part, position, gain!);
  if (decisions.length > MOST_MOVES || decisions.filter(isCritical).length < moves) return undefined;
  return judged(part, position, proven, isWanted, decisions);
}

/** Looks for a puzzle with an answer that two long searches prove. */
function* searchedAt(part: PuzzleGame, {deal, seat}: Moment, {iterations}: PuzzleSearch, isWanted: Wanted): Finding {
  const {game, players, sure} = part;
  const position = part.position(game.view(deal, seat), seat);
  if (!position || deduced(part, position)) return undefined;
  const view = viewOf(part, position);
  const quick = yield* provenBySearch(players, view, {iterations: QUICK, seeds: ['quick'], sure: PROMISING * sure});
  if (!quick || isObvious(part, view, quick)) return undefined;
  const proven = yield* provenBySearch(players, view, {iterations, seeds: SEEDS, sure});
  return proven && judged(part, position, proven, isWanted);
}

const viewOf = ({game}: PuzzleGame, position: Position): View =>
  viewPosition(game, position, seededRandom('unknown', 0, 'puzzles'));

const isObvious = ({players}: PuzzleGame, view: View, proven: Proven): boolean =>
  answersAtSight(players, view, rightIn(proven)).atSight > OBVIOUS;

/**
 * Creates a puzzle from a position with a proven answer, if the answer isn't obvious and the position has a wanted
 * theme. `decisions` are the choices of a puzzle that is played to the end of the deal.
 */
function judged(
  part: PuzzleGame,
  position: Position,
  proven: Proven,
  isWanted: Wanted,
  decisions?: readonly Decision[],
): FoundPuzzle | undefined {
  const view = viewOf(part, position);
  if (isObvious(part, view, proven)) return undefined;
  const {tempting} = answersOf(part.players, view, rightIn(proven));
  const [right] = proven.right;
  if (!tempting || !right) return undefined;
  const end = proven.proof.by === 'exact' ? (move: Move) => endAfter(part, position, move) : undefined;
  const themes = Object.entries(part.themes)
    .filter(([, test]) => test({view, right, tempting, end}))
    .map(([theme]) => theme)
    .slice(0, 3);
  if (themes.length === 0 || !isWanted({themes})) return undefined;
  const rating = ratingOf(part, decisions ?? [{view, right: proven.right}]);
  const goal = decisions ? `secure>=${proven.proof.gain}` : 'best';
  return {position, right: proven.right, themes, rating, proof: proven.proof, goal};
}
