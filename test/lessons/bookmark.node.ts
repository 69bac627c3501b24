import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {advance, begin, hinted, missed, Sitting, type Progress, type Step} from '@cartavola/lessons';
import {everyLesson, type Told} from './every-lesson.js';
import {sampleRuns} from '../sample-size.js';

const LESSONS = (await everyLesson()).filter(({language, isPlain}) => language === 'en' && isPlain);

/** Progress of a reader who has completed some steps, with the given misses and hints. */
function after(steps: readonly Step[], done: readonly (readonly [misses: number, hints: number])[]): Progress {
  let progress = begin(steps);
  for (const [misses, hints] of done) {
    for (let count = 0; count < misses; count++) progress = missed(progress);
    for (let count = 0; count < hints; count++) progress = hinted(progress);
    progress = advance(steps, progress);
  }
  return progress;
}

const sittingOf = ({source, options}: Told, steps: readonly Step[], kept?: unknown): Sitting =>
  new Sitting(steps, source, options, kept);

/** A lesson with the given number of steps to read. */
const long = (count: number): readonly Step[] =>
  Array.from({length: count}, (_, place) => ({
    id: `a-step-of-a-long-lesson-${place}`,
    skill: `skill ${place >> 2}`,
    kind: 'read',
    title: '',
    text: [],
    answers: [],
    hints: [],
  })) as unknown as readonly Step[];

const seen = (steps: readonly Step[], count: number): Progress => ({
  ...begin(steps),
  outcomes: Object.fromEntries(steps.slice(0, count).map(({id}, place) => [id, place % 2 ? 'right' : 'late'])),
  ...(steps[count] && {at: steps[count].id}),
  right: 40,
  asked: 90,
});

describe('A bookmark', () => {
  for (const told of LESSONS) {
    it(`resumes ${told.name} at any step`, () => {
      const {steps} = told.lesson;
      const way = fc.array(fc.tuple(fc.nat(3), fc.nat(3)), {maxLength: 2 * steps.length});
      fc.assert(
        fc.property(way, (done) => {
          const left = sittingOf(told, steps, after(steps, done));
          const text = left.bookmark(4000)!;
          assert.match(text, /^[\w.*-]+$/);
          assert.ok(text.length < steps.length + 150);
          assert.deepEqual(sittingOf(told, steps, text).progress, left.progress);
        }),
        sampleRuns(3, 50),
      );
    });
  }

  const [told] = LESSONS;

  it('does not exceed the requested length in a lesson of any length, and resumes at the same step with the same score', () => {
    const steps = long(6000);
    const left = sittingOf(told!, steps, seen(steps, 5000));
    for (const most of [8000, 4000, 100]) {
      const text = left.bookmark(most)!;
      assert.ok(text.length <= most, `${text.length} characters`);
      const {progress} = sittingOf(told!, steps, text);
      const {at, right, asked, outcomes} = progress;
      assert.deepEqual([at, right, asked], [steps[5000]!.id, 40, 90]);
      assert.equal(Object.keys(outcomes).length, 5000);
      assert.equal(sittingOf(told!, steps, text).bookmark(most), text);
    }
    assert.equal(left.bookmark(10), undefined);
  });

  it('restarts if it is invalid or belongs to other steps', () => {
    const steps = long(9);
    const text = sittingOf(told!, steps, seen(steps, 5)).bookmark(4000)!;
    assert.deepEqual(sittingOf(told!, long(10), text).progress, begin(long(10)));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.tuple(fc.nat(text.length), fc.string())), (wrong) => {
        const given = typeof wrong === 'string' ? wrong : text.slice(0, wrong[0]) + wrong[1];
        const {progress} = sittingOf(told!, steps, given);
        assert.ok(steps.some(({id}) => id === progress.at) || Object.keys(progress.outcomes).length > 0);
      }),
    );
  });
});
