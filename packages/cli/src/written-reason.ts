import type {MoveReason} from '@cartavola/bots';
import {formatCard, writeMove, type Game, type Move, type Seat} from '@cartavola/engine';
import type {CoachWords} from '@cartavola/words';

/** Reason for a move, as the command prints it. */
export interface WrittenReason {
  readonly id: string;
  /** Names of the cards that it mentions, as in records. */
  readonly cards: readonly string[];
  readonly points?: number;
  readonly count?: number;
  /** Move that the reason compares the chosen move with, and whether the reason is a disadvantage of that move. */
  readonly than?: object;
  readonly against?: boolean;
  /** Possible reply by another seat. */
  readonly answer?: object;
  readonly text: string | undefined;
}

/** Returns a reason for one of the legal moves of `seat`, with its sentence. */
export function writtenReason(
  reason: MoveReason,
  coach: CoachWords,
  game: Game,
  {seat, moves}: {readonly seat: Seat; readonly moves: readonly Move[]},
): WrittenReason {
  const {id, cards, points, count, than, answers} = reason;
  const [answer] = answers ?? [];
  return {
    id,
    cards: cards.map(formatCard),
    ...(points !== undefined && {points}),
    ...(count !== undefined && {count}),
    ...(than && {than: writeMove({...than.move, seat}, game), against: than.isAgainst}),
    ...(answer && {answer: writeMove({...answer.move, seat: answer.seat}, game)}),
    text: coach.reason(reason, undefined, moves),
  };
}
