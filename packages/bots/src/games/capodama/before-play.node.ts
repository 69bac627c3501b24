import {describe, it} from 'node:test';
import {expect} from 'chai';
import {Match, parseCard, type Card, type Move, type Seat} from '@cartavola/engine';
import {type CapodamaDeal, capodama, pointsOf, type CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import {finish, type Choice} from '../../index.js';
import {choose} from '../../games.js';

const chosen = (view: CapodamaView, seed = 'test'): Choice =>
  finish(choose(view, {level: 'strong', iterations: 0, seed}));

const viewOf = (deal: CapodamaDeal, viewer: Seat): CapodamaView => capodama.view(deal, viewer);

const cardOf = (text: string): Card => parseCard(text)!;

/** A giver's view before the exchange, and its gifts. */
interface Given {
  readonly view: CapodamaView;
  readonly move: Move;
}

/** Collects gifts in seeded deals, from seats whose view matches `isWanted`. */
function exchanges(players: number, isWanted: (view: CapodamaView) => boolean): Given[] {
  const found: Given[] = [];
  for (let seed = 0; found.length < 8; seed++) {
    const deal = new Match(capodama, {players, target: 7}, `exchange ${seed}`).deal();
    deal.play(deal.actors[0]!, {type: 'double', suit: 'S'});
    for (const seat of deal.actors) {
      const view = viewOf(deal, seat);
      if (isWanted(view)) found.push({view, move: chosen(view).move});
    }
  }
  return found;
}

const holds = ({hands, viewer}: CapodamaView, text: string): boolean => hands[viewer as Seat]!.includes(cardOf(text));

const isCapo = ({viewer, capo}: CapodamaView): boolean => viewer === capo;

describe('The strong Capodama player in the exchange', () => {
  for (const players of [4, 5, 6]) {
    it(`gives away Q♥ as the capo: ${players} players`, () => {
      for (const {move} of exchanges(players, (view) => isCapo(view) && holds(view, 'QH'))) {
        expect([move.left, move.right]).to.include(cardOf('QH'));
      }
    });

    it(`keeps Q♥ if that makes it the capo’s partner: ${players} players`, () => {
      for (const {move} of exchanges(players, (view) => !isCapo(view) && holds(view, 'QH'))) {
        expect([move.left, move.right]).not.to.include(cardOf('QH'));
      }
    });
  }

  it('also gives away K♥ as the capo with six players', () => {
    for (const {move} of exchanges(6, (view) => isCapo(view) && holds(view, 'QH') && holds(view, 'KH'))) {
      expect([move.left, move.right]).to.have.members(['QH', 'KH'].map(cardOf));
    }
  });

  for (const [side, other, place] of [
    ['left', 'right', 1],
    ['right', 'left', 5],
  ] as const) {
    it(`gives a capo on the ${side} more points than the other neighbour, as a partner with six players`, () => {
      const isWanted = (view: CapodamaView): boolean =>
        view.capo === ((view.viewer as Seat) + place) % 6 && holds(view, 'QH') && holds(view, 'AS');
      const gifts = exchanges(6, isWanted).map(({move}) => move);
      const points = (to: 'left' | 'right'): number => gifts.reduce((sum, move) => sum + pointsOf(move[to]!, 'S'), 0);
      for (const move of gifts) expect(pointsOf(move[side]!, 'S')).to.be.at.least(pointsOf(move[other]!, 'S'));
      expect(points(side)).to.be.greaterThan(points(other));
    });
  }

  it('chooses quickly among all gifts with six players', () => {
    const deal = new Match(capodama, {players: 6, target: 7}, 'quick').deal();
    deal.play(deal.actors[0]!, {type: 'double', suit: 'S'});
    const views = deal.actors.map((seat) => viewOf(deal, seat));
    const start = process.cpuUsage();
    for (let round = 0; round < 20; round++) for (const view of views) chosen(view, `${round}`);
    expect(process.cpuUsage(start).user / 1000 / (20 * views.length)).to.be.lessThan(5);
  });
});
