import {expect} from 'chai';
import {emulateMedia} from '@web/test-runner-commands';
import {formatCard, parseCard, UNKNOWN, type Card} from '@cartavola/engine';
import {setUp, type Step} from '@cartavola/lessons';
import {loadCardWords} from '@cartavola/words';
import {tidyPage} from '../rules/explainer-in-page.js';
import {find} from '../tables/table-in-page.js';
import {everyLesson, type Told} from './every-lesson.js';
import {goTo, lesson, toldOf} from './lesson-in-page.js';

/** Others' cards that nobody has seen when a step starts: those that its moves mention, and whole hands. */
function hiddenIn({source, options}: Told, step: Step): readonly string[] {
  const exercise = setUp(step, source, options);
  if (!exercise?.ok || exercise.value.open) return [];
  const {seat, start, view, shown} = exercise.value;
  const now = step.kind === 'watch' ? start : view;
  const {hand: _hand, hands: _hands, moves: _moves, ...lying} = step.position!;
  const told = step.kind === 'watch' ? [] : shown;
  const seen = new Set([
    ...Object.values(lying).flatMap((value) => value.split(/[\s/:,]+/)),
    ...told
      .flatMap((fact) => (fact.type === 'played' ? [fact.card] : fact.type === 'laid' ? fact.cards : []))
      .map(codeOf),
    ...start.hands[seat]!.map(codeOf),
    ...now.hands[seat]!.map(codeOf),
  ]);
  const played = [...(step.moves ?? '').matchAll(/(\d):(?:[a-z]+=)?([^\s>=]*)/g)]
    .filter(([, who]) => Number(who) !== seat)
    .flatMap(([, , cards]) => cards!.split(','));
  const held = now.hands.flatMap((hand, other) => (other === seat ? [] : hand.map(codeOf)));
  return [...new Set([...played, ...held])].filter((code) => parseCard(code) !== undefined && !seen.has(code));
}

const codeOf = (card: Card): string => (card === UNKNOWN ? '' : formatCard(card));

/** The markup of the step's table, including its spoken text. */
const tableOf = (element: Element): string => find(element, '.felt').outerHTML;

describe('A lesson', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  afterEach(tidyPage);

  it('neither shows nor mentions a card in another hand before it is played', async () => {
    const words = await loadCardWords('en', undefined);
    let checked = 0;
    for (const one of (await everyLesson()).filter(({language, isPlain}) => language === 'en' && isPlain)) {
      const steps = one.lesson.steps.map((step) => ({step, hidden: hiddenIn(one, step)}));
      const {element, heard} = await lesson({game: one.game, lang: 'en'}, '', (explainer) => {
        explainer.options = one.options;
      });
      expect(toldOf(heard, 'rules-error'), one.name).to.deep.equal([]);
      for (const {step, hidden} of steps.filter((told) => told.hidden.length > 0)) {
        await goTo(element, step.id);
        const table = tableOf(element);
        for (const code of hidden) {
          expect(table, `${one.name}, ${step.id}`).to.not.contain(`data-card="${code}"`);
          expect(table, `${one.name}, ${step.id}`).to.not.contain(words.name(parseCard(code)!));
          checked++;
        }
      }
      element.remove();
    }
    expect(checked).to.be.above(300);
  });
});
