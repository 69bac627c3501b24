import {failure, formatCard, parseCard, success, type Card, type Result, type Seat} from '@cartavola/engine';
import {cardsAskedOf, cardsFrom, orderAsked} from './card-goals.js';
import {conditionsHold} from './counts.js';
import {mostTelling, withSaid} from './fitting-answer.js';
import {goalProblem} from './goal-names.js';
import type {Exercise} from './lesson-game.js';
import {seatsAsked} from './seat-goals.js';
import type {Choice} from './step.js';
import type {Fault, ReaderAnswer, Verdict} from './verdict.js';

/**
 * Right answer to a question about items in a list, seats, an order, or cards that aren't part of a move, with the
 * function that judges answers.
 */
interface PickedAnswer {
  readonly choices?: readonly string[];
  readonly seats?: readonly Seat[];
  readonly order?: readonly string[];
  readonly cards?: readonly Card[];
  judge(answer: ReaderAnswer): Verdict;
}

const NOTHING: Verdict = {right: false, faults: []};

const verdictOf = (faults: readonly Fault[]): Verdict => ({right: faults.length === 0, faults});

/** Creates a question whose answer the reader picks: an item in a list, seats, an order, or cards. */
export function askPicked(exercise: Exercise): Result<PickedAnswer> {
  const {step} = exercise;
  const {answers, from = 'hand'} = step;
  if (step.kind === 'decide') return askChoice(exercise);
  if (step.kind === 'seats') {
    const seats = seatsAsked(exercise);
    if (!seats) return goalProblem(exercise, 'seats');
    return success({
      seats,
      judge: (given) => (given.kind === 'seats' ? judgeSeats(exercise, seats, given.seats) : NOTHING),
    });
  }
  if (step.kind === 'order') {
    const order = step.choices?.map(({value}) => value) ?? orderAsked(exercise, from);
    if (!order) return goalProblem(exercise, 'orders');
    if (order.length < 2) return failure('lesson.impossible', 'kind', 'There is nothing to put in order.');
    return success({
      order,
      judge: (given) => (given.kind === 'order' ? judgeOrder(exercise, order, given.items) : NOTHING),
    });
  }
  const cards = cardsAskedOf(exercise, from);
  if (!cards) return goalProblem(exercise, 'cards');
  if (cards.length === 0) {
    const isEmpty = cardsFrom(exercise, from).length === 0;
    const message = isEmpty ? `No card of the ${from} is face up here.` : 'No card there meets this goal.';
    return failure('lesson.impossible', isEmpty ? 'from' : 'goal', message);
  }
  const judge = (given: ReaderAnswer): Verdict => {
    if (given.kind !== 'choose') return NOTHING;
    const wrong = given.cards
      .filter((card) => !cards.includes(card))
      .map((card) => withSaid(answers, {card, reason: {type: 'missed', goal: 'card', cards: []}}, {cards: [card]}));
    const missing = cards.filter((card) => !given.cards.includes(card));
    const left = missing.map((card) =>
      withSaid(answers, {reason: {type: 'left-out', cards: missing}}, {missed: formatCard(card)}),
    );
    return verdictOf([...wrong, ...mostTelling(left)]);
  };
  return success({cards, judge});
}

function askChoice(exercise: Exercise): Result<PickedAnswer> {
  const {choices = [], answers} = exercise.step;
  const right: Choice[] = [];
  for (const [place, choice] of choices.entries()) {
    const holds = choice.when === undefined ? choice.isRight : conditionsHold(exercise, choice.when);
    if (holds === undefined)
      return failure('lesson.goal', `choices[${place}].when`, `"${choice.when!}" cannot be decided here.`);
    if (holds) right.push(choice);
  }
  if (right.length === 0) return failure('lesson.impossible', 'choices', 'None of the choices is right.');
  if (right.length === choices.length)
    return failure('lesson.impossible', 'choices', 'All of the choices are right, so there is nothing to ask.');
  const values = right.map(({value}) => value);
  const judge = (given: ReaderAnswer): Verdict => {
    if (given.kind !== 'decide') return NOTHING;
    return values.includes(given.choice)
      ? verdictOf([])
      : verdictOf([withSaid(answers, {reason: {type: 'choice'}}, {choice: given.choice})]);
  };
  return success({choices: values, judge});
}

function judgeSeats({step: {answers}}: Exercise, right: readonly Seat[], named: readonly Seat[]): Verdict {
  const wrong = named
    .filter((seat) => !right.includes(seat))
    .map((seat) => withSaid(answers, {reason: {type: 'seat', seat}}, {seat}));
  const missing = right.filter((seat) => !named.includes(seat));
  const left = missing.map((seat) =>
    withSaid(answers, {reason: {type: 'seats-left-out', count: missing.length}}, {missed: String(seat)}),
  );
  return verdictOf([...wrong, ...mostTelling(left)]);
}

/** Judges an order by its first item in the wrong position. */
function judgeOrder({step: {answers, choices}}: Exercise, right: readonly string[], items: readonly string[]): Verdict {
  const place = right.findIndex((item, index) => items[index] !== item);
  if (place < 0) return verdictOf([]);
  const item = items[place];
  const card = choices || item === undefined ? undefined : parseCard(item);
  const parts = card === undefined ? {...(item !== undefined && {choice: item})} : {cards: [card]};
  const fault: Fault = {reason: {type: 'order', place: place + 1}, ...(card !== undefined && {card})};
  return verdictOf([withSaid(answers, fault, parts)]);
}
