import {expect} from '@open-wc/testing';
import {Match, seededRandom} from '@cartavola/engine';
import {capodama, type CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import {finish} from '../../index.js';
import {choose} from '../../games.js';

describe('The casual player of Capodama', () => {
  it('takes far more than chance from players that play anything', () => {
    let [bots, others] = [0, 0];
    for (let seed = 0; seed < 200; seed++) {
      const random = seededRandom('chance', seed, 'test');
      // The same pack twice, with the sides of the table exchanged.
      const deal = new Match(capodama, {players: 4, target: 7}, `chance ${seed >> 1}`).deal();
      while (!deal.over) {
        const seat = deal.actors[0]!;
        const moves = deal.moves(seat);
        const bot = (seat + seed) % 2 === 0;
        const choice = (): (typeof moves)[number] =>
          finish(choose(deal.view(seat), {level: 'casual', iterations: 0, seed: 'test'})).move;
        deal.play(seat, bot ? choice() : moves[random.below(moves.length)]!);
      }
      (deal.view('open') as CapodamaView).points.forEach((points, seat) => {
        if ((seat + seed) % 2 === 0) bots += points;
        else others += points;
      });
    }
    expect(bots / others).to.be.greaterThan(1.5);
  }).timeout(20_000);
});
