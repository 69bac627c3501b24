import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {finish} from '@cartavola/bots';
import {verdict} from '@cartavola/bots/coach.js';
import {formatCard, parseCard, readPosition, seededRandom, viewPosition} from '@cartavola/engine';
import {capodama} from '@cartavola/engine/games/capodama/capodama.js';

describe('A Capodama bot’s reason against a lead', () => {
  it('does not mention a card that is lower than one which the partner is known to hold', () => {
    // The partner, in seat 3, must follow suit with the seven, which is higher than the queen and the ten.
    const read = readPosition(
      {
        format: 'cartavola-position/1',
        game: 'capodama',
        options: {players: 4},
        seat: 2,
        hands: ['?? ??', '?? ??', 'KD 8D', '7D ??'],
        leader: 2,
        dealer: 1,
        double: 'S',
        capo: 2,
        dama: 3,
        piles: ['TS 9S AS 7S', '', 'JD 9D AD AH', 'AC TC JC 7H QH 8H JH KH JS 8S KC 9C TH QC 7C 9H'],
      },
      [capodama],
    );
    assert.ok(read.ok, JSON.stringify(read));
    const view = viewPosition(capodama, read.value.position, seededRandom('known', 0, 'test'));
    const made = {type: 'play', card: parseCard('8D')!};
    const {move, reasons} = finish(verdict(view, {made}));
    assert.equal(formatCard(move.card!), 'KD');
    assert.ok(!reasons.some(({id}) => id === 'may-be-beaten'), JSON.stringify(reasons));
  });
});
