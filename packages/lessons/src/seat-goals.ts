import {parseCards, type Seat} from '@cartavola/engine';
import {trickIn} from './goals.js';
import {entryFor, readWord} from './goal-word.js';
import type {Exercise} from './lesson-game.js';

/**
 * Finds the seats that a goal asks for from the argument after its name. Returns undefined if the goal can't be decided
 * at this table.
 */
type SeatGoal = (exercise: Exercise, value: string | undefined) => readonly Seat[] | undefined;

const seatsIn = ({view}: Exercise): readonly Seat[] => view.hands.map((_, seat) => seat);

/** Returns the seats on the reader's side, or on the other side. Undefined in games without fixed sides. */
function onSide(exercise: Exercise, isOwn: boolean): readonly Seat[] | undefined {
  const seats = seatsIn(exercise);
  const sides = exercise.lessonGame.game.begin(exercise.options).totals.length;
  if (exercise.lessonGame.hasSides !== true && sides >= seats.length) return undefined;
  return seats.filter((seat) => seat !== exercise.seat && (seat % 2 === exercise.seat % 2) === isOwn);
}

/** Sets of seats that all games have. */
export const SEAT_GOALS: Readonly<Record<string, SeatGoal>> = {
  /** Who may act now. The default. */
  turn: ({kept, view}) => (kept.at(-1)?.view ?? view).turn,
  /** Who takes the trick that the last move completes. */
  winner: ({kept, shown}) => {
    const taken = trickIn([...shown, ...kept]);
    return taken && [taken.seat];
  },
  /** The reader's partners, if partners are fixed. */
  partners: (exercise) => onSide(exercise, true),
  /** The reader's opponents, if partners are fixed. */
  opponents: (exercise) => onSide(exercise, false),
  /** `holds=QH,7D`: who holds one of these cards, if all hands are known. */
  holds: ({worlds, lessonGame: {game}}, value) => {
    const cards = value === undefined ? undefined : parseCards(value.split(',').join(' '));
    const [deal] = worlds;
    if (!cards || !deal || worlds.length !== 1) return undefined;
    return game
      .view(deal, 'open')
      .hands.flatMap((hand, seat) => (cards.some((card) => hand.includes(card)) ? [seat] : []));
  },
  /** `seats=1,3`: these seats. */
  seats: (exercise, value) => {
    if (value === undefined || !/^\d(,\d)*$/.test(value)) return undefined;
    const seats = value.split(',').map(Number);
    return seats.every((seat) => seatsIn(exercise).includes(seat)) ? seats : undefined;
  },
};

/**
 * Finds the seats that a step asks for. Returns undefined if its goal can't be decided at this table or no seat meets
 * it.
 */
export function seatsAsked(exercise: Exercise): readonly Seat[] | undefined {
  const word = readWord(exercise.step.goal ?? 'turn');
  const found = word && entryFor(SEAT_GOALS, word)?.(exercise, word.value);
  return found && found.length > 0 ? found : undefined;
}
