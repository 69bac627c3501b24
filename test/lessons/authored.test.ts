import {expect} from 'chai';
import {emulateMedia} from '@web/test-runner-commands';
import type {RulesExplainer} from '@cartavola/elements';
import {tidyPage} from '../rules/explainer-in-page.js';
import {find, findAll, told, until} from '../tables/table-in-page.js';
import {CAPODAMA, FOLLOW, WORDS} from './authored-steps.js';
import {
  button,
  cardIn,
  expectFocusWithin,
  feedback,
  focused,
  lesson,
  next,
  press,
  primary,
  textOf,
  toldOf,
} from './lesson-in-page.js';

const seen = ({element}: {readonly element: Element}): string[] =>
  [...element.querySelectorAll<HTMLElement>('p, lesson-answer, lesson-hint, lesson-position, lesson-done')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0)
    .map((one) => one.textContent.trim());

/** Chooses cards in the hand and submits them. */
async function choose(element: RulesExplainer, ...codes: readonly string[]): Promise<void> {
  for (const one of findAll(element, '.hand button[aria-pressed="true"]')) await press(element, one);
  for (const code of codes) await press(element, cardIn(element, 'hand', code));
  await press(element, primary(element));
}

describe('An author’s lesson', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  afterEach(tidyPage);

  it('is judged by the rules, with the author’s comments', async () => {
    const {element, heard} = await lesson(CAPODAMA, FOLLOW);
    await choose(element, 'KH', '9C');
    expect(feedback(element)).to.contain("Le roi de cœur n'est pas un atout.");
    await press(element, find(element, '.lesson-foot > button'));
    expect(feedback(element)).to.contain('Trois cœurs seulement sont des atouts.').and.contain('Cartes entourées');
    await choose(element, '9C', '7H');
    await press(element, next(element));
    expect(toldOf(heard, 'rules-error')).to.deep.equal([]);
    const [wrong, right] = toldOf(heard, 'lesson-answered');
    expect(wrong).to.include({step: 'step-1', skill: 'follow', right: false, refusal: 'capodama.follow', attempt: 1});
    expect(right).to.include({right: true, attempt: 2});
  });

  it('accepts quotes and spaces from phones and editors', async () => {
    const {element, heard} = await lesson(
      CAPODAMA,
      FOLLOW.replace('9C 7H KH AS', '9♣\ufe0f 7♥\ufe0f\u00a0♡K 🂡')
        .replace('AC 8C', 'A♣\ufe0f ８Ｃ')
        .replace('card="KH"', 'card="K♥\ufe0f"'),
    );
    await choose(element, 'KH', '9C');
    expect(feedback(element)).to.contain("Le roi de cœur n'est pas un atout.");
    expect(toldOf(heard, 'rules-error')).to.deep.equal([]);
  });

  it('shows only the current step’s paragraph, and no later text', async () => {
    const page = await lesson(CAPODAMA, WORDS + FOLLOW);
    expect(seen(page)).to.deep.equal(['Lisez ceci.', '♣']);
    await press(page.element, next(page.element));
    expect(seen(page)).to.deep.equal(['Trèfle est demandé. Quelles cartes pouvez-vous jouer ?']);
    page.element.view = 'rules';
    await until(() => find(page.element, '.rules') !== null);
    expect(seen(page)).to.deep.equal([]);
  });

  it('keeps focus on the text of a step without a title', async () => {
    const {element} = await lesson(CAPODAMA, WORDS + FOLLOW);
    await press(element, next(element));
    expect(focused(element)!.getAttribute('aria-label')).to.contain('follow');
    expect(focused(element)!.querySelector('slot')!.assignedElements()[0]).to.equal(element.children[1]);
  });

  it('never changes its markup', async () => {
    const inside = WORDS + FOLLOW;
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    const {element} = await lesson(CAPODAMA, inside, (one) =>
      observer.observe(one, {subtree: true, childList: true, attributes: true, characterData: true}),
    );
    const attributes = element.getAttributeNames();
    await press(element, next(element));
    await choose(element, 'AS');
    await choose(element, '9C', '7H');
    await press(element, next(element));
    dispatchEvent(new Event('beforeprint'));
    dispatchEvent(new Event('afterprint'));
    await press(element, primary(element));
    changes.push(...observer.takeRecords());
    observer.disconnect();
    expect(changes).to.deep.equal([]);
    expect(element.innerHTML).to.equal(inside);
    expect(element.getAttributeNames()).to.deep.equal(attributes);
  });

  it('uses the element’s language, and changes with it', async () => {
    const page = await lesson({...CAPODAMA, lang: 'en'}, WORDS);
    expect(seen(page)).to.deep.equal(['Read this.', '♣']);
    for (const [lang, text] of [
      ['it', 'Leggi questo.'],
      ['fr-CA', 'Lisez ceci.'],
    ] as const) {
      const started = told(page.element, 'lesson-started');
      page.element.lang = lang;
      await started;
      expect(seen(page)).to.deep.equal([text, '♣']);
    }
  });

  it('uses its own language if it is not available in the reader’s', async () => {
    const page = await lesson({...CAPODAMA, lang: 'en'}, WORDS.replace(/.*lang="en".*\n/, ''));
    expect(seen(page)).to.deep.equal(['Lisez ceci.', '♣']);
    expect(next(page.element).textContent.trim()).to.equal('Next');
    expect(toldOf(page.heard, 'rules-error')).to.deep.equal([]);
  });

  it('uses the last requested language, however quickly it changes', async () => {
    const page = await lesson({...CAPODAMA, lang: 'en'}, WORDS);
    for (const lang of ['fr', 'it', 'fr', 'en', 'it']) {
      page.element.lang = lang;
      await page.element.updateComplete;
    }
    await until(() => find(page.element, '.book').lang === 'it');
    await until(() => next(page.element).textContent.trim() === 'Avanti');
    expect(seen(page)).to.deep.equal(['Leggi questo.', '♣']);
  });

  it('follows the author’s changes', async () => {
    const {element} = await lesson(CAPODAMA, FOLLOW);
    const change = async (how: () => void): Promise<void> => {
      const started = told(element, 'lesson-started');
      how();
      await started;
      await element.updateComplete;
    };
    const answer = element.querySelector('lesson-answer')!;
    await change(() => answer.replaceChildren('Ce roi ', document.createElement('em'), 'coupe mal.'));
    await change(() => (answer.lastChild!.textContent = 'ne coupe pas.'));
    await choose(element, 'KH');
    expect(feedback(element)).to.contain('Ce roi ne coupe pas.');
    await change(() => element.querySelector('lesson-ask')!.setAttribute('goal', 'legal card=9C'));
    await choose(element, '9C');
    expect(next(element).textContent.trim()).to.equal('Continuer');
    await change(() => element.insertAdjacentHTML('beforeend', WORDS));
    expect(findAll(element, '.skill')).to.have.lengthOf(2);
  });

  describe('skips an impossible step, reports it, and continues', () => {
    const step = (position: string, ask: string): string =>
      `<lesson-step id="broken"><p>?</p>${position}${ask}</lesson-step>`;
    const TABLE = '<lesson-position players="4" hand="9C 7H KH AS" trick="AC 8C"></lesson-position>';
    for (const [name, broken, code] of [
      [
        'a card twice',
        step(TABLE.replace('7H', '9C'), '<lesson-ask kind="choose" goal="legal"></lesson-ask>'),
        'record.position',
      ],
      ['an impossible goal', step(TABLE, '<lesson-ask kind="play" goal="card=AS"></lesson-ask>'), 'lesson.impossible'],
      ['an unknown goal', step(TABLE, '<lesson-ask kind="play" goal="fun"></lesson-ask>'), 'lesson.goal'],
      ['an unknown kind', step(TABLE, '<lesson-ask kind="guess" goal="legal"></lesson-ask>'), 'lesson.kind'],
      ['a question without a table', step('', '<lesson-ask kind="play"></lesson-ask>'), 'lesson.position'],
    ] as const) {
      it(name, async () => {
        const {element, heard} = await lesson(CAPODAMA, broken + FOLLOW);
        const problems = toldOf(heard, 'rules-error');
        expect(new Set(problems.map((problem) => problem['code']))).to.deep.equal(new Set([code]));
        for (const problem of problems) expect(Object.keys(problem)).to.deep.equal(['code', 'path', 'message']);
        expect(find(element, '.broken').textContent).to.contain(code);
        await choose(element, '9C', '7H');
        await press(element, next(element));
        expect(toldOf(heard, 'lesson-completed')).to.deep.equal([{game: 'capodama', score: 1}]);
        expect(find(element, '.broken').textContent, 'at the end').to.contain(code);
        expectFocusWithin(element, 'at the end');
      });
    }
  });

  it('does not judge the reader if no step was possible', async () => {
    const {element} = await lesson(
      CAPODAMA,
      '<lesson-step id="broken"><p>?</p><lesson-ask kind="play"></lesson-ask></lesson-step>',
    );
    expect(textOf(find(element, '.end .step-title'))).to.equal('La leçon est finie');
    expect(find(element, '.end').textContent).not.to.contain('0 sur');
  });

  describe('shows the doubled suit', () => {
    for (const [name, double, isShown] of [
      ['where it is written', 'double="S" capo="1"', true],
      ['and none where it is only assumed, even after moves', '', false],
    ] as const) {
      it(name, async () => {
        const position = `<lesson-position players="4" hand="9C 7H KH AS" leader="2" moves="2:AC 3:8C" ${double}>`;
        const {element, heard} = await lesson(CAPODAMA, FOLLOW.replace(/<lesson-position[^>]*>/, position));
        expect(toldOf(heard, 'rules-error')).to.deep.equal([]);
        expect(findAll(element, '.trick .card')).to.have.lengthOf(2);
        expect(findAll(element, '.signs b').map(textOf)).to.deep.equal(isShown ? ['×2'] : []);
      });
    }
  });

  it('looks as it does without the script if its game is wrong, and continues once that is corrected', async () => {
    const page = document.createElement('section');
    page.innerHTML = WORDS + FOLLOW;
    document.body.append(page);
    const all = seen({element: page});
    const {element, heard} = await lesson({...CAPODAMA, game: 'whist'}, WORDS + FOLLOW);
    const turnTo = async (game: string, event: 'lesson-started' | 'rules-error'): Promise<void> => {
      const heardThen = told(element, event);
      element.game = game;
      await heardThen;
    };
    await until(() => heard.length > 0);
    expect(seen({element}), 'at first').to.deep.equal(all);
    await turnTo('capodama', 'lesson-started');
    await press(element, next(element));
    const step = seen({element});
    expect(step).to.deep.equal(['Trèfle est demandé. Quelles cartes pouvez-vous jouer ?']);
    await turnTo('whist', 'rules-error');
    expect(seen({element}), 'later').to.deep.equal(all);
    expect(textOf(find(element, '[role="alert"] code'))).to.equal('rules.game · game');
    await turnTo('capodama', 'lesson-started');
    expect(seen({element})).to.deep.equal(step);
  });

  it('has the page’s styles', async () => {
    const style = document.createElement('style');
    style.textContent = 'lesson-step p { color: rgb(1, 2, 3); font-style: italic }';
    document.body.append(style);
    const {element} = await lesson(CAPODAMA, WORDS);
    const {color, fontStyle} = getComputedStyle(element.querySelector('.all')!);
    expect([color, fontStyle]).to.deep.equal(['rgb(1, 2, 3)', 'italic']);
  });

  it('does not leave styles behind in the page, however many lessons there were', async () => {
    const before = [...document.adoptedStyleSheets];
    const first = await lesson(CAPODAMA, FOLLOW);
    const second = await lesson(CAPODAMA, FOLLOW);
    expect(document.adoptedStyleSheets).to.have.lengthOf(before.length + 1);
    first.element.remove();
    expect(seen(second)).to.have.lengthOf(1);
    second.element.remove();
    expect([...document.adoptedStyleSheets]).to.deep.equal(before);
  });

  it('keeps its step and choice when it is moved within the page or into a shadow root', async () => {
    const page = await lesson(CAPODAMA, FOLLOW);
    const {element} = page;
    await press(element, cardIn(element, 'hand', '9C'));
    const box = document.createElement('section');
    const shadow = document.createElement('div');
    document.body.append(box, shadow);
    for (const place of [box, shadow.attachShadow({mode: 'open'}), document.body]) {
      place.append(element);
      await element.updateComplete;
      expect(seen(page)).to.have.lengthOf(1);
      expect(cardIn(element, 'hand', '9C').ariaPressed).to.equal('true');
    }
    await press(element, cardIn(element, 'hand', '7H'));
    await press(element, primary(element));
    expect(button(element, 'Continuer')).to.exist;
  });

  it('can be moved while it is loading', async () => {
    const element = document.createElement('rules-explainer');
    for (const [name, value] of Object.entries(CAPODAMA)) element.setAttribute(name, value);
    element.innerHTML = FOLLOW;
    const box = document.createElement('section');
    document.body.append(element, box);
    for (let moves = 0; !find(element, '.lesson'); moves++) {
      (moves % 2 === 0 ? box : document.body).append(element);
      await new Promise(requestAnimationFrame);
    }
    await element.updateComplete;
    expect(seen({element})).to.have.lengthOf(1);
  });
});
