import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {parseCard} from '@cartavola/engine';
import type {CardTable} from '@cartavola/elements';
import '@cartavola/elements/all.js';
import {emulateFeatures} from '../input.js';
import {othersActToo} from '../journeys/hands.js';
import {find, findAll, put, until, type Attributes} from './table-in-page.js';

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;

const boxOf = (one: Element): DOMRect => one.getBoundingClientRect();

/**
 * Returns whether only the reader may act: a note about waiting for another player disappears as soon as that player
 * acts.
 */
const isAsked = (element: CardTable): boolean => element.scene?.actor !== undefined && !othersActToo(element);

/** Plays until cards are in the middle and it is the reader's turn. */
async function withCards(element: CardTable): Promise<void> {
  for (;;) {
    await until(() => element.scene?.actor !== undefined);
    await element.updateComplete;
    if (isAsked(element) && findAll(element, '.middle [data-card]').length > 0) return;
    const [move] = element.scene!.moves;
    if (move) element.play(move);
    await element.updateComplete;
  }
}

/** Triggers a refusal, by one of the game's own rules if a card in the hand is illegal. */
async function refused(element: CardTable): Promise<void> {
  const [card] = findAll(element, '.hand .unplayable');
  if (card) card.click();
  else element.play({type: 'play', card: parseCard('2H')!});
  await until(() => findAll(element, '.note').length > 0);
  await element.updateComplete;
}

const GAMES: readonly (readonly [keyof HTMLElementTagNameMap, Attributes])[] = [
  ['capodama-table', {seed: 's3'}],
  ['scopa-table', {}],
  ['capra-table', {}],
  ['calypso-table', {seed: 's1'}],
];

describe('The note about a refused card', () => {
  before(() => emulateFeatures({'prefers-reduced-motion': 'reduce'}));
  afterEach(() => document.body.replaceChildren());
  after(async () => {
    await emulateFeatures();
    await setViewport({width: 1000, height: 800});
  });

  for (const [game, attributes] of GAMES) {
    for (const [width, height] of [
      [1920, 1080],
      [1366, 650],
      [1280, 600],
      [920, 700],
      [820, 1106],
      [844, 390],
      [640, 360],
      [390, 664],
      [360, 640],
      [320, 568],
    ] as const) {
      it(`does not cover cards in the middle: ${game}, ${width} by ${height}`, async () => {
        await setViewport({width, height});
        const element = await put(game, {...attributes, lang: 'fr'});
        await withCards(element);
        await refused(element);
        const note = boxOf(find(element, '.note'));
        const covered = findAll(element, '.middle :is([data-card], .slot)').filter((one) => overlap(note, boxOf(one)));
        const where = [note, ...covered.map(boxOf)].map(({left, top, right, bottom}) =>
          [left, top, right, bottom].map(Math.round).join(' '),
        );
        expect(covered.length, where.join(' | ')).to.equal(0);
      });
    }
  }
});
