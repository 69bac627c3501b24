import {expect} from 'chai';
import {emulateMedia, setViewport, sendKeys} from '@web/test-runner-commands';
import {BEST, setOf, SWEEP} from '../../../../test/lessons/puzzle-examples.js';
import {settled} from '../../../../test/virtual-clock.js';
import {find, findAll, until} from '../../../../test/tables/table-in-page.js';
import '../define/card-puzzle.js';
import type {CardPuzzle} from './card-puzzle.js';
import type {PuzzleErrorEvent} from './events.js';

const THIRD = {...SWEEP, id: 'third'};
const textOf = (element: Element | null): string => element?.textContent.trim().replace(/\s+/g, ' ') ?? '';
/** Returns the labels of all puzzles in the overview. */
const row = (element: Element): string[] => findAll(element, 'button.chip').map(({ariaLabel}) => ariaLabel!);
const shownId = (element: Element): string | undefined => find(element, '[data-puzzle]').dataset['puzzle'];

async function put(set: unknown, attributes: Readonly<Record<string, string>> = {}): Promise<CardPuzzle> {
  const element = document.createElement('card-puzzle');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.puzzle = set;
  document.body.append(element);
  await until(() => find(element, '.lesson, .problem') !== null);
  return element;
}

/** Solves the current puzzle. If `wrong` is true, plays a wrong move first. */
async function solve(element: CardPuzzle, wrong = false): Promise<void> {
  const cardOf = (place: string, card: string): HTMLElement => find(element, `.${place} button[data-card="${card}"]`);
  const play = async (card: string, takes: readonly string[]): Promise<void> => {
    cardOf('hand', card).click();
    for (const one of takes) cardOf('middle', one).click();
    await element.updateComplete;
    find(element, '.actions .primary').click();
  };
  if (wrong) {
    await play('4D', ['4H']);
    await until(() => find(element, '.try-again') !== null);
    find(element, '.try-again').click();
    await element.updateComplete;
  }
  await play('7C', ['4H', 'AS', '2D']);
  await until(() => find(element, '.hint') === null);
}
const next = async (element: CardPuzzle): Promise<void> => {
  const before = shownId(element);
  find(element, '.next').click();
  await until(() => shownId(element) !== before && find(element, '.hint') !== null);
};

describe('A set of puzzles', () => {
  before(async () => {
    await setViewport({width: 900, height: 700});
    await emulateMedia({reducedMotion: 'reduce'});
  });
  afterEach(() => {
    document.body.replaceChildren();
    localStorage.clear();
  });

  it('shows sixty puzzles by theme within 280 pixels, and opens each', async () => {
    const themes = ['sweep', 'guard'];
    const sixty = Array.from({length: 60}, (_, number) => ({
      ...SWEEP,
      id: `sweep-${number}`,
      themes: [themes[number % 2]!],
    }));
    const element = await put(setOf(...sixty));
    element.style.inlineSize = '280px';
    find(element, '.overview summary').click();
    await element.updateComplete;
    const {left, right} = element.getBoundingClientRect();
    const chips = findAll(element, 'button.chip').map((chip) => chip.getBoundingClientRect());
    expect(chips).to.have.length(60);
    for (const chip of chips) {
      expect(chip.left).to.be.at.least(left);
      expect(chip.right).to.be.at.most(right);
      expect(Math.min(chip.width, chip.height)).to.be.at.least(44);
    }
    const titles = findAll(element, '.overview h3').map(textOf);
    expect(titles).to.deep.equal(['Clear the table 0 of 30 solved', 'No gift 0 of 30 solved']);
    findAll(element, 'button.chip')[0]!.focus();
    await sendKeys({press: 'Escape'});
    expect(find(element, 'details').hasAttribute('open')).to.equal(false);
    expect(element.shadowRoot!.activeElement).to.equal(find(element, '.overview summary'));
    find(element, '.overview summary').click();
    findAll(element, 'button.chip')[31]!.click();
    await until(() => shownId(element) === 'sweep-3' && find(element, '.hint') !== null);
    expect(find(element, 'details').hasAttribute('open')).to.equal(false);
    expect(findAll(element, 'button.chip')[31]!.getAttribute('aria-current')).to.equal('step');
  });

  it('keeps the reader’s rating, shows a puzzle of that rating next, and a missed one after longer and longer intervals', async () => {
    const rated = [800, 1020, 1400, 1000].map((rating, number) => ({...SWEEP, id: `${rating}`, rating, title: number}));
    const set = setOf(...rated.map(({title: _, ...puzzle}) => puzzle));
    const own = (element: Element): string => textOf(findAll(element, '.rating')[1]!);
    const element = await put(set, {save: 'mine'});
    expect(own(element)).to.equal('Your level 1000');
    await solve(element);
    expect(own(element)).to.equal('Your level 1010');
    await next(element);
    expect(shownId(element), 'nearest to 1010').to.equal('1020');
    await solve(element, true);
    expect(own(element)).to.equal('Your level 991');
    await next(element);
    expect(shownId(element)).to.equal('1000');
    element.remove();
    const KEY = 'cartavola:puzzle:mine';
    type Kept = {own: number; again: Record<string, {at: number; solved: number}>};
    const kept = (): Kept => JSON.parse(localStorage.getItem(KEY)!) as Kept;
    const day = 86_400_000;
    const dueIn = (): number => Math.round((kept().again['1020']!.at - Date.now()) / day);
    expect(kept().own).to.equal(991);
    expect(dueIn()).to.equal(1);
    for (const [solved, days] of [
      [0, 7],
      [1, 21],
      [4, undefined],
    ] as const) {
      localStorage.setItem(KEY, JSON.stringify({...kept(), again: {'1020': {at: Date.now() - 1, solved}}}));
      const again = await put(set, {save: 'mine', at: '800'});
      find(again, '.overview .secondary').click();
      await until(() => shownId(again) === '1020');
      await settled();
      await solve(again);
      if (days) expect(dueIn()).to.equal(days);
      else expect(kept().again).to.deep.equal({});
      again.remove();
    }
  });

  it('shows and describes the result of each puzzle, and saves it in the browser until it is deleted', async () => {
    const set = setOf(SWEEP, BEST, THIRD);
    const element = await put(set, {save: 'mine'});
    expect(textOf(find(element, '.set-title'))).to.contain('Sweeps');
    expect(row(element)).to.deep.equal([1, 2, 3].map((number) => `Puzzle ${number}: open`));
    await solve(element);
    await next(element);
    await solve(element, true);
    await next(element);
    find(element, '.show-me').click();
    await until(() => find(element, '.hint') === null);
    const states = ['solved on the first try', 'solved', 'solution seen'];
    const said = states.map((state, place) => `Puzzle ${place + 1}: ${state}`);
    expect(row(element)).to.deep.equal(said);
    expect(textOf(find(element, '.lesson-foot'))).to.contain('the end of the set');
    expect(element.solved).to.deep.equal(['sweep', 'best']);
    element.remove();
    const again = await put(set, {save: 'mine'});
    expect(row(again)).to.deep.equal(said);
    const other = await put(set, {save: 'theirs'});
    expect(row(other)[0]).to.contain('open');
    find(again, '.erase').click();
    await again.updateComplete;
    expect(row(again), 'one press is not enough').to.deep.equal(said);
    find(again, '.erase').click();
    await again.updateComplete;
    expect(row(again)[0]).to.contain('open');
    again.remove();
    expect(row(await put(set, {save: 'mine'}))[0]).to.contain('open');
  });

  it('stays within a narrow column with its longest strings', async () => {
    await setViewport({width: 320, height: 640});
    for (const lang of ['en', 'fr', 'it']) {
      const element = await put(setOf(SWEEP, BEST, {...THIRD, rating: 1}), {lang});
      find(element, '.show-me').click();
      await until(() => find(element, '.hint') === null);
      const {right} = find(element, '.book').getBoundingClientRect();
      const wide = findAll(element, '.lesson *')
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > right + 1)
        .map(({className}) => className);
      expect(wide, lang).to.deep.equal([]);
      element.remove();
    }
    await setViewport({width: 900, height: 700});
  });

  it('resumes at the first unsolved puzzle, or opens one by its id', async () => {
    const element = await put(setOf(SWEEP, BEST, THIRD), {save: 'mine'});
    await solve(element);
    element.remove();
    expect(shownId(await put(setOf(SWEEP, BEST, THIRD), {save: 'mine'}))).to.equal('best');
    const named = await put(setOf(SWEEP, BEST, THIRD), {at: 'third'});
    expect(shownId(named)).to.equal('third');
    expect(await named.show('best')).to.equal(true);
    expect(shownId(named)).to.equal('best');
    expect(await named.show('nothing')).to.equal(false);
  });

  it('shows the puzzle that a link specifies, but only in its own element', async () => {
    location.hash = '#cartavola=puzzle&id=third';
    const element = await put(setOf(SWEEP, BEST, THIRD), {id: 'mine'});
    expect(shownId(element)).to.equal('third');
    location.hash = '#cartavola=puzzle&for=mine&id=best';
    await until(() => shownId(element) === 'best');
    location.hash = '#cartavola=puzzle&for=other&id=sweep';
    await new Promise((resolve) => addEventListener('hashchange', resolve, {once: true}));
    await element.updateComplete;
    expect(shownId(element)).to.equal('best');
    history.replaceState(null, '', ' ');
  });

  it('does not count a missed puzzle as solved on the first try', async () => {
    const element = await put(setOf(SWEEP, BEST));
    find(element, '.hand button[data-card="JS"]').click();
    await element.updateComplete;
    find(element, '.actions .primary').click();
    await until(() => textOf(find(element, '.feedback')).includes('Not '));
    await element.show('best');
    await element.show('sweep');
    await until(() => textOf(find(element, '.feedback')) === '');
    await solve(element);
    expect(row(element)[0]).to.contain('solved').and.not.contain('first');
  });

  it('leaves out faulty puzzles, and reports each problem', async () => {
    const heard: string[] = [];
    document.body.addEventListener('puzzle-error', ({detail: {code, path}}: PuzzleErrorEvent) =>
      heard.push(`${code} ${path}`),
    );
    const element = await put(
      setOf(
        SWEEP,
        {...THIRD, id: 'sweep'},
        {...BEST, id: 'none', goal: 'captures=JS', answers: []},
        {...BEST, rating: 1},
        THIRD,
      ),
      {lang: 'fr'},
    );
    expect(row(element)).to.have.length(3);
    await until(() => heard.length === 2);
    expect(heard).to.deep.equal(['puzzle.repeated puzzles[1].id', 'puzzle.rating puzzles[3].rating']);
    expect(textOf(find(element, '.left-out')))
      .to.contain('2 problèmes')
      .and.contain('porte le même nom');
    expect(await element.show('none')).to.equal(true);
    expect(textOf(find(element, '.step [role="alert"]'))).to.contain('puzzle.impossible');
    find(element, '.next').click();
    await until(() => find(element, '.hand button') !== null);
    expect(shownId(element)).to.equal('third');
  });

  it('works without storage, and with invalid stored data', async () => {
    localStorage.setItem('cartavola:puzzle:mine', '{"version":1,"puzzles":{"sweep":"first","best":{"a":1}}}');
    expect(row(await put(setOf(SWEEP, BEST), {save: 'mine'}))).to.deep.equal([
      'Puzzle 1: solved on the first try',
      'Puzzle 2: open',
    ]);
    localStorage.setItem('cartavola:puzzle:mine', '[broken');
    expect(row(await put(setOf(SWEEP, BEST), {save: 'mine'}))[0]).to.contain('open');
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'SecurityError');
    };
    try {
      const element = await put(setOf(SWEEP, BEST), {save: 'mine'});
      await solve(element);
      expect(row(element)[0]).to.contain('first');
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});
