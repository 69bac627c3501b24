import type {Seat} from '@cartavola/engine';
import type {CardWords, LessonWords} from '@cartavola/words';
import type {Prediction} from './verdict.js';

/** Context for describing answers in words. */
export interface AnswerContext {
  readonly words: LessonWords;
  readonly cards: CardWords;
  /** Seat from whose point of view the table is described. */
  readonly viewer: Seat;
  /** Number of seats. */
  readonly seats: number;
}

/** Returns a player's name for use in a sentence, or undefined for the reader. */
export const seatNameOf = ({players}: Pick<LessonWords, 'players'>, viewer: Seat, seat: Seat): string | undefined =>
  seat === viewer ? undefined : players[seat];

/** Returns the name of the player or side in a prediction. */
export function whoText(
  who: Prediction,
  {words, viewer, seats}: Pick<AnswerContext, 'words' | 'viewer' | 'seats'>,
): string {
  if ('seat' in who) return seatNameOf(words, viewer, who.seat) ?? words.you;
  if ('side' in who && seats === 2) return seatNameOf(words, viewer, who.side) ?? words.you;
  if ('side' in who) return who.side === viewer % 2 ? words.yourSide : words.otherSide;
  return words.nobody;
}
