import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {searchedCapra} from '@cartavola/bots/games/capra/searched-capra.js';
import {searchedScopa} from '@cartavola/bots/games/scopa/searched-scopa.js';
import {Worlds} from '@cartavola/bots/search/worlds.js';
import type {SearchedGame} from '@cartavola/bots/search/searched-game.js';
import type {ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';
import type {CapraDeal} from '@cartavola/engine/games/capra/capra.js';
import {parseCard, parseCards, seededRandom, type Card, type Deal, type View, refusalOf} from '@cartavola/engine';
import {capra} from '@cartavola/engine/games/capra/capra.js';
import {scopa} from '@cartavola/engine/games/scopa/scopa.js';
import {sampleSize} from '../sample-size.js';

const cardOf = (text: string): Card => parseCard(text)!;

const WORLDS = sampleSize(500, 2000);

/**
 * Returns the shares of worlds in which a condition is true: among those that a search samples, and among all that
 * match the view.
 */
function shares<V extends View, D extends Deal>(
  searched: SearchedGame<V, D>,
  view: V,
  isSo: (deal: D) => boolean,
): {readonly drawn: number; readonly all: number} {
  const random = seededRandom('likely', 0, 'test');
  const worlds = new Worlds(searched, view, random);
  let drawn = 0;
  let all = 0;
  for (let count = 0; count < WORLDS; count++) {
    if (isSo(worlds.fresh())) drawn++;
    if (isSo(searched.sample(view, random))) all++;
  }
  return {drawn: drawn / WORLDS, all: all / WORLDS};
}

/** Returns a Scopa deal for two players, dealt by seat 1, with these hands and this table. */
function scopaDeal(hands: readonly [string, string], table: string): ReturnType<typeof scopa.deal> {
  const options = {players: 2, rules: 'italian', target: 11};
  const known = parseCards([...hands, table].join(' '))!;
  const rest = scopa.positions.cards(options).filter((card) => !known.includes(card));
  const state = scopa.begin({...options, sevens: 'primiera', settebello: true, lastScopa: false, redealKings: false});
  return scopa.deal(state, {dealer: 1}, [...known, ...rest]);
}

describe('The worlds that a search samples', () => {
  it('rarely give a seven to a player who left the settebello on the table', () => {
    const deal = scopaDeal(['KH 2S 4C', 'QS JH AS'], '7D KC 5H 3C');
    for (const [seat, card] of ['4C', 'AS'].map(cardOf).entries()) {
      assert.equal(refusalOf(scopa, deal, seat, {type: 'play', card}), undefined);
      deal.play(seat, {type: 'play', card});
    }
    const view = scopa.view(deal, 0);
    const sevens = ['7S', '7H', '7C'].map(cardOf);
    const holdsSeven = (world: ScopaDeal): boolean =>
      scopa.view(world, 'open').hands[1]!.some((card) => sevens.includes(card));
    const {drawn, all} = shares(searchedScopa, view, holdsSeven);
    assert.ok(drawn < 0.75 * all, `${drawn} of ${all}`);
    assert.ok(drawn > 0, 'it is possible all the same');
  });

  it('rarely contain a valuable card that was folded to the other side', () => {
    const options = {target: 12};
    const hands = ['9H 6C 7C 8D', 'AS KS QD 6D', '7H 8H JC JD', 'TS 9S QC KC'].map((hand) => parseCards(hand)!);
    const trump = cardOf('6S');
    const rest = capra.positions.cards(options).filter((card) => card !== trump && !hands.flat().includes(card));
    rest.splice(10, 0, trump);
    const pack = Array.from({length: 16}, (_, place) => hands[(place + 1) % 4]![Math.floor(place / 4)]!);
    const deal = capra.deal(capra.begin(options), {dealer: 0, leader: 1}, [...pack, ...rest]);
    deal.play(1, {type: 'lead', cards: [cardOf('AS')]});
    deal.play(2, {type: 'fold', cards: [cardOf('7H')]});
    const rich = (world: CapraDeal): boolean => {
      const {trick} = capra.view(world, 'open');
      return [0, 1].includes(trick.plays[1]!.cards[0]! & 15);
    };
    const {drawn, all} = shares(searchedCapra, capra.view(deal, 0), (world) => rich(world));
    assert.ok(drawn < 0.75 * all, `${drawn} of ${all}`);
  });
});
