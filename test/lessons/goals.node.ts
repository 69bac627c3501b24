import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {formatCard, optionsFromAttributes, parseCard} from '@cartavola/engine';
import {
  checkStep,
  goalNames,
  Sitting,
  type GoalSubject,
  type Kind,
  type LessonSource,
  type Prediction,
  type Question,
  type ReaderAnswer,
  type Step,
} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import type {GoalExample} from './goal-example.js';
import {GOAL_EXAMPLES} from './goal-examples.js';

const KINDS: Readonly<Record<GoalSubject, Kind>> = {
  moves: 'play',
  counts: 'count',
  predictions: 'predict',
  seats: 'seats',
  cards: 'choose',
  orders: 'order',
};

const sources = new Map<string, LessonSource>();
for (const [id, load] of Object.entries(lessons)) sources.set(id, (await load()).lesson);

const cardsIn = (text: string) => text.split(' ').map((code) => parseCard(code)!);

function whoIn(text: string): Prediction {
  if (text === 'nobody') return {nobody: true};
  return text.startsWith('side ') ? {side: Number(text.slice(5))} : {seat: Number(text)};
}

/** Reads an answer in the examples' format. A move must be legal. */
function answerIn(kind: Kind, text: string, {exercise}: Question): ReaderAnswer {
  if (kind === 'count') return {kind, number: Number(text)};
  if (kind === 'predict') return {kind, who: whoIn(text)};
  if (kind === 'seats') return {kind, seats: text.split(' ').map(Number)};
  if (kind === 'choose') return {kind, cards: cardsIn(text)};
  if (kind === 'order') return {kind, items: text.split(' ')};
  const [, type = '', what = '', taken] = /^\d:(?:(\w+)=)?([^>]*)(?:>(.*))?$/.exec(text)!;
  const fits = ({type: own, suit, card, cards = [card!], takes = []}: Question['right'][number]): boolean =>
    (type === '' || own === type) &&
    (suit ?? cards.map(formatCard).sort().join()) === what.split(',').sort().join() &&
    takes.map(formatCard).sort().join() === (taken ?? '').split(',').sort().join();
  const move = exercise.view.moves.find(fits);
  if (move) return {kind: 'play', move};
  return {kind: 'play', move: {type: type || 'play', card: parseCard(what)!}};
}

function questionOf(subject: GoalSubject, example: GoalExample): Question {
  const source = sources.get(example.game)!;
  const options = optionsFromAttributes(source.game, source.fallback, (name) => example.options?.[name] ?? null);
  assert.ok(options.ok);
  const {moves, ...position} = example.position;
  const step: Step = {
    id: 'example',
    skill: 'example',
    kind: KINDS[subject],
    goal: example.goal,
    position,
    ...(moves !== undefined && {moves}),
    ...(example.from !== undefined && {from: example.from}),
    title: '',
    text: [],
    answers: [],
    hints: [],
  };
  assert.deepEqual(checkStep(step, source, options.value), []);
  return new Sitting([step], source, options.value).question!;
}

describe('The goal reference', () => {
  for (const subject of Object.keys(GOAL_EXAMPLES) as GoalSubject[]) {
    const examples = GOAL_EXAMPLES[subject];
    it(`has an example of each goal for ${subject} and no others`, () => {
      const names = new Set([...sources.values()].flatMap((source) => goalNames(source)[subject]));
      assert.deepEqual(Object.keys(examples).sort(), [...names].sort());
    });
    for (const [name, example] of Object.entries(examples)) {
      it(`has a right and a wrong example of ${name}, for ${subject}`, () => {
        assert.match(example.goal, new RegExp(`^${name}(?:[>=]|$)`));
        const question = questionOf(subject, example);
        const judged = (text: string): boolean => question.judge(answerIn(KINDS[subject], text, question)).right;
        assert.equal(judged(example.right), true, `${example.right} is right, not ${String(question.number ?? '')}`);
        const wrong = example.wrong ?? String(Number(example.right) + 1);
        assert.equal(judged(wrong), false, wrong);
      });
    }
  }
});
