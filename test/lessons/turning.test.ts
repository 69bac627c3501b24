import {expect} from 'chai';
import {emulateMedia} from '@web/test-runner-commands';
import type {RulesExplainer} from '@cartavola/elements';
import {keys} from '../input.js';
import {rule, tidyPage} from '../rules/explainer-in-page.js';
import {find, findAll, told, until} from '../tables/table-in-page.js';
import {give, known, rightAnswer, wrongAnswer, type Known} from './learner.js';
import {
  button,
  cardIn,
  expectFocusWithin,
  feedback,
  focused,
  goTo,
  goToEnd,
  hintButton,
  lesson,
  next,
  press,
  primary,
  reach,
  title,
  toldOf,
} from './lesson-in-page.js';

const turn = async (element: RulesExplainer, to: string): Promise<void> => {
  await press(element, button(element, to));
  await until(() => button(element, to).ariaPressed === 'true');
  expectFocusWithin(element, `in ${to}`);
};
const shownTarget = (element: Element): string | undefined => findAll(element, '.rule.target')[0]?.id;

/** Answers a question in a lesson, correctly or not. */
async function answer(element: RulesExplainer, all: Known, id: string, isRight: boolean): Promise<void> {
  const question = all.question(all.lesson.steps.find((step) => step.id === id)!)!;
  await give(element, question, isRight ? rightAnswer(question) : wrongAnswer(question)!);
}

describe('An explainer', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  afterEach(tidyPage);

  it('switches to the rules and back, and keeps the step and the choice', async () => {
    const {element, heard} = await lesson({game: 'capra', lang: 'en'});
    await goTo(element, 'lead-finish');
    await press(element, cardIn(element, 'hand', 'KD'));
    await press(element, hintButton(element));
    const before = [title(element), feedback(element)];
    const count = heard.length;
    await turn(element, 'Rules');
    expect(find(element, '.lesson')).to.equal(null);
    await turn(element, 'Lesson');
    expect([title(element), feedback(element)]).to.deep.equal(before);
    expect(cardIn(element, 'hand', 'KD').ariaPressed).to.equal('true');
    expect(heard).to.have.lengthOf(count);
  });

  it('switches when the page sets the view', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en', view: 'rules'});
    for (const [view, shown] of [
      ['lesson', '.lesson'],
      ['rules', '.rules'],
      [undefined, '.lesson'],
    ] as const) {
      element.view = view;
      await until(() => find(element, shown) !== null);
      expect(findAll(element, '.lesson, .rules')).to.have.lengthOf(1);
    }
  });

  it('is never empty while it switches views or changes its language', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en', view: 'rules'});
    let empty = 0;
    const observer = new MutationObserver(() => {
      if (!find(element, '.lesson, .rules')) empty++;
    });
    observer.observe(element.shadowRoot!, {subtree: true, childList: true});
    await turn(element, 'Lesson');
    await until(() => find(element, '.lesson') !== null);
    const started = told(element, 'lesson-started');
    element.lang = 'fr';
    await started;
    element.lang = 'en';
    await until(() => find(element, '.book').lang === 'en');
    await turn(element, 'Rules');
    observer.disconnect();
    expect(empty).to.equal(0);
  });

  it('opens the rule that a step teaches, and moves focus there', async () => {
    const {element} = await lesson({game: 'calypso', lang: 'it'});
    const {lesson: steps} = await known('calypso', 'it');
    const {id, teaches} = steps.steps.find(({kind}) => kind === 'choose')!;
    await goTo(element, id);
    await press(element, find(element, '.rule-link'));
    await until(() => shownTarget(element) !== undefined);
    expect(shownTarget(element)).to.equal(teaches![0]);
    await until(() => focused(element) === rule(element, teaches![0]!).querySelector('h4'));
    await turn(element, 'Lezione');
    expect(element.progress!.at).to.equal(id);
  });

  it('opens the rule that a refused card breaks', async () => {
    const {element, heard} = await lesson({game: 'capra', lang: 'en'});
    const all = await known('capra', 'en');
    const isRefused = (id: string): boolean => {
      const question = all.question(all.lesson.steps.find((step) => step.id === id)!);
      const wrong = question && wrongAnswer(question);
      const reason = wrong && question.judge(wrong).faults[0]!.reason;
      return reason?.type === 'refused' && reason.rule.startsWith('capra.');
    };
    const {id} = all.lesson.steps.find((step) => isRefused(step.id))!;
    await goTo(element, id);
    await answer(element, all, id, false);
    const [{refusal}] = toldOf(heard, 'lesson-answered') as [{refusal: string}];
    await press(element, find(element, '.feedback button'));
    await until(() => shownTarget(element) === refusal);
    await until(() => focused(element) === rule(element, refusal).querySelector('h4'));
  });

  it('opens hard steps and rules from the end of the lesson, and never loses focus', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    const {lesson: steps} = await known('capra', 'en');
    await goToEnd(
      element,
      steps.steps.map(({id}) => id),
    );
    await press(element, findAll(element, '.hard-rules button')[0]!);
    await until(() => shownTarget(element) !== undefined);
    await turn(element, 'Lesson');
    await press(element, primary(element));
    await until(() => find(element, '.rules') !== null);
    await until(() => document.activeElement === element);
    expectFocusWithin(element, 'in the rules');
  });

  it('opens the rule in the URL, with the lesson behind it', async () => {
    location.hash = '#cartavola=capra.eggs';
    const {element, heard} = await lesson({game: 'capra', lang: 'en'});
    await until(() => shownTarget(element) === 'capra.eggs');
    await until(() => focused(element) === rule(element, 'capra.eggs').querySelector('h4'));
    await turn(element, 'Lesson');
    await until(() => toldOf(heard, 'lesson-stepped').length === 1);
    expect(title(element)).to.not.equal('');
  });

  it('reports a step, and the end, once they are shown', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    const {lesson: told} = await known('capra', 'en');
    const seen: string[] = [];
    for (const type of ['lesson-stepped', 'lesson-hinted', 'lesson-completed'] as const)
      element.addEventListener(type, () => seen.push(`${title(element)} ${feedback(element)}`.trim()));
    const [first, second] = told.steps;
    const asked = told.steps.find(({kind, hints}) => kind === 'choose' && hints.length > 0)!;
    await press(element, next(element));
    await goTo(element, asked.id);
    await press(element, hintButton(element));
    await goTo(element, told.steps.at(-1)!.id);
    await press(element, next(element));
    expect(first!.kind).to.equal('read');
    expect(seen).to.deep.equal([
      second!.title,
      asked.title,
      `${asked.title} Hint 1 of 3. ${asked.hints[0]!} Ringed: the king of hearts.`,
      told.steps.at(-1)!.title,
      title(element),
    ]);
  });

  it('accepts only digits in a number, and keeps them when something else is typed', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    await goTo(element, 'points-finish');
    const field = find(element, '.number-answer input') as HTMLInputElement;
    await reach(element, field);
    for (const [key, text] of [
      ['x', ''],
      ['1', '1'],
      ['2', '12'],
      ['x', '12'],
      ['-', '12'],
      ['Backspace', '1'],
    ] as const) {
      await keys(key);
      await element.updateComplete;
      expect(field.value, key).to.equal(text);
    }
    expect(primary(element).ariaDisabled).to.equal(null);
  });

  it('accepts digits in other scripts for a number, and leaves Enter to a composing input method', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    await goTo(element, 'points-finish');
    const field = find(element, '.number-answer input') as HTMLInputElement;
    await reach(element, field);
    const type = (value: string, isComposing: boolean): void => {
      field.value = value;
      field.dispatchEvent(new InputEvent('input', {isComposing, bubbles: true, composed: true}));
    };
    for (const [value, text] of [
      ['１２', '12'],
      ['٣٤', '34'],
      ['۵x', '5'],
    ] as const) {
      type(value, false);
      await element.updateComplete;
      expect(field.value).to.equal(text);
    }
    const answers: Event[] = [];
    element.addEventListener('lesson-answered', (event) => answers.push(event));
    type('１２', true);
    // The text being composed belongs to the input method. A change would end the composition.
    expect(field.value).to.equal('１２');
    field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', isComposing: true, bubbles: true, composed: true}));
    await element.updateComplete;
    expect(answers).to.deep.equal([]);
  });

  it('lets the reader try a wrong move until a hint or a different answer', async () => {
    const {element} = await lesson({game: 'capodama', lang: 'en'});
    const all = await known('capodama', 'en');
    const isTried = (id: string): boolean => {
      const question = all.question(all.lesson.steps.find((step) => step.id === id)!);
      return question !== undefined && question.exercise.view.moves.some((move) => !question.right.includes(move));
    };
    const {id} = all.lesson.steps.find((step) => step.kind === 'play' && isTried(step.id))!;
    const question = all.question(all.lesson.steps.find((step) => step.id === id)!)!;
    const move = question.exercise.view.moves.find((one) => !question.right.includes(one))!;
    await goTo(element, id);
    const tryIt = async (): Promise<void> => {
      await give(element, question, {kind: 'play', move});
      await press(element, button(element, 'See what would happen'));
      expect(focused(element)!.textContent.trim()).to.equal('Back to the question');
    };
    await tryIt();
    await until(() => /takes? 4 cards, worth \d+ points/.test(feedback(element)));
    await press(element, focused(element)!);
    expect(feedback(element)).to.equal('');
    expect(findAll(element, '.hand [aria-pressed="true"]')).to.deep.equal([]);
    await tryIt();
    await press(element, hintButton(element));
    expect(button(element, 'Back to the question')).to.equal(undefined);
    expect(feedback(element)).to.not.equal('');
    await answer(element, all, id, true);
    expect(next(element).textContent.trim()).to.equal('Next');
  });
});
