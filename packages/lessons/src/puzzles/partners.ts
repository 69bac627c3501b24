import type {Seat, View} from '@cartavola/engine';
import type {LessonGame} from '../lesson-game.js';

/** Returns the partners of a seat, as far as a view shows them. */
export function partnersOf({sideOf}: Pick<LessonGame, 'sideOf'>, view: View, seat: Seat): readonly Seat[] {
  if (sideOf) return sideOf(view, seat).filter((one) => one !== seat);
  return view.hands.length === 4 ? [(seat + 2) % 4] : [];
}
