import {expect} from 'chai';
import {resetMouse, sendMouse, setViewport} from '@web/test-runner-commands';
import type {CardTable} from '@cartavola/elements';
import '@cartavola/elements/all.js';
import {emulateFeatures} from '../input.js';
import {long} from '../long.js';
import {find, findAll, put, until, type Attributes} from './table-in-page.js';
import {overlapsIn} from './overlaps.js';
import {cardIn, packOf, recordOf, scopaTable} from './scopa-in-page.js';
import {happened} from '../virtual-clock.js';

const isCounted = (element: CardTable): boolean => findAll(element, '.score .primary').length > 0;

/**
 * Plays the first legal move until the condition holds at one of the reader's decisions. Throws if the deal ends first.
 */
async function playUntil(element: CardTable, condition: () => boolean | Promise<boolean>): Promise<void> {
  for (;;) {
    await until(() => isCounted(element) || element.scene?.actor !== undefined);
    await element.updateComplete;
    if (await condition()) return;
    if (isCounted(element)) throw new Error('The deal is over.');
    const [move] = element.scene!.moves;
    if (move) element.play(move);
    await happened();
  }
}

/** Returns a table's overlaps in windows of the given sizes, each with the window's size. */
async function overlapsAt(element: CardTable, sizes: readonly (readonly [number, number])[]): Promise<string[]> {
  const all: string[] = [];
  for (const [width, height] of sizes) {
    await setViewport({width, height});
    // The test's frame gets its new size only after a few frames.
    for (let frames = 0; frames < 3; frames++) {
      await new Promise(requestAnimationFrame);
      await happened();
    }
    all.push(...overlapsIn(element).map((fault) => `${width} by ${height}: ${fault}`));
  }
  return all.slice(0, 30);
}

const hasBadges =
  (badges: number) =>
  (element: CardTable): boolean =>
    findAll(element, '.seat').some((seat) => seat.querySelectorAll('.badge').length >= badges);

interface Case {
  readonly name: string;
  /** Puts the table into the page, and plays up to the scene to check. */
  readonly open: () => Promise<CardTable>;
  /** Sizes of the window. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
}

/** Puts a table into the page, and plays until the condition holds. */
async function played(
  game: keyof HTMLElementTagNameMap,
  attributes: Attributes,
  condition: (element: CardTable) => boolean,
): Promise<CardTable> {
  const element = await put(game, attributes);
  await playUntil(element, () => condition(element));
  return element;
}

/** Adds a Scopa table at which a king can capture three different sets of cards, and selects the king. */
async function choosing(lang: string): Promise<CardTable> {
  const pack = packOf({hand: 'KD 2S 7D', other: '6D 4D 2D', table: '5S 3S 2H 5C'});
  const element = await scopaTable({lang}, {record: recordOf({dealer: 1, pack, moves: []})});
  cardIn(element, 'KD').click();
  await until(() => findAll(element, '.choice').length > 1);
  return element;
}

/** Plays at a Capra table until some chosen cards don't beat those on the table, and tries to beat with them. */
async function beatRefused(): Promise<CardTable> {
  const element = await put('capra-table', {lang: 'fr', seed: 'r1'});
  const refused = (): HTMLElement | null => find(element, '.choice[aria-disabled]');
  await playUntil(element, () => {
    for (const card of findAll(element, '.hand .card')) {
      if (findAll(element, '.choice').length > 0) break;
      card.click();
      (element as unknown as {performUpdate(): void}).performUpdate();
    }
    return refused() !== null;
  });
  refused()!.click();
  await until(() => find(element, '.note') !== null);
  return element;
}

const hasChoices = (element: CardTable, least: number): boolean => findAll(element, '.choice').length >= least;

/** Whether others have played to a trick. */
const hasTrick = (element: CardTable): boolean => findAll(element, '.trick .tells').length > 1;

const hasLastTrick = (element: CardTable): boolean => find(element, '.last-cards li') !== null;

const LYING = [
  [667, 375],
  [844, 390],
  [932, 430],
] as const;
const PHONES = [
  [320, 568],
  [360, 640],
  [390, 664],
] as const;
const TABLETS = [
  [700, 900],
  [768, 1024],
  [820, 1106],
] as const;
const LAPTOPS = [
  [900, 700],
  [1024, 768],
  [1366, 650],
] as const;

const GAMES: readonly (readonly [keyof HTMLElementTagNameMap, Attributes])[] = [
  ['scopa-table', {rules: 'italian', seed: 'w4'}],
  ['scopa-table', {players: '4', seed: 'w4'}],
  ['capodama-table', {players: '3', seed: 'k'}],
  ['capodama-table', {players: '6', seed: 'k'}],
  ['capra-table', {seed: 'r1'}],
  ['calypso-table', {seed: 's1'}],
];

/** Tables with each number of players, and whether one shows cards to answer. */
const LARGE: readonly (readonly [keyof HTMLElementTagNameMap, Attributes, (element: CardTable) => boolean])[] = [
  ['scopa-table', {rules: 'italian', seed: 'w4'}, () => true],
  ['scopa-table', {players: '4', seed: 'w4'}, () => true],
  ['capodama-table', {players: '2', seed: 'f1'}, (element) => find(element, '.trick .tells') !== null],
  ...['3', '4', '5', '6'].map((players) => ['capodama-table', {players, seed: 'f1'}, hasTrick] as const),
  ['capra-table', {seed: 'r1'}, (element) => find(element, '.trick .card') !== null],
  ['calypso-table', {seed: 's1'}, hasTrick],
];

const CASES: readonly Case[] = [
  {
    name: 'six seats of Capodama at the first question',
    open: () => played('capodama-table', {players: '6', lang: 'fr', seed: 'f1'}, () => true),
    sizes: [...TABLETS, [900, 500], ...LAPTOPS],
  },
  {
    name: 'six seats of Capodama, one with two roles',
    open: () => played('capodama-table', {players: '6', lang: 'fr', seed: 'd'}, hasBadges(2)),
    sizes: [...PHONES, ...TABLETS, ...LAPTOPS],
  },
  ...['en', 'fr', 'it'].map((lang): Case => ({
    name: `a choice between three captures: ${lang}`,
    open: () => choosing(lang),
    sizes: [[800, 500], ...TABLETS, ...LAPTOPS],
  })),
  {name: 'the note about cards that cannot beat', open: beatRefused, sizes: [...PHONES, ...TABLETS, ...LAPTOPS]},
  {
    name: 'the choice of a fourth trump',
    open: () => played('capodama-table', {players: '3', lang: 'fr', seed: 'k'}, (element) => hasChoices(element, 12)),
    sizes: [...LYING.slice(1), ...PHONES, ...TABLETS, ...LAPTOPS],
  },
  {
    name: 'a trick with a doubled suit and a fourth trump',
    open: () => played('capodama-table', {players: '3', lang: 'fr', seed: 'f1'}, hasTrick),
    sizes: [...LYING, ...PHONES, ...TABLETS, ...LAPTOPS],
  },
  {
    name: 'a trick with a doubled suit',
    open: () => played('capodama-table', {players: '4', lang: 'it', seed: 'f1'}, hasTrick),
    sizes: [...LYING, ...PHONES, ...TABLETS, ...LAPTOPS],
  },
  ...GAMES.map(([game, attributes]): Case => ({
    name: `the score of a deal: ${game} ${JSON.stringify(attributes)}`,
    open: () => played(game, {...attributes, lang: 'fr'}, isCounted),
    sizes: [...LYING, ...PHONES, ...TABLETS, ...LAPTOPS],
  })),
];

describe('Nothing covers or cuts off the content of a table', () => {
  before(async () => {
    // A card under the pointer is raised.
    await resetMouse();
    document.body.style.margin = '0';
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
  });
  afterEach(() => document.body.replaceChildren());
  after(async () => {
    document.body.style.margin = '';
    await emulateFeatures();
    await setViewport({width: 1000, height: 800});
  });

  for (const [place, {name, open, sizes}] of CASES.entries())
    (place % 4 === 0 ? it : long)(name, async () => {
      expect(await overlapsAt(await open(), sizes)).to.deep.equal([]);
    });

  // Text at 200 %.
  for (const [place, [game, attributes]] of GAMES.entries())
    (place === 0 ? it : long)(`large text: ${game} ${JSON.stringify(attributes)}`, async () => {
      const element = await put(game, {...attributes, lang: 'fr'});
      element.style.setProperty('--cartavola-font-size', '32px');
      const sizes = [...PHONES, ...TABLETS, [1366, 768]] as const;
      const first = await overlapsAt(element, sizes);
      await playUntil(element, () => isCounted(element));
      expect([...first, ...(await overlapsAt(element, sizes))]).to.deep.equal([]);
    });

  for (const [game, attributes, hasTable] of LARGE)
    it(`shows opponents in one row, and the cards on the table and in the hand in one view, in large text: ${game} ${JSON.stringify(attributes)}`, async () => {
      const element = await put(game, {...attributes, lang: 'fr'});
      await playUntil(element, () => hasTable(element));
      element.style.setProperty('--cartavola-font-size', '32px');
      for (const [width, height] of PHONES) {
        expect(await overlapsAt(element, [[width, height]]), `${width} by ${height}`).to.deep.equal([]);
        const {top} = element.getBoundingClientRect();
        for (const card of findAll(element, '.middle .card, .hands .card'))
          expect(card.getBoundingClientRect().bottom - top, `${width} by ${height}`).to.be.at.most(height + 2);
        const seats = findAll(element, '.seat').map((seat) => seat.getBoundingClientRect().top);
        expect(new Set(seats).size, `${width} by ${height}`).to.equal(1);
      }
    });

  it('shows the name of an opponent under the pointer in large text', async () => {
    await setViewport({width: 320, height: 568});
    const element = await put('capodama-table', {players: '6', seed: 'k', lang: 'fr'});
    element.style.setProperty('--cartavola-font-size', '32px');
    const [seat] = findAll(element, '.seat');
    const [name, initial] = [seat!.querySelector('.name')!, getComputedStyle(seat!, '::before')];
    const isClipped = (): boolean => getComputedStyle(name).clipPath !== 'none';
    await until(() => initial.content !== 'none' && isClipped());
    expect(initial.content).to.include(`"${name.textContent.slice(0, 1)}"`);
    const {left, top, width, height} = seat!.getBoundingClientRect();
    await sendMouse({type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)]});
    await until(() => !isClipped());
    await resetMouse();
    expect(name.getBoundingClientRect().right).to.be.at.most(320);
  });

  it('shows larger letters and badges on a trick in large text', async () => {
    await setViewport({width: 390, height: 664});
    const element = await played('capodama-table', {players: '4', seed: 'f1'}, hasTrick);
    const sizesOf = (): number[] => [
      Number.parseFloat(getComputedStyle(find(element, '.trick [data-owner]'), '::before').fontSize),
      Number.parseFloat(getComputedStyle(find(element, '.trick [data-owner]'), '::before').inlineSize),
      Number.parseFloat(getComputedStyle(find(element, '.disc i')).fontSize),
      find(element, '.disc').getBoundingClientRect().width,
    ];
    const before = sizesOf();
    element.style.setProperty('--cartavola-font-size', '32px');
    for (const [place, size] of sizesOf().entries()) expect(size, `${place}`).to.be.at.least(1.35 * before[place]!);
  });

  long('shows the suits of a small last trick above the players’ initials', async () => {
    const element = await played('capodama-table', {players: '6', seed: 'f1'}, hasLastTrick);
    for (const [width, height] of [...TABLETS, ...LAPTOPS]) {
      await setViewport({width, height});
      const [card] = findAll(element, '.last-cards li');
      const {height: high} = card!.getBoundingClientRect();
      const {top} = getComputedStyle(card!.querySelector('[data-owner]') ?? card!, '::before');
      expect(Number.parseFloat(top), `${width} by ${height}`).to.be.at.least(high - 4);
    }
  });

  it('shows the seats of a pair at the same height', async () => {
    await setViewport({width: 1366, height: 768});
    const element = await put('scopa-table', {players: '4'});
    const tops = ['left', 'right'].map((side) => find(element, `.seat.${side}`).getBoundingClientRect().top);
    expect(tops[0]).to.be.closeTo(tops[1]!, 1);
  });

  long('keeps the reader’s calypso row in place when a calypso is complete', async () => {
    const element = await put('calypso-table', {seed: 's1'});
    for (const [width, height] of [...LYING, ...PHONES, ...TABLETS, ...LAPTOPS]) {
      await setViewport({width, height});
      const own = find(element, '.own');
      const placesOf = (): string[] =>
        [own, ...own.children].map((one) => {
          const {left, top} = one.getBoundingClientRect();
          return `${one.className} ${Math.round(left)} ${Math.round(top)}`;
        });
      const before = placesOf();
      const done = document.createElement('p');
      done.className = 'done';
      done.textContent = '1';
      own.append(done);
      const after = placesOf().slice(0, -1);
      done.remove();
      expect(after, `${width} by ${height}`).to.deep.equal(before);
    }
  });

  long('shows the review of a deal next to its score', async () => {
    await setViewport({width: 820, height: 1106});
    const element = await played('scopa-table', {}, isCounted);
    find(element, '.look-back').click();
    await until(() => find(element, '.panel[data-panel="review"]') !== null);
    for (const size of [
      [820, 1106],
      [390, 664],
    ] as const) {
      expect(await overlapsAt(element, [size])).to.deep.equal([]);
      expect(find(element, '.score').checkVisibility({visibilityProperty: true}), `${size[0]}`).to.equal(true);
      const [score, review] = ['.score', '.panel'].map((part) => find(element, part).getBoundingClientRect());
      expect(score!.right <= review!.left || score!.bottom <= review!.top, `${size[0]}`).to.equal(true);
    }
  });

  it('shows all cards for a fourth trump in a short window', async () => {
    await setViewport({width: 1280, height: 600});
    const element = await played('capodama-table', {players: '3', seed: 'hosts', lang: 'fr'}, (table) =>
      hasChoices(table, 12),
    );
    for (const width of [720, 1280]) {
      element.style.inlineSize = `${width}px`;
      expect(await overlapsAt(element, [[1280, 600]]), `${width}`).to.deep.equal([]);
      expect(element.offsetHeight, `${width}`).to.be.at.most(600);
    }
  });

  for (const lang of ['en', 'fr', 'it'])
    it(`shows all cards for a fourth trump, the question and the hand on a small phone: ${lang}`, async () => {
      const element = await played('capodama-table', {players: '3', seed: 'hosts', lang}, (table) =>
        hasChoices(table, 12),
      );
      for (const [width, height] of PHONES) {
        expect(await overlapsAt(element, [[width, height]]), `${width} by ${height}`).to.deep.equal([]);
        expect(element.offsetHeight, `${width} by ${height}`).to.be.at.most(height);
        for (const part of ['.question', '.choices', '.sign.doubled', '.hand'])
          expect(find(element, part).checkVisibility({visibilityProperty: true}), `${width} ${part}`).to.equal(true);
        for (const choice of findAll(element, '.choice'))
          expect(choice.getBoundingClientRect().width, `${width} by ${height}`).to.be.at.least(44);
      }
    });

  for (const [game, attributes] of GAMES)
    long(`uses the height of a tablet in portrait: ${game} ${JSON.stringify(attributes)}`, async () => {
      const element = await put(game, attributes);
      for (const [width, height] of [
        [768, 1024],
        [820, 1180],
        [1024, 1366],
      ] as const) {
        expect(await overlapsAt(element, [[width, height]]), `${width} by ${height}`).to.deep.equal([]);
        expect(element.offsetHeight, `${width} by ${height}`).to.equal(height);
      }
    });

  it('does not cut off accents in names', async () => {
    const element = await put('capodama-table', {players: '6'});
    for (const name of findAll(element, '.name')) expect(getComputedStyle(name).overflowY).not.to.equal('hidden');
  });
});
