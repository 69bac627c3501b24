import {countedCards} from './counts.js';
import type {Exercise} from './lesson-game.js';
import {withSaid} from './fitting-answer.js';
import {takerIn} from './goals.js';
import {isSamePrediction, type Fault, type Prediction, type ReaderAnswer, type Verdict} from './verdict.js';

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
    const fault: Fault = {reason: {type: 'another', who, cards: proof}};
    return {right: false, faults: [withSaid(answers, fault, 'seat' in given.who ? {seat: given.who.seat} : {})]};
  }
  if (given.kind === 'count' && number !== undefined) {
    if (given.number === number) return {right: true, faults: []};
    const reason = {type: 'number', tooLarge: given.number > number, cards: countedCards(exercise)} as const;
    return {right: false, faults: [withSaid(answers, {reason}, {number: given.number})]};
  }
  return {right: false, faults: []};
}
