import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import type {CardTable} from '@cartavola/elements';
import '@cartavola/elements/all.js';
import {emulateFeatures} from '../input.js';
import {findAll, put, until, type Attributes} from './table-in-page.js';
import {overlapsIn} from './overlaps.js';
import {settled} from '../virtual-clock.js';

/** Plays what comes first until the condition holds at a decision of the reader or when the deal is counted. */
async function playUntil(element: CardTable, condition: () => boolean): Promise<void> {
  const isCounted = (): boolean => findAll(element, '.score .primary').length > 0;
  for (;;) {
    await until(() => isCounted() || element.scene?.actor !== undefined);
    await element.updateComplete;
    if (condition()) return;
    if (isCounted()) throw new Error('The deal is over.');
    const [move] = element.scene!.moves;
    if (move) element.play(move);
    await element.updateComplete;
  }
}

/** Returns the overlaps of a table in windows of some sizes, each with the window's size. */
async function overlapsAt(element: CardTable, sizes: readonly (readonly [number, number])[]): Promise<string[]> {
  const all: string[] = [];
  for (const [width, height] of sizes) {
    await setViewport({width, height});
    // A frame grows after the browser has laid it out.
    for (let frames = 0; frames < 3; frames++) {
      await new Promise(requestAnimationFrame);
      await settled();
    }
    all.push(...overlapsIn(element).map((fault) => `${width} by ${height}: ${fault}`));
  }
  return all;
}

const seatWith = (element: CardTable, badges: number) => (): boolean =>
  findAll(element, '.seat').some((seat) => seat.querySelectorAll('.badge').length >= badges);

/** A table, the condition for looking at it, and the windows. */
type Case = readonly [
  name: string,
  game: keyof HTMLElementTagNameMap,
  attributes: Attributes,
  condition: (element: CardTable) => () => boolean,
  sizes: readonly (readonly [number, number])[],
];

const CASES: readonly Case[] = [
  [
    'six seats at the first question',
    'capodama-table',
    {players: '6', lang: 'fr', seed: 'f1'},
    () => () => true,
    [
      [700, 900],
      [900, 500],
      [900, 700],
      [1024, 768],
      [1366, 650],
    ],
  ],
  [
    'six seats, one with two roles',
    'capodama-table',
    {players: '6', lang: 'fr', seed: 'd'},
    (element) => seatWith(element, 2),
    [
      [700, 900],
      [768, 1024],
      [820, 1106],
      [900, 700],
      [1024, 768],
      [1366, 650],
    ],
  ],
];

describe('Nothing covers or cuts what a table shows', () => {
  before(async () => {
    document.body.style.margin = '0';
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
  });
  afterEach(() => document.body.replaceChildren());
  after(async () => {
    document.body.style.margin = '';
    await emulateFeatures();
    await setViewport({width: 1000, height: 800});
  });

  for (const [name, game, attributes, condition, sizes] of CASES)
    it(`${game}: ${name}`, async () => {
      const element = await put(game, attributes);
      await playUntil(element, condition(element));
      expect(await overlapsAt(element, sizes)).to.deep.equal([]);
    });
});
