import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {asks} from '@cartavola/lessons';
import type {Language} from '@cartavola/words';
import {tidyPage} from '../rules/explainer-in-page.js';
import {err, give, goOn, known, look, rightAnswer, stepNow, wrongAnswer} from './learner.js';
import {lesson, toldOf} from './lesson-in-page.js';

/** Each game in one language, and one game in each. */
const READ: readonly (readonly [game: string, lang: Language])[] = [
  ['capodama', 'fr'],
  ['scopa', 'it'],
  ['calypso', 'en'],
  ['capra', 'en'],
  ['capra', 'fr'],
  ['capra', 'it'],
];

describe('A reader with a keyboard who errs first and takes every hint', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  afterEach(tidyPage);

  for (const [game, lang] of READ) {
    it(`hears why, sees every step, and finishes ${game}, in ${lang}`, async () => {
      const all = await known(game, lang);
      const {element, heard} = await lesson({game, lang});
      const expected: unknown[] = [];
      const seen = new Set<string>();
      while (toldOf(heard, 'lesson-completed').length === 0) {
        const step = stepNow(heard, all);
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
          // What comes back is answered at once: it would come back for ever.
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
    }).timeout(120_000);
  }
});
