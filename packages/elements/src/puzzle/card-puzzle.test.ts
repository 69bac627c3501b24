import {expect} from 'chai';
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import {emulateTouch, keys, tap} from '../../../../test/input.js';
import {expectFocusWithin, reach} from '../../../../test/lessons/lesson-in-page.js';
import {BEST, FOLD, FOLLOW, setOf, SWEEP, TWICE} from '../../../../test/lessons/puzzle-examples.js';
import {wrongs} from '../../../../test/tables/axe.js';
import {settled} from '../../../../test/virtual-clock.js';
import {find, findAll, until} from '../../../../test/tables/table-in-page.js';
import '../define/card-puzzle.js';
import type {CardPuzzle} from './card-puzzle.js';

interface Heard {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}
const TYPES = ['puzzle-solved', 'puzzle-failed', 'puzzle-stepped', 'puzzle-error'];
const heard: Heard[] = [];
const textOf = (element: Element | null): string => element?.textContent.trim().replace(/\s+/g, ' ') ?? '';
const said = (element: Element): string => textOf(find(element, '.feedback'));
const cardOf = (element: Element, place: 'hand' | 'middle', card: string): HTMLElement =>
  find(element, `.${place} button[data-card="${card}"]`);
const isShown = (element: Element): boolean => find(element, '.lesson, .problem') !== null;

/** Adds a puzzle to the page, and waits until it is shown. */
async function put(puzzle: unknown, attributes: Readonly<Record<string, string>> = {}): Promise<CardPuzzle> {
  const element = document.createElement('card-puzzle');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (puzzle !== undefined) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = typeof puzzle === 'string' ? puzzle : JSON.stringify(puzzle);
    element.append(script);
  }
  document.body.append(element);
  await until(() => isShown(element));
  return element;
}

/** Plays a card from the hand, and captures cards from the table. */
async function play(element: CardPuzzle, card: string, ...takes: readonly string[]): Promise<void> {
  const rules = element.shadowRoot!;
  find(element, '.try-again')?.click();
  await element.updateComplete;
  cardOf(element, 'hand', card).click();
  for (const one of takes) cardOf(element, 'middle', one).click();
  await element.updateComplete;
  find(element, '.actions .primary').click();
  await until(() => rules.querySelector('.feedback')!.textContent.trim() !== '');
}
const of = (type: string): Heard['detail'][] => heard.filter((one) => one.type === type).map(({detail}) => detail);

describe('<card-puzzle>', () => {
  before(async () => {
    await setViewport({width: 900, height: 700});
    await emulateMedia({reducedMotion: 'reduce'});
    for (const type of TYPES)
      document.body.addEventListener(type, (event) => {
        heard.push({type, detail: (event as Event & Heard).detail});
      });
  });
  afterEach(() => {
    heard.length = 0;
    document.body.replaceChildren();
    localStorage.clear();
  });

  it('states the goal in the page’s language, unless the author does', async () => {
    for (const [lang, text] of [
      ['en', 'Make a scopa.'],
      ['fr', 'Faites une scopa.'],
      ['it', 'Fai una scopa.'],
    ] as const)
      expect(textOf(find(await put(SWEEP, {lang}), '.step-title'))).to.equal(text);
    const own = {...SWEEP, texts: {fr: {statement: 'Videz la table\u202f!', title: 'Table rase'}}};
    const element = await put(own, {lang: 'fr'});
    expect(textOf(find(element, '.text'))).to.equal('Videz la table !');
    expect(textOf(find(element, '.step-title'))).to.equal('Table rase');
    expect(textOf(find(await put(own, {lang: 'it'}), '.step-title'))).to.equal('Fai una scopa.');
  });

  it('does not shrink the cards of a long hand to make room for feedback', async () => {
    await setViewport({width: 390, height: 560});
    document.body.style.margin = '0';
    const element = await put(FOLLOW, {lang: 'fr'});
    await settled();
    const cards = findAll(element, '.hand button');
    const before = cards[0]!.getBoundingClientRect().width;
    for (const card of cards) {
      card.click();
      await element.updateComplete;
      find(element, '.actions .primary')?.click();
      await settled();
      if (said(element) !== '') break;
    }
    expect(said(element)).to.contain('ne convient pas');
    expect(cards[0]!.getBoundingClientRect().width).to.be.closeTo(before, 0.5);
    document.body.removeAttribute('style');
    await setViewport({width: 900, height: 700});
  });

  it('reads JSON with paragraph tags that WordPress has added between its lines', async () => {
    const lines = JSON.stringify(SWEEP, null, 2).replace(/,\n/, ',</p>\n<p>');
    expect(textOf(find(await put(lines), '.step-title'))).to.equal('Make a scopa.');
  });

  it('explains why a move is wrong, allows taking it back, and accepts the right one', async () => {
    const element = await put(SWEEP);
    await play(element, '4D', '4H');
    expect(said(element))
      .to.contain('Not the four of diamonds.')
      .and.match(/stays? on the table\./);
    await until(() => find(element, '.try-again') !== null);
    expect(cardOf(element, 'hand', '4D'), 'the card has left the hand').to.equal(null);
    find(element, '.try-again').click();
    await element.updateComplete;
    expect(cardOf(element, 'hand', '4D')).not.to.equal(null);
    expect(said(element)).to.equal('');
    await play(element, '7C', '4H', 'AS', '2D');
    expect(said(element)).to.contain('Solved.').and.contain('You take 4 cards');
    const [failed] = of('puzzle-failed');
    expect(failed, 'the first try').to.include({id: 'sweep', attempts: 1, hints: 0, shown: false});
    expect(failed!['moves']).to.deep.equal(['play=4D>4H']);
    const [solved] = of('puzzle-solved');
    expect(solved).to.include({id: 'sweep', attempts: 2, hints: 0});
    expect(solved!['moves']).to.deep.equal(['play=7C>AS,4H,2D']);
    expect(solved!['milliseconds']).to.be.within(0, 60_000);
  });

  it('submits the results with a form, as text and as data', async () => {
    const element = await put(setOf(SWEEP, FOLLOW), {name: 'week'});
    const form = document.createElement('form');
    document.body.append(form);
    form.append(element);
    const sent = (): [string, unknown][] => [...new FormData(form)];
    expect(element.form).to.equal(form);
    expect(sent()).to.deep.equal([]);
    await play(element, '4D', '4H');
    await settled();
    expect(new FormData(form).get('week')).to.equal('sweep: missed');
    await until(() => find(element, '.try-again') !== null);
    await play(element, '7C', '4H', 'AS', '2D');
    await settled();
    const [[, text], [name, data]] = sent() as [[string, string], [string, string]];
    expect([text, name]).to.deep.equal(['sweep: solved', 'week-data']);
    const [{milliseconds, ...result}] = JSON.parse(data) as [{milliseconds: number}];
    expect(result).to.deep.equal({id: 'sweep', result: 'solved', attempts: 2, hints: 0});
    expect(milliseconds).to.be.within(0, 60_000);
    form.reset();
    await settled();
    expect(sent(), 'after a reset').to.deep.equal([]);
    expect(element.solved).to.deep.equal(['sweep']);
  });

  it('shows the rule that an illegal move breaks, and doesn’t count the move as a try', async () => {
    const element = await put(SWEEP);
    await play(element, '7C', '4H', '2D');
    expect(said(element)).to.contain('Not the seven of clubs.').and.contain('several that add up to it');
    cardOf(element, 'middle', 'AS').click();
    await element.updateComplete;
    find(element, '.actions .primary').click();
    await until(() => of('puzzle-solved').length > 0);
    expect(of('puzzle-solved')[0]).to.include({attempts: 1, hints: 0});
    expect(of('puzzle-failed')).to.deep.equal([]);
  });

  it('shows the proven minimum that a wrong move loses', async () => {
    const element = await put({...BEST, proof: {by: 'search', margin: 1.27}});
    await play(element, 'JS');
    expect(said(element)).to.contain('makes at least 1.2 points more on average');
  });

  it('says that there is a better move if a move is not the best', async () => {
    const element = await put(BEST);
    await play(element, 'JS');
    expect(said(element)).to.contain('another move is clearly better');
    await play(element, '7C', '4H', 'AS', '2D');
    expect(said(element)).to.contain('Solved.');
  });

  it('says why the best move is better, and plays the reply to a wrong one', async () => {
    const {puzzles} = await fetch('/packages/lessons/puzzles/scopa.json').then(
      (response) => response.json() as Promise<{puzzles: readonly Readonly<Record<string, unknown>>[]}>,
    );
    const puzzle = puzzles.find(({id}) => id === 'scopa-guard-010');
    const element = await put({format: 'cartavola-puzzle/1', game: 'scopa', ...puzzle});
    await play(element, 'JH', '5S', '3C');
    await until(() => find(element, '.try-again') !== null);
    expect(said(element)).to.match(/^Not the jack of hearts\. Then \w+ could make a scopa, for example with .+\./);
    // The opponent's reply has already captured cards from the table.
    expect(findAll(element, '.middle .card')).to.have.length.below(3);
    await play(element, '6D', '6S');
    await until(() => of('puzzle-solved').length > 0);
    await until(() => said(element).includes('Rather than'));
    expect(said(element)).to.match(/^Solved\. .+ Rather than \w.+: .+\./);
    find(element, '.lesson-foot button').click();
    await until(() => find(element, '.show-me') !== null);
    find(element, '.show-me').click();
    await until(() => said(element).includes('Rather than'));
    expect(said(element)).to.match(/^This is the solution\. .+ Rather than \w.+: .+\./);
  });

  it('continues with the author’s reply after a right move', async () => {
    const element = await put(TWICE);
    await play(element, '7C', '4H', '3D');
    await until(() => of('puzzle-stepped').length > 0);
    expect(said(element)).to.contain('Right so far.').and.contain('five of hearts');
    expect(cardOf(element, 'middle', '5H')).not.to.equal(null);
    await play(element, '5D', '5H');
    await until(() => of('puzzle-solved').length > 0);
    expect(of('puzzle-solved')[0]!['moves']).to.have.length(2);
  });

  it('gives three hints one by one, then shows the solution, and begins again', async () => {
    const element = await put(SWEEP);
    const hint = (): HTMLElement => find(element, '.hint');
    const seen: string[] = [];
    for (let number = 1; number <= 3; number++) {
      expect(textOf(hint())).to.equal(`Hint ${number} of 3`);
      hint().click();
      await element.updateComplete;
      seen.push(said(element));
      expect(findAll(element, '.ringed').map(({dataset}) => dataset['card'])).to.deep.equal(
        [['AS', '4H', '2D'], [], ['7C']][number - 1],
      );
    }
    expect(new Set(seen).size).to.equal(3);
    expect(seen[1]).to.equal('Hint 2 of 3. Add up the cards on the table.');
    expect(textOf(hint())).to.equal('Show me');
    hint().click();
    await until(() => of('puzzle-failed').length > 0);
    expect(of('puzzle-failed')[0]).to.include({shown: true, attempts: 1, hints: 3});
    expect(said(element)).to.contain('This is the solution.').and.contain('You play the seven of clubs.');
    expect(of('puzzle-solved')).to.deep.equal([]);
    find(element, '.lesson-foot .primary').click();
    await element.updateComplete;
    expect(textOf(hint())).to.equal('Hint 1 of 3');
    expect(said(element)).to.equal('');
  });

  it('can be solved by keyboard alone, and by touch', async () => {
    const element = await put(SWEEP);
    for (const [place, card] of [
      ['hand', '7C'],
      ['middle', 'AS'],
      ['middle', '4H'],
      ['middle', '2D'],
    ] as const) {
      await reach(element, cardOf(element, place, card));
      await keys('Enter');
    }
    await reach(element, find(element, '.actions .primary'));
    await keys('Enter');
    await until(() => of('puzzle-solved').length > 0);
    document.body.replaceChildren();
    heard.length = 0;
    await setViewport({width: 320, height: 640});
    await emulateTouch(true);
    const touched = await put(SWEEP);
    await tap(cardOf(touched, 'hand', '7C'));
    for (const card of ['AS', '4H', '2D']) await tap(cardOf(touched, 'middle', card));
    await tap(find(touched, '.actions .primary'));
    await until(() => of('puzzle-solved').length > 0);
    await emulateTouch(false);
    await setViewport({width: 900, height: 700});
  });

  it('chooses a card and puts it back with Space, and plays the chosen cards with Enter on one of them', async () => {
    const element = await put(SWEEP);
    const card = cardOf(element, 'hand', 'JS');
    await reach(element, card);
    await keys('Space');
    expect(card.ariaPressed).to.equal('true');
    await keys('Space');
    expect(card.ariaPressed).to.equal('false');
    await keys('Enter', 'Enter');
    await until(() => of('puzzle-failed').length > 0);
    expect(of('puzzle-failed')[0]!['moves']).to.deep.equal(['play=JS']);
    for (const [place, code] of [
      ['hand', '7C'],
      ['middle', 'AS'],
      ['middle', '4H'],
      ['middle', '2D'],
    ] as const) {
      await reach(element, cardOf(element, place, code));
      await keys('Space');
    }
    await keys('Enter');
    await until(() => of('puzzle-solved').length > 0);
    expectFocusWithin(element, 'after the right move');
  });

  it('prints black on white, without controls', async () => {
    const element = await put(setOf(SWEEP, BEST));
    const red = (): string => getComputedStyle(find(element, '[data-card="4D"] svg')).color;
    const before = red();
    await emulateMedia({media: 'print'});
    expect(red(), 'the colours of the cards').to.equal(before);
    for (const part of ['.felt', '.felt .other .name', '.felt .count', '.text', '.set-title'])
      expect(getComputedStyle(find(element, part)).color, part).to.equal('rgb(0, 0, 0)');
    expect(getComputedStyle(find(element, '.felt')).backgroundImage).to.equal('none');
    for (const gone of ['.lesson-foot', '.overview', '.asked'])
      expect(find(element, gone).checkVisibility(), gone).to.equal(false);
    expect(getComputedStyle(find(element, '.puzzle')).breakInside, 'the title stays with the cards').to.equal('avoid');
    await emulateMedia({media: 'screen'});
  });

  it('stays within its width, keeps its height, and passes axe', async () => {
    for (const width of [320, 390, 900]) {
      await setViewport({width, height: 664});
      const element = await put(setOf(SWEEP, BEST), {lang: 'fr'});
      const {height} = element.getBoundingClientRect();
      expect(element.scrollWidth, `${width}`).to.be.at.most(element.clientWidth);
      expect(await wrongs(element)).to.deep.equal([]);
      await play(element, '4D', '4H');
      expect(element.getBoundingClientRect().height, `${width}`).to.be.closeTo(height, 2);
      expect(await wrongs(element)).to.deep.equal([]);
      document.body.replaceChildren();
    }
    await setViewport({width: 900, height: 700});
  });

  for (const [what, puzzle, code, path] of [
    ['not JSON', '{"format":', 'puzzle.json', '1:11'],
    ['no puzzle', {}, 'puzzle.format', 'format'],
    ['an unknown game', {...SWEEP, game: 'bridge'}, 'puzzle.game', 'game'],
    ['an impossible position', {...SWEEP, position: {hands: ['7C'], table: '7C'}}, 'record.position', 'position.table'],
    ['a goal that cannot be met', {...SWEEP, goal: 'captures=JS'}, 'puzzle.impossible', 'goal'],
    ['a goal that cannot be missed', {...SWEEP, goal: 'legal'}, 'puzzle.trivial', 'goal'],
    ['a name of 500 characters', {...SWEEP, id: 'x'.repeat(500)}, 'puzzle.id', 'id'],
  ] as const)
    it(`reports a problem in the page’s language, and continues once it is corrected: ${what}`, async () => {
      const element = await put(puzzle, {lang: 'it'});
      await until(() => of('puzzle-error').length > 0);
      expect(of('puzzle-error')[0]).to.include({code, path});
      const alert = find(element, '[role="alert"]');
      expect(textOf(alert))
        .to.contain(code)
        .and.match(/^(?:Non|Nessun|Questo|Il|Questa|Ogni)/);
      expect(alert.querySelectorAll('[lang="en"]').length).to.equal(0);
      element.puzzle = SWEEP;
      await until(() => find(element, '.hand button') !== null);
      expect(find(element, '[role="alert"]')).to.equal(null);
    });

  it('shows the kit’s puzzles for the game if the page specifies no puzzle', async () => {
    const page = globalThis as {[folder: symbol]: string | undefined};
    const folder = Symbol.for('cartavola.folder');
    page[folder] = new URL('/packages/lessons/', location.href).href;
    try {
      const element = await put(undefined, {game: 'capra'});
      await until(() => find(element, '.hand button') !== null);
      expect(textOf(find(element, '.lesson'))).to.match(/Capra puzzles.* of 120/);
    } finally {
      delete page[folder];
    }
  });

  it('shows a new set with a new deck, without trying the deck on the old set', async () => {
    const sets = '/packages/lessons/puzzles';
    const element = await put(undefined, {src: `${sets}/capra.json`});
    await until(() => find(element, '.hand button') !== null);
    element.src = `${sets}/scopa.json`;
    element.deck = 'italian';
    await until(() => /Scopa/.test(textOf(find(element, '.lesson'))));
    expect(of('puzzle-error')).to.deep.equal([]);
  });

  it('reports a missing puzzle and a missing file', async () => {
    await put(undefined);
    await until(() => of('puzzle-error').length > 0);
    await put(undefined, {src: '/no/such/file.json'});
    await until(() => of('puzzle-error').length > 1);
    expect(of('puzzle-error').map(({code}) => code)).to.deep.equal(['puzzle.missing', 'record.load']);
  });

  it('does not accept another answer until the reader tries again', async () => {
    const element = await put(FOLD);
    const press = async (type: string): Promise<void> => {
      find(element, `[data-type="${type}"]`).click();
      await element.updateComplete;
    };
    for (const card of ['KS', 'AC', 'QC']) cardOf(element, 'hand', card).click();
    await element.updateComplete;
    await press('beat');
    await until(() => find(element, '.try-again') !== null);
    await settled();
    const failed = of('puzzle-failed').length;
    for (const type of ['fold', 'beat']) {
      expect(find(element, `[data-type="${type}"]`).ariaDisabled).to.equal('true');
      await press(type);
    }
    expect(of('puzzle-failed')).to.have.lengthOf(failed);
    expect(find(element, '.try-again')).not.to.equal(null);
  });
});
