import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {ask, asks, exampleAgain, setUp, withOtherCards, type Step} from '@cartavola/lessons';
import {paragraphOf} from '@cartavola/words';
import {sampleSize} from '../sample-size.js';
import {everyLesson, type Told} from './every-lesson.js';
import {lookOf, readThrough, wrongAnswers} from './simulated-reader.js';

const EVERY = await everyLesson();
/** Each lesson once, because languages and decks don't change the questions. */
const WRITTEN = EVERY.filter(({language, isPlain}) => language === 'en' && isPlain);
/** The first lesson of each game, or all. */
const LESSONS = WRITTEN.filter(({game}, place) =>
  WRITTEN.slice(0, place).every((one) => one.game !== game || sampleSize(0, 1) === 1),
);

/** Describes what happens in an example: who does what, and how many cards and points each capture or trick has. */
function courseIn(step: Step, source: Told['source'], options: Told['options']): readonly string[] {
  const exercise = setUp(step, source, options);
  // An example without a position only has text.
  if (!exercise?.ok) return [];
  return exercise.value.shown.map((fact) => {
    const seat = 'seat' in fact ? fact.seat : 'all';
    return fact.type === 'taken'
      ? `${seat} takes ${fact.cards.length} cards, ${fact.points} points`
      : `${seat} ${fact.type}`;
  });
}

describe('A repeated question', () => {
  for (const told of LESSONS) {
    it(`has different cards each time, but the same difficulty, in ${told.name}`, () => {
      for (const step of told.lesson.steps) {
        if (!asks(step.kind)) continue;
        const made = [1, 2, 20_000].map((form) => withOtherCards(step, form, told.source, told.options));
        for (const one of made) assert.ok(one, `${step.id} has another form`);
        const looks = [step, ...made].map((one) => lookOf(one!));
        assert.equal(new Set(looks.slice(0, 3)).size, 3, `${step.id}: ${looks.join('\n')}`);
        assert.notEqual(looks[3], looks[0], step.id);
      }
    });
  }

  it('says whether its cards differ', () => {
    const cardsIn = ({position, moves}: Step): string =>
      JSON.stringify(Object.values({...position, moves}).map((text) => (text ?? '').split(' ').sort()));
    const kept = new Set<string>();
    for (const {game, lesson, source, options} of LESSONS)
      for (const step of lesson.steps) {
        const made = asks(step.kind) ? withOtherCards(step, 1, source, options) : undefined;
        if (!made) continue;
        if (made.keepsCards) kept.add(`${game} ${step.id}`);
        else assert.notEqual(cardsIn(made), cardsIn(step), `${game} ${step.id}`);
      }
    assert.deepEqual([...kept], ['capodama window-finish', 'calypso deals']);
  });

  it('has text in every language and with every deck', () => {
    for (const {name, lesson} of EVERY)
      for (const {id, kind, again, goal} of lesson.steps) {
        if (!asks(kind)) continue;
        const {title, answers, hints} = again!;
        const question = typeof title === 'function' ? title((goal ?? '').match(/\d+/g)!.map(Number)) : title;
        assert.match(question, /^\p{Lu}[^\n]{5,170}$/u, `${name}: ${id}`);
        const remarks = answers.map(({text}) => text);
        for (const text of [question, ...remarks, ...hints]) {
          assert.doesNotMatch(text, /undefined|NaN|\s{2}|['"]/, `${name}: ${id}`);
          assert.match(text, /^\p{Lu}/u, `${name}: ${id}`);
        }
        assert.equal(hints.length, 1, `${name}: ${id} has a hint`);
      }
  });

  it('gives a reason for each wrong answer to it, except those that a rule or the number of cards explains', () => {
    let reasons = 0;
    for (const {name, lesson, source, options} of LESSONS)
      for (const step of lesson.steps) {
        if (!asks(step.kind)) continue;
        const made = withOtherCards(step, 1, source, options)!;
        const exercise = setUp(made, source, options)!;
        assert.ok(exercise.ok);
        const question = ask(exercise.value);
        assert.ok(question.ok);
        for (const answer of wrongAnswers(question.value))
          for (const {said, reason} of question.value.judge(answer).faults) {
            if (said === undefined)
              assert.equal(reason.type, 'refused', `${name}: ${step.id} ${JSON.stringify(answer)}`);
            reasons++;
          }
      }
    assert.ok(reasons > 300, `${reasons} reasons`);
  });
});

describe('A worked example that is shown again', () => {
  for (const {name, lesson, source, options, book} of LESSONS) {
    it(`has the text of its rule, and other cards that play alike, in ${name}`, () => {
      const examples = lesson.steps.filter(({stage}) => stage === 'worked');
      assert.ok(examples.length > 5);
      const kept: string[] = [];
      for (const step of examples) {
        const made = exampleAgain(step, 1, source, options);
        assert.deepEqual([made.title, made.text, made.done], ['', [], undefined], step.id);
        assert.ok(paragraphOf(book, made.recalls!), `${step.id}: ${made.recalls}`);
        if (made.keepsCards) kept.push(step.id);
        else assert.notEqual(lookOf(made), lookOf(step), step.id);
        for (const form of [1, 2, 3])
          assert.deepEqual(
            courseIn(exampleAgain(step, form, source, options), source, options),
            courseIn(step, source, options),
            `${step.id}, form ${form}`,
          );
      }
      assert.ok(kept.length <= 4, kept.join(' '));
    });
  }

  it('appears in this form before a missed question', () => {
    const told = LESSONS.find(({game}) => game === 'capra')!;
    const {shown} = readThrough(told, ({id}, again) => id === 'trump-finish' && !again, {ways: 1});
    const [first, second] = shown.filter(({step: {id}}) => id === 'trump-worked');
    assert.deepEqual([first!.step.recalls, second!.step.recalls], [undefined, 'capra.trump']);
    assert.notEqual(lookOf(second!.step), lookOf(first!.step));
  });

  it('does not change in an author’s lesson', () => {
    const step: Step = {
      id: 'own',
      skill: 'own',
      stage: 'worked',
      kind: 'watch',
      teaches: ['capra.beat'],
      title: '',
      text: [],
      answers: [],
      hints: [],
    };
    const {source, options} = LESSONS.find(({game}) => game === 'capra')!;
    assert.equal(exampleAgain(step, 1, source, options), step);
  });
});
