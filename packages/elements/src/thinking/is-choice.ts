import type {Choice} from '@cartavola/bots';
import type {View} from '@cartavola/engine';

/** Whether what a worker answered is a choice that the view allows: a script of the page's own, or a stranger's, may answer anything. */
export function isChoice(answer: unknown, {moves, turn, viewer}: View): answer is Choice {
  try {
    const {move, reasons} = answer as Choice;
    const areReasons = reasons.every(({id, cards}) => typeof id === 'string' && cards.every(Number.isInteger));
    // Who is asked out of turn may let it pass.
    if (move.type === 'pass') return areReasons && !turn.includes(viewer as number);
    const chosen = JSON.stringify(move);
    return areReasons && moves.some((legal) => JSON.stringify(legal) === chosen);
  } catch {
    // It lacks what a choice has.
    return false;
  }
}
