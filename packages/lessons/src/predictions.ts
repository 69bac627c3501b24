import {trickIn} from './goals.js';
import {entryFor, readWord} from './goal-word.js';
import type {Exercise, Foretold} from './lesson-game.js';
import type {Prediction} from './verdict.js';

/** Predictions that all games have. */
export const PREDICTIONS: Readonly<Record<string, Foretold>> = {
  /** Who takes the trick that the last move completes. The default. */
  winner: ({kept, shown}) => {
    const taken = trickIn(kept.length > 0 ? kept : shown);
    return taken && {seat: taken.seat};
  },
  /** The player with the next turn. */
  turn: ({kept, view}) => {
    const {turn} = kept.at(-1)?.view ?? view;
    return turn.length === 1 ? {seat: turn[0]!} : undefined;
  },
  /** `line=RULE`: who gets the points of this rule: a seat, a side or nobody. */
  line: ({shown, kept}, rule) => {
    const scored = [...shown, ...kept].find((fact) => fact.type === 'scored');
    if (rule === undefined || !scored) return undefined;
    const lines = scored.lines.filter((line) => line.rule === rule);
    if (lines.length === 0) return {nobody: true};
    const [line] = lines;
    return lines.length > 1 ? undefined : line!.side === undefined ? {seat: line!.seat!} : {side: line!.side};
  },
};

/**
 * Finds the answer to a prediction from the step's goal. Returns undefined if the goal can't be decided at this table.
 */
export function predicted(exercise: Exercise): Prediction | undefined {
  const word = readWord(exercise.step.goal ?? 'winner');
  return word && entryFor({...PREDICTIONS, ...exercise.lessonGame.predictions}, word)?.(exercise, word.value);
}

/**
 * Lists possible predictions: the seats, or nobody and the owners of totals (sides, or players in games without sides).
 */
export function candidatesFor({view, lessonGame, options}: Exercise, found: Prediction): readonly Prediction[] {
  if ('seat' in found) return view.hands.map((_, seat) => ({seat}));
  const {totals} = lessonGame.game.begin(options);
  return [...totals.map((_, side) => ({side})), {nobody: true}];
}
