import {setUp} from './exercise.js';
import {readWord} from './goal-word.js';
import type {Question} from './question.js';
import {seatsAsked} from './seat-goals.js';

/**
 * Returns whether the reader can't know who holds a card that a question is about: the hands aren't open, and the
 * answer differs in a deal that looks the same from the reader's seat.
 */
export function cannotBeKnown({exercise, seats}: Question): boolean {
  const {step, open, seat, lessonGame, options} = exercise;
  const written = step.position?.['hands'];
  if (open || written === undefined || readWord(step.goal ?? '')?.name !== 'holds') return false;
  const hands = written
    .split('/')
    .map((hand, other) => (other === seat ? hand : hand.replace(/\S+/g, '??')))
    .join('/');
  const seen = setUp({...step, position: {...step.position, hands}}, lessonGame, options);
  if (!seen?.ok) return false;
  const {worlds} = seen.value;
  return worlds.some((deal) => seatsAsked({...exercise, worlds: [deal]})?.join() !== seats.join());
}
