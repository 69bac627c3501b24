import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {loadLessonStart, Opening, Sitting} from '@cartavola/lessons';
import {loadCardWords} from '@cartavola/words';
import {everyLesson} from './every-lesson.js';

const LESSONS = (await everyLesson()).filter(({isPlain, language}) => isPlain && language === 'en');

describe('The opening of a lesson', () => {
  for (const {name, source, options, lesson} of LESSONS)
    it(`of ${name} matches a sitting, which continues from it`, async () => {
      const start = await loadLessonStart(source, 'en', {cards: await loadCardWords('en'), options});
      const opening = new Opening(start.steps, source, options);
      const sitting = new Sitting(lesson.steps, source, options);
      for (;;) {
        assert.equal(opening.step?.id, sitting.step?.id);
        assert.deepEqual(opening.exercise?.view, sitting.exercise?.view);
        assert.deepEqual(opening.question?.candidates, sitting.question?.candidates);
        assert.deepEqual(opening.progress, sitting.progress);
        if (!opening.next()) break;
        assert.ok(sitting.next());
      }
      const later = new Sitting(lesson.steps, source, options, opening.progress);
      assert.equal(later.step?.id, opening.step?.id);
    });

  it('replaces a prediction with another one, and does not judge it', () => {
    const {source, options, lesson} = LESSONS.find(({game}) => game === 'capodama')!;
    const opening = new Opening(lesson.steps, source, options);
    assert.ok(opening.next() && opening.next());
    assert.equal(opening.answerFor(), undefined);
    for (const seat of [2, 3]) opening.pickWho({seat});
    assert.deepEqual(opening.answerFor(), {kind: 'predict', who: {seat: 3}});
    assert.equal(opening.verdict, undefined);
    assert.equal(opening.next(), false);
  });
});
