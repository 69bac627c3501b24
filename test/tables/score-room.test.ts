import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import type {CardTable} from '@cartavola/elements';
import '@cartavola/elements/all.js';
import {emulateFeatures} from '../input.js';
import {find, findAll, put, until, type Attributes} from './table-in-page.js';
import {sampleOf} from '../sample-size.js';

/** Always plays the first move until the deal is scored. */
async function counted(element: CardTable): Promise<HTMLElement> {
  const isCounted = (): boolean => findAll(element, '.score .primary').length > 0;
  while (!isCounted()) {
    await until(() => isCounted() || element.scene?.actor !== undefined);
    const [move] = element.scene?.moves ?? [];
    if (move) element.play(move);
    await element.updateComplete;
  }
  await Promise.allSettled(element.shadowRoot!.getAnimations().map((animation) => animation.finished));
  return find(element, '.score');
}

const GAMES: readonly (readonly [keyof HTMLElementTagNameMap, Attributes])[] = [
  ['scopa-table', {rules: 'italian'}],
  ['scopa-table', {players: '4'}],
  ['capodama-table', {players: '6'}],
  ['capra-table', {}],
];

describe('The score of a deal', () => {
  before(async () => {
    await setViewport({width: 1366, height: 900});
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
  });
  afterEach(() => document.body.replaceChildren());
  after(async () => {
    await emulateFeatures();
    await setViewport({width: 1000, height: 800});
  });

  for (const [game, attributes] of GAMES)
    it(`is completely visible at a wide table, even a low one: ${game} ${JSON.stringify(attributes)}`, async () => {
      const element = await put(game, {...attributes, lang: 'fr'});
      const score = await counted(element);
      const cut: string[] = [];
      for (const height of sampleOf([480, 520, 552, 585, 600, 620, 650, 700, 800], 3)) {
        element.style.blockSize = `${height}px`;
        await new Promise(requestAnimationFrame);
        const box = score.getBoundingClientRect();
        const table = find(element, '.table').getBoundingClientRect();
        const below = Math.max(score.scrollHeight - score.clientHeight, box.bottom - table.bottom);
        if (below > 1) cut.push(`${height}: ${Math.round(below)} px`);
      }
      expect(cut).to.deep.equal([]);
    });
});
