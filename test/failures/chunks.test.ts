import {expect} from 'chai';
import type {EmbeddedPage} from '../embedded-page.js';
import {failing, keepsFailedImports, one, unexpected} from './failing-page.js';
import {alerts, choose, find, findAll, until} from '../tables/table-in-page.js';

const problemsOf = ({frame}: EmbeddedPage): string[] =>
  (frame.contentWindow as unknown as {problems: string[]}).problems;
const goOnline = ({frame}: EmbeddedPage): void => void frame.contentWindow!.dispatchEvent(new Event('online'));
const cards = (page: EmbeddedPage): HTMLElement[] => [...page.document.querySelectorAll<HTMLElement>('playing-card')];

/** Messages shown instead of elements whose code failed to load, keyed by element. Undefined if there is none. */
const told = ({document}: EmbeddedPage): Record<string, string | undefined> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('body :is(*:not(p))')]
      .filter(({localName}) => localName.includes('-'))
      .map((element) => [
        element.id || element.getAttribute('card') || element.localName,
        element.dataset['cartavolaFailed'],
      ]),
  );

/** Links the kit's style sheet in a page, and resolves once it is loaded. */
async function linkStyleSheet({document}: EmbeddedPage): Promise<void> {
  const sheet = document.createElement('link');
  Object.assign(sheet, {rel: 'stylesheet', href: '/packages/elements/src/cartavola.css'});
  const linked = new Promise((resolve) => sheet.addEventListener('load', resolve, {once: true}));
  document.head.append(sheet);
  await linked;
}

describe('A page with elements that fail to load', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows messages instead of empty elements, and fires events', async () => {
    const page = await failing(['base']);
    await until(() => problemsOf(page).length >= 9);
    expect(told(page)).to.deep.equal({
      told: '',
      bare: 'Ceci n’a pas pu être chargé.',
      'score-sheet': '',
      'move-log': 'Non è stato possibile caricare questa parte.',
      'table-controls': 'Non è stato possibile caricare questa parte.',
      'table-record': '',
      'rules-explainer': '',
      QH: '',
      '7D': '7D',
    });
    expect([...problemsOf(page)].sort()).to.deep.equal([
      'bare table-error table.load',
      'move-log table-error table.load',
      'playing-card card-error card.load',
      'playing-card card-error card.load',
      'rules-explainer rules-error rules.load',
      'score-sheet table-error table.load',
      'table-controls table-error table.load',
      'table-record table-error table.load',
      'told table-error table.load',
    ]);
    for (const text of [
      'Two play Scopa here.',
      'The score stands here.',
      'What was played here.',
      'The rules of Scopa.',
      '(queen of hearts)',
    ]) {
      const shown = [...page.document.querySelectorAll<HTMLElement>('p, playing-card')].find(
        ({textContent}) => textContent === text,
      )!;
      expect(shown.checkVisibility({visibilityProperty: true, opacityProperty: true}), text).to.equal(true);
    }
    expect(unexpected(page)).to.deep.equal([]);
  });

  it('keeps the messages when a library removes attributes that the page’s HTML lacks', async () => {
    const page = await failing(['base']);
    await until(() => problemsOf(page).length >= 9);
    const before = told(page);
    for (const element of page.document.querySelectorAll('[data-cartavola-failed]'))
      element.removeAttribute('data-cartavola-failed');
    await until(() => told(page)['QH'] !== undefined);
    expect(told(page)).to.deep.equal(before);
    expect(problemsOf(page).length).to.equal(9);

    const card = one(page, '[card="7D"]');
    const observer = new MutationObserver(() => card.removeAttribute('data-cartavola-failed'));
    observer.observe(card, {attributeFilter: ['data-cartavola-failed']});
    card.removeAttribute('data-cartavola-failed');
    await new Promise((resolve) => page.frame.contentWindow!.setTimeout(resolve));
    observer.disconnect();
    expect(told(page)['7D']).to.equal(undefined);
  });

  it('releases the space reserved by the style sheet, and shows the message', async () => {
    const page = await failing(['base']);
    const sheet = page.document.createElement('link');
    Object.assign(sheet, {rel: 'stylesheet', href: '/packages/elements/src/cartavola.css'});
    const linked = new Promise((resolve) => sheet.addEventListener('load', resolve, {once: true}));
    page.document.head.append(sheet);
    await linked;
    await until(() => problemsOf(page).length >= 9);
    for (const selector of ['#told', '#bare', 'score-sheet', 'move-log', 'table-controls', 'rules-explainer']) {
      const {height} = one(page, selector).getBoundingClientRect();
      expect(height, selector).to.be.within(10, 80);
      const [written] = one(page, selector).children;
      expect(written?.checkVisibility({visibilityProperty: true}) ?? true, selector).to.equal(true);
      if (written) expect(written.getBoundingClientRect().height, selector).to.be.greaterThan(10);
    }
    for (const card of cards(page)) expect(card.getBoundingClientRect().height).to.be.lessThan(30);
    const said = page.frame.contentWindow!.getComputedStyle(one(page, '#bare'), '::after').content;
    expect(said).to.equal('"Ceci n’a pas pu être chargé."');
  });

  it('tries again when it is online, and shows the loaded elements', async () => {
    const page = await failing(['base']);
    await until(() => problemsOf(page).length >= 9);
    goOnline(page);
    await until(() => problemsOf(page).length >= 18);
    if (await keepsFailedImports()) return;
    await page.mend();
    goOnline(page);
    await until(() => ['told', 'bare'].every((id) => one(page, `#${id}`).shadowRoot?.querySelector('.hand .card')));
    await until(() => cards(page).every((card) => card.shadowRoot?.querySelector('.card-face')));
    await until(() => Object.values(told(page)).every((text) => text === undefined));
    expect(problemsOf(page)).to.have.lengthOf(18);
  });

  it('tries again when another such element appears, one element at a time', async () => {
    const page = await failing(['games-scopa']);
    await until(() => problemsOf(page).length >= 2);
    expect([...problemsOf(page)].sort()).to.deep.equal(['bare table-error table.load', 'told table-error table.load']);
    await until(() => cards(page).every((card) => card.shadowRoot?.querySelector('.card-face')));
    if (await keepsFailedImports()) return;
    await page.mend();
    const table = page.document.createElement('scopa-table');
    page.document.body.append(table);
    await until(() => one(page, '#told').shadowRoot?.querySelector('.hand .card') != null);
    expect(Object.values(told(page)).every((text) => text === undefined)).to.equal(true);
    expect(problemsOf(page)).to.have.lengthOf(2);
  });
});

describe('A card whose drawing or name fails to load', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [chunk, names] of [
    ['italian', ['(queen of hearts)', 'sette di denari']],
    ['cards.it', ['(queen of hearts)', '7D']],
    ['faces-card-picture', ['(queen of hearts)', '7D']],
  ] as const) {
    it(`is text in its sentence: ${chunk}`, async () => {
      const page = await failing([chunk]);
      await linkStyleSheet(page);
      await until(() => problemsOf(page).filter((text) => text.includes('card-error')).length >= 2);
      const shown = cards(page).map(
        (card) => card.textContent || card.dataset['cartavolaFailed'] || card.shadowRoot!.textContent.trim(),
      );
      expect(shown).to.deep.equal(names);
      for (const card of cards(page)) {
        expect(card.getBoundingClientRect().height).to.be.within(10, 30);
        expect(page.frame.contentWindow!.getComputedStyle(card).display).to.equal('inline');
      }
    });
  }
});

describe('A diagram in a sentence whose words or drawing fail to load', () => {
  afterEach(() => document.body.replaceChildren());

  for (const chunk of ['italian', 'cards.it'])
    it(`is text in its sentence, and is drawn when it is online: ${chunk}`, async () => {
      const page = await failing([chunk]);
      await linkStyleSheet(page);
      const sentence = page.document.createElement('p');
      sentence.innerHTML =
        '<card-diagram inline deck="italian">AS RC</card-diagram> e <card-diagram inline deck="italian" notation="7D 3D"></card-diagram>.';
      const failed = new Promise((resolve) => {
        let left = 2;
        sentence.addEventListener('diagram-error', () => --left === 0 && resolve(undefined));
      });
      page.document.body.append(sentence);
      await failed;
      const diagrams = [...sentence.querySelectorAll('card-diagram')];
      expect(diagrams.map((diagram) => diagram.textContent || diagram.shadowRoot!.textContent.trim())).to.deep.equal([
        'AS RC',
        '7D 3D',
      ]);
      for (const diagram of diagrams) {
        expect(page.frame.contentWindow!.getComputedStyle(diagram).display).to.equal('inline');
        expect(diagram.getBoundingClientRect().height).to.be.within(10, 30);
        expect(findAll(diagram, '.problem, code, [role="alert"]')).to.deep.equal([]);
      }
      if (await keepsFailedImports()) return;
      await page.mend();
      goOnline(page);
      await until(() => diagrams.every((diagram) => diagram.shadowRoot!.querySelector('.picture')));
      for (const diagram of diagrams)
        expect(page.frame.contentWindow!.getComputedStyle(diagram).display).to.equal('inline-flex');
    });
});

describe('A page without scripts', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows the author’s content', async () => {
    const frame = document.createElement('iframe');
    // Scripts are not allowed.
    frame.setAttribute('sandbox', 'allow-same-origin');
    frame.src = '/test/pages/failing.html';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
    document.body.append(frame);
    await loaded;
    const written = ['scopa-table p', 'score-sheet p', 'rules-explainer p', 'playing-card'];
    for (const selector of written) {
      const element = frame.contentDocument!.querySelector<HTMLElement>(selector)!;
      expect(element.checkVisibility({visibilityProperty: true, opacityProperty: true}), selector).to.equal(true);
      expect(element.getBoundingClientRect().height, selector).to.be.greaterThan(10);
      expect(element.shadowRoot).to.equal(null);
    }
  });
});

describe('A table whose words, cards or game fail to load', () => {
  afterEach(() => document.body.replaceChildren());

  for (const chunk of ['italian', 'scopa.it']) {
    it(`shows a message with the author’s content, and starts when it is online: ${chunk}`, async () => {
      const page = await failing([chunk]);
      const table = one(page, '#told');
      await until(() => problemsOf(page).includes('told table-error table.load'));
      expect(alerts(table)[0]).to.contain('table.load').and.contain('tavolo');
      const [fallback] = table.children;
      expect(fallback!.checkVisibility({visibilityProperty: true})).to.equal(true);
      expect(fallback!.getBoundingClientRect().height).to.be.greaterThan(10);
      if (await keepsFailedImports()) return;
      await page.mend();
      goOnline(page);
      await until(() => findAll(table, '.hand .card').length > 0);
      expect(alerts(table)).to.deep.equal([]);
      expect(fallback!.getBoundingClientRect().height).to.equal(0);
      expect(unexpected(page)).to.deep.equal([]);
    });
  }

  it('shows the message in English if even its words do not load', async () => {
    const page = await failing(['italian', 'base-problem']);
    await until(() => problemsOf(page).includes('told table-error table.load'));
    expect(alerts(one(page, '#told'))).to.deep.equal(['Part of the table could not be loaded.']);
  });

  it('continues in its language if another does not load, and switches to the other when it is online', async () => {
    const page = await failing(['scopa.en']);
    const table = one(page, '#told');
    await until(() => table.shadowRoot?.querySelector('.hand .card') != null);
    page.document.documentElement.lang = 'en';
    await until(() => problemsOf(page).includes('told table-error table.load'));
    expect(find(table, '.table').lang).to.equal('it');
    expect(findAll(table, '.hand .card').length).to.be.greaterThan(0);
    await until(() => find(table, '.note') !== null);
    if (await keepsFailedImports()) return;
    await page.mend();
    goOnline(page);
    await until(() => find(table, '.table').lang === 'en');
    expect(find(table, '.note')).to.equal(null);
    expect(unexpected(page)).to.deep.equal([]);
  });
});

describe('Other parts that fail to load', () => {
  afterEach(() => document.body.replaceChildren());

  it('leave a table in its place with a note, and fill the page with it once they have loaded', async () => {
    const page = await failing(['table-full-screen']);
    const table = one(page, '#told');
    await until(() => table.shadowRoot?.querySelector('.tool.menu') != null);
    await choose(table, 'full-screen');
    await until(() => find(table, '.note') !== null);
    expect(find(table, '.box.full')).to.equal(null);
    if (await keepsFailedImports()) return;
    await page.mend();
    await choose(table, 'full-screen');
    await until(() => find(table, '.box.full') !== null);
    expect(unexpected(page)).to.deep.equal([]);
  });

  it('leave cards clickable, but not draggable', async () => {
    const page = await failing(['table-drag']);
    const table = one(page, '#told');
    await until(() => table.shadowRoot?.querySelector('.hand .playable') != null);
    const card = find(table, '.hand .playable');
    for (const [type, clientY] of [
      ['pointerdown', 0],
      ['pointermove', 90],
      ['pointerup', 90],
    ] as const) {
      card.dispatchEvent(
        new PointerEvent(type, {pointerId: 1, isPrimary: true, bubbles: true, composed: true, clientY}),
      );
    }
    const hand = findAll(table, '.hand .card').length;
    card.click();
    await until(() => findAll(table, '.hand .card').length < hand || findAll(table, '.picked, .choice').length > 0);
    expect(unexpected(page)).to.deep.equal([]);
  });

  it('leave only a card’s text or name, and show its drawing once the page is online', async () => {
    const page = await failing(['italian']);
    const problems = (): string[] => problemsOf(page).filter((text) => text.startsWith('playing-card'));
    await until(() => problems().length >= 2);
    expect(cards(page).map((card) => card.textContent || card.shadowRoot!.textContent.trim())).to.deep.equal([
      '(queen of hearts)',
      'sette di denari',
    ]);
    expect(problems()).to.deep.equal(Array(2).fill('playing-card card-error card.load'));
    if (await keepsFailedImports()) return;
    await page.mend();
    goOnline(page);
    await until(() => cards(page).every((card) => card.shadowRoot?.querySelector('.card-face')));
    expect(unexpected(page)).to.deep.equal([]);
  });

  it('keep the lesson open without the rules, and switch to them once loaded', async () => {
    const page = await failing(['rulebook']);
    const explainer = one(page, 'rules-explainer');
    const views = (): NodeListOf<HTMLElement> | [] =>
      explainer.shadowRoot?.querySelectorAll<HTMLElement>('.views button') ?? [];
    await until(() => views().length > 0);
    views()[1]!.click();
    await until(() => problemsOf(page).includes('rules-explainer rules-error rules.load'));
    expect(find(explainer, '.lesson')).to.exist;
    expect(unexpected(page)).to.deep.equal([]);
    if (await keepsFailedImports()) return;
    await page.mend();
    views()[1]!.click();
    await until(() => findAll(explainer, '[part~="rule"]').length > 0);
    expect(unexpected(page)).to.deep.equal([]);
  });

  it('keep the author’s content in a record or explainer until loaded', async () => {
    const page = await failing(['record.it', 'lesson.it']);
    const names = ['table-record', 'rules-explainer'];
    await until(() => names.every((name) => problemsOf(page).some((text) => text.startsWith(name))));
    for (const name of names) {
      const [fallback] = one(page, name).children;
      expect(fallback!.checkVisibility({visibilityProperty: true}), name).to.equal(true);
      expect(fallback!.getBoundingClientRect().height, name).to.be.greaterThan(10);
      expect(one(page, name).shadowRoot!.textContent, name).to.contain('.load');
    }
    if (await keepsFailedImports()) return;
    await page.mend();
    goOnline(page);
    await until(() => one(page, 'table-record').shadowRoot!.querySelector('section') !== null);
    await until(() => one(page, 'rules-explainer').shadowRoot!.querySelector('.book') !== null);
    expect(one(page, 'table-record').children[0]!.getBoundingClientRect().height).to.equal(0);
    expect(unexpected(page)).to.deep.equal([]);
  });
});
