import type {Card, Seat} from '@cartavola/engine';
import type {Exercise} from './lesson-game.js';
import {withSaid} from './fitting-answer.js';
import {takerIn, trickIn} from './goals.js';
import {isSamePrediction, type Prediction, type ReaderAnswer, type Verdict} from './verdict.js';

/**
 * Finds what a prediction is about, by goal: `winner` (of the trick), `turn` (the next seat), or `line=` and a rule's id (the owner of that
 * score line).
 */
export function predicted(exercise: Exercise): Prediction | undefined {
  const {step, kept, shown, view, lessonGame} = exercise;
  const goal = step.goal ?? 'winner';
  const own = lessonGame.predictions?.[goal];
  if (own) return own(exercise);
  const facts = [...shown, ...kept];
  if (goal === 'winner') {
    const taken = trickIn(kept.length > 0 ? kept : shown);
    return taken && {seat: taken.seat};
  }
  if (goal === 'turn') {
    const turn = (kept.at(-1)?.view ?? view).turn;
    return turn.length === 1 ? {seat: turn[0]!} : undefined;
  }
  const [, rule] = /^line=([\w.-]+)$/.exec(goal) ?? [];
  const scored = facts.find((fact) => fact.type === 'scored');
  if (rule === undefined || !scored) return undefined;
  const lines = scored.lines.filter((line) => line.rule === rule);
  if (lines.length === 0) return {nobody: true};
  const [line] = lines;
  return lines.length > 1 ? undefined : line!.side === undefined ? {seat: line!.seat!} : {side: line!.side};
}

/** Lists possible predictions: the seats, or nobody and the owners of totals (sides, or players in games without sides). */
export function candidatesFor({view, lessonGame, options}: Exercise, found: Prediction): readonly Prediction[] {
  if ('seat' in found) return view.hands.map((_, seat) => ({seat}));
  const {totals} = lessonGame.game.begin(options);
  return [...totals.map((_, side) => ({side})), {nobody: true}];
}

/** Counts what the goal names: `points` of the trick, `marks` of the reader or the reader's side, `line=` and a rule's id, or `moves`. */
export function counted(exercise: Exercise): number | undefined {
  const {step, kept, shown, view, seat, lessonGame} = exercise;
  const [, name, value] = /^([a-z-]+)(?:=(.*))?$/.exec(step.goal ?? 'points') ?? [];
  const own = name === undefined ? undefined : lessonGame.counts?.[name];
  if (own) return own(exercise, value);
  const facts = [...shown, ...kept];
  const scored = facts.findLast((fact) => fact.type === 'scored');
  const isMine = (line: {seat?: Seat; side?: number}): boolean =>
    line.seat === seat || line.side === seat % Math.max(1, scored?.marks?.length ?? 2);
  if (name === 'points') return facts.findLast((fact) => fact.type === 'taken')?.points;
  if (name === 'marks') return scored?.marks?.[seat % scored.marks.length];
  if (name === 'line')
    return scored?.lines
      .filter((line) => line.rule === value && isMine(line))
      .reduce((sum, {points}) => sum + points, 0);
  return name === 'moves' ? view.moves.length : undefined;
}

/** Judges a prediction or a count. */
export function judgeTold(
  exercise: Exercise,
  {who, number}: {who?: Prediction; number?: number},
  given: ReaderAnswer,
): Verdict {
  const {answers} = exercise.step;
  const taker = takerIn([...exercise.shown, ...exercise.kept]);
  const proof = taker?.card === undefined ? [] : [taker.card];
  if (given.kind === 'predict' && who) {
    if (isSamePrediction(given.who, who)) return {right: true, faults: []};
    return {right: false, faults: [withSaid(answers, {reason: {type: 'another', who, cards: proof}}, [])]};
  }
  if (given.kind === 'count' && number !== undefined) {
    if (given.number === number) return {right: true, faults: []};
    const reason = {type: 'number', tooLarge: given.number > number, cards: countedCards(exercise)} as const;
    return {right: false, faults: [withSaid(answers, {reason}, [])]};
  }
  return {right: false, faults: []};
}

/** Cards that were counted, if those of a trick. */
const countedCards = ({kept}: Exercise): readonly Card[] => trickIn(kept)?.cards ?? [];
