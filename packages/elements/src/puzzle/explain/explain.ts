import {isSameMove} from '@cartavola/bots/costs.js';
import {factsOfLine} from '@cartavola/bots/line.js';
import type {Card, Fact, Move, Seat, View} from '@cartavola/engine';
import {
  foresee,
  needsSolver,
  seatNameOf,
  type AskExact,
  type Exercise,
  type ForeseenMove,
  type Puzzle,
} from '@cartavola/lessons';
import type {CardWords, Language, LessonWords, PuzzleWords} from '@cartavola/words';
import {loadCoach} from '@cartavola/words/coach/games.js';
import {askVerdict} from '../../match/ask-verdict.js';
import type {Thinker} from '../../match/thinker.js';
import {betterText} from '../better-text.js';

/** Answer to a puzzle that asks for the best move, or is played against the best defence. */
export interface Made {
  readonly puzzle: Puzzle;
  /** Moves made since the position, in lesson notation. */
  readonly made: string;
  readonly exercise: Exercise;
  readonly move: Move;
  readonly isRight: boolean;
  /** Right moves. */
  readonly right: readonly Move[];
  readonly words: LessonWords;
  /** Names of the cards in the deck shown. */
  readonly cards: CardWords;
}

/** Explanation of an answer. */
export interface Explained {
  /**
   * Sentence that says why a right move is better than the next best one, or what is wrong with a wrong move. Absent if
   * the puzzle's own sentence says that.
   */
  readonly text?: string;
  /** Sentence about what follows a wrong move with the best play. Replaces the description of `line`. */
  readonly then?: string;
  /**
   * Wrong move and a possible reply to it, as the reader would see them. Absent if the sentence isn't about a reply.
   */
  readonly line?: readonly Fact[];
}

/** Resources for explanations. */
interface Explaining {
  readonly bots: Thinker;
  readonly ask: AskExact;
  readonly language: Language;
  readonly words: PuzzleWords;
}

/**
 * Explains an answer: by the exact solver if the puzzle was proved by it, otherwise by an expert's verdict. Resolves to
 * undefined if there is nothing to compare, or no reason that compares the moves.
 */
export async function explain(made: Made, using: Explaining): Promise<Explained | undefined> {
  const {puzzle} = made;
  const isExact = needsSolver(puzzle) || puzzle.proof?.by === 'exact';
  const exact = isExact ? await explainExactly(made, using) : undefined;
  return exact ?? (puzzle.goal === 'best' ? explainByVerdict(made, using) : undefined);
}

/** Compares the answer with the best wrong move, or a wrong move with the best move, along lines of best play. */
async function explainExactly(answer: Made, {ask, language, words}: Explaining): Promise<Explained | undefined> {
  const {puzzle, made, exercise, move, isRight, right, cards} = answer;
  const {lessonGame, seat, view} = exercise;
  const foresight = await foresee({puzzle, source: lessonGame}, made, ask);
  if (!foresight) return undefined;
  const isRightMove = (one: Move): boolean => right.some((other) => isSameMove(one, other));
  const [best, wrong] = [true, false].map((isOf) =>
    foresight.moves.filter((one) => isRightMove(one.move) === isOf).reduce<ForeseenMove | undefined>(better, undefined),
  );
  const worse = isRight ? wrong?.move : move;
  const refuted = best && worse && (await foresight.refute(worse, best.move));
  if (!refuted) return undefined;
  const {less, facts} = refuted;
  const the = (some: readonly Card[]): readonly string[] => some.map(cards.the);
  const taking = takingIn(facts, view);
  // In games without tricks, the reader's own capture isn't the reason.
  const isReason = taking && ('trick' in view || taking.seat % 2 !== seat % 2);
  const then = isReason
    ? words.thenTakes({
        who: seatNameOf(answer.words, seat, taking.seat),
        by: the(taking.by),
        taken: the(taking.taken),
        points: taking.points,
        isLater: facts.filter(isTaking).length > 1,
      })
    : '';
  if (isRight) {
    const coach = await loadCoach(lessonGame.game.id, language, cards);
    return {text: `${words.instead(coach.move(worse, view.moves), less)} ${then}`.trim()};
  }
  return {...(puzzle.goal === 'best' && {text: words.betterBy(less, true)}), ...(then && {then}), line: facts};
}

const better = (one: ForeseenMove | undefined, other: ForeseenMove): ForeseenMove =>
  one && one.points >= other.points ? one : other;

/** Cards that a seat plays to a trick, or with which it captures others. */
interface Laid {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** Cards that were in the trick before the question, except folded ones. Empty in games without tricks. */
function laidIn(view: View): readonly Laid[] {
  const {trick} = view as View & {readonly trick?: TrickInView};
  if (!trick) return [];
  if ('plays' in trick) return trick.plays.filter(({type}) => type !== 'fold');
  return trick.cards.map((card, place) => ({seat: (trick.leader + place) % view.hands.length, cards: [card]}));
}

type TrickInView =
  | {readonly leader: Seat; readonly cards: readonly Card[]}
  | {readonly plays: readonly (Laid & {readonly type: string})[]};

/** The last time that somebody takes cards: with which cards and, in games without tricks, which ones. */
function takingIn(facts: readonly Fact[], view: View) {
  const place = facts.findLastIndex(isTaking);
  const fact = facts[place];
  if (fact?.type !== 'taken' && fact?.type !== 'built') return undefined;
  const laid = [...laidIn(view), ...facts.slice(0, place).flatMap(laidBy)].findLast(({seat}) => seat === fact.seat);
  if (!laid) return undefined;
  const taken = 'trick' in view ? [] : fact.cards.filter((card) => !laid.cards.includes(card));
  return {seat: fact.seat, by: laid.cards, taken, points: fact.type === 'taken' ? fact.points : 0};
}

const isTaking = ({type}: Fact): boolean => type === 'taken' || type === 'built';

function laidBy(fact: Fact): readonly Laid[] {
  if (fact.type === 'played') return [{seat: fact.seat, cards: [fact.card]}];
  return fact.type === 'laid' && fact.how !== 'fold' ? [{seat: fact.seat, cards: fact.cards}] : [];
}

/** Explains an answer by an expert's verdict. */
async function explainByVerdict(
  {puzzle, exercise, move, isRight, right, words, cards}: Made,
  {bots, language, words: puzzleWords}: Explaining,
): Promise<Explained | undefined> {
  const {view, seat, lessonGame} = exercise;
  const [coach, verdict] = await Promise.all([
    loadCoach(lessonGame.game.id, language, cards),
    askVerdict(bots, {view, made: move, right}, new AbortController().signal),
  ]);
  const nameOf = (other: number): string | undefined => seatNameOf(words, seat, other);
  if (isRight) {
    // If the expert disagrees with the puzzle, only facts are left to compare.
    const [reason] = verdict.reasons;
    const isFact = reason && reason.id !== 'as-good' && (reason.points ?? 1) > 0;
    const text = isFact ? coach.reason(reason, nameOf, view.moves) : undefined;
    return text ? {text} : undefined;
  }
  // Reasons for the right move would give it away.
  const against = verdict.reasons.find(({than}) => than?.isAgainst);
  if (!against) return undefined;
  const {id, cards: named, count, answers} = against;
  const said = coach.reason({id, cards: named, ...(count !== undefined && {count}), ...(answers && {answers})}, nameOf);
  if (!said) return undefined;
  // The effect of a move alone doesn't say that it is wrong.
  const text = id.startsWith('does-') ? `${betterText(puzzleWords, puzzle.proof)} ${said}` : said;
  const [answer] = answers ?? [];
  const line = answer && factsOfLine({view, seat, move, answer}, lessonGame.game);
  return {text, ...(line && {line})};
}
