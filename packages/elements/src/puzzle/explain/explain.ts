import {isSameMove, lossOf} from '@cartavola/bots/costs.js';
import {factsOfLine} from '@cartavola/bots/line.js';
import type {Fact, Move} from '@cartavola/engine';
import {seatNameOf, type Exercise} from '@cartavola/lessons';
import type {Language, LessonWords} from '@cartavola/words';
import {loadCoach} from '@cartavola/words/coach/games.js';
import {askVerdict} from '../../match/ask-verdict.js';
import type {Thinker} from '../../match/thinker.js';

/** Answer to a puzzle that asks for the best move. */
export interface Made {
  readonly exercise: Exercise;
  readonly move: Move;
  readonly isRight: boolean;
  /** Right moves. */
  readonly right: readonly Move[];
  readonly words: LessonWords;
}

/** Explanation of an answer. */
export interface Explained {
  /** Sentence that says why a right move is better than the next best one, or what is wrong with a wrong move. */
  readonly text: string;
  /**
   * Wrong move and a possible reply to it, as the reader would see them. Absent if the sentence isn't about a reply.
   */
  readonly line?: readonly Fact[];
}

/**
 * Explains an answer, based on an expert's verdict. Resolves to undefined if the expert disagrees with the puzzle, or
 * has no reason that compares the moves.
 */
export async function explain(
  {exercise, move, isRight, right, words}: Made,
  {bots, language}: {readonly bots: Thinker; readonly language: Language},
): Promise<Explained | undefined> {
  const {view, seat, lessonGame} = exercise;
  const [coach, verdict] = await Promise.all([
    loadCoach(lessonGame.game.id, language),
    askVerdict(bots, {view, made: move}, new AbortController().signal),
  ]);
  if (!right.some((one) => isSameMove(one, verdict.move))) return undefined;
  const nameOf = (other: number): string | undefined => seatNameOf(words, seat, other);
  if (isRight) {
    const text = isSameMove(move, verdict.move) ? coach.reason(verdict.reasons[0]!, nameOf, view.moves) : undefined;
    return text ? {text} : undefined;
  }
  // Reasons for the right move would give it away.
  const against = lossOf(verdict, move) > 0 ? verdict.reasons.find(({than}) => than?.isAgainst) : undefined;
  const {than: _, ...reason} = against ?? {};
  const text = against && coach.reason({...reason, id: against.id, cards: against.cards}, nameOf);
  if (!text) return undefined;
  const [answer] = against.answers ?? [];
  const line = answer && factsOfLine({view, seat, move, answer}, lessonGame.game);
  return {text, ...(line && {line})};
}
