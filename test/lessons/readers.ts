import {expect} from 'chai';
import {asks} from '@cartavola/lessons';
import type {Language} from '@cartavola/words';
import {err, give, goOn, known, look, rightAnswer, stepNow, wrongAnswer} from './learner.js';
import {feedback, lesson, toldOf} from './lesson-in-page.js';

/** Checks that a reader who answers correctly, by keyboard, finishes in at most two thirds of the steps. */
export async function finishRightAtOnce(game: string, lang: Language): Promise<void> {
  const all = await known(game, lang);
  const {element, heard} = await lesson({game, lang});
  while (toldOf(heard, 'lesson-completed').length === 0) {
    const step = stepNow(element, heard, all);
    const question = all.question(step);
    if (question) {
      await give(element, question, rightAnswer(question));
      expect(feedback(element), step.id).to.not.equal('');
    } else await look(element, step);
    await goOn(element);
  }
  const shown = toldOf(heard, 'lesson-stepped').map(({step}) => step);
  expect(shown.length).to.be.at.most((all.lesson.steps.length * 2) / 3);
  const answered = toldOf(heard, 'lesson-answered');
  expect(answered.every(({right, attempt}) => right === true && attempt === 1)).to.equal(true);
  expect(toldOf(heard, 'lesson-completed')).to.deep.equal([{game, score: 1}]);
}

/**
 * Checks that a reader who first answers wrongly and takes every hint, by keyboard, gets reasons, sees every step, and
 * finishes.
 */
export async function finishErringFirst(game: string, lang: Language): Promise<void> {
  const all = await known(game, lang);
  const {element, heard} = await lesson({game, lang});
  const expected: unknown[] = [];
  const seen = new Set<string>();
  while (toldOf(heard, 'lesson-completed').length === 0) {
    const step = stepNow(element, heard, all);
    const {id, skill} = step;
    const question = all.question(step);
    if (!question) await look(element, step);
    else {
      const place = {game, step: id, skill};
      const wrong = seen.has(id) ? undefined : wrongAnswer(question);
      if (wrong) {
        const fault = question.judge(wrong).faults.find(({reason}) => reason.type === 'refused')?.reason;
        const refusal = fault?.type === 'refused' ? {refusal: fault.rule} : {};
        expected.push({...place, right: false, ...refusal, attempt: 1});
      }
      // A repeated step is answered correctly. Otherwise, it would be repeated forever.
      if (!seen.has(id)) {
        await err(element, question);
        expected.push(...[1, 2, 3].map((hint) => ({...place, hint})));
      }
      await give(element, question, rightAnswer(question));
      expected.push({...place, right: true, attempt: wrong ? 2 : 1});
    }
    seen.add(id);
    await goOn(element);
  }
  const said = heard.filter(({type}) => type === 'lesson-answered' || type === 'lesson-hinted');
  expect(said.map(({detail: {ms: _ms, ...detail}}) => detail)).to.deep.equal(expected);
  expect([...seen].sort()).to.deep.equal(all.lesson.steps.map(({id}) => id).sort());
  const times = toldOf(heard, 'lesson-answered').map(({ms}) => ms as number);
  expect(times.every((ms) => Number.isInteger(ms) && ms >= 0)).to.equal(true);
  const shown = all.lesson.steps.filter(({kind}) => asks(kind)).length;
  expect(toldOf(heard, 'lesson-hinted')).to.have.lengthOf(3 * shown);
  expect(toldOf(heard, 'lesson-completed')).to.deep.equal([{game, score: 0}]);
}
