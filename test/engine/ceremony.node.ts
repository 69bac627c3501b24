import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {Match, rankIndex, readOptions, seededRandom, SUITS} from '@cartavola/engine';
import {calypso, drawForSeats, isTrumps, seatsFromDraw, trumpsFrom} from '@cartavola/engine/games/calypso/calypso.js';

describe('The draw before a match of Calypso', () => {
  it('continues between those who drew highest until one is left, and never draws the same copy of a card twice', () => {
    let again = 0;
    for (let seed = 0; seed < 400; seed++) {
      const {rounds, chooser} = drawForSeats(seededRandom('draw', seed, 'test'));
      let players = [0, 1, 2, 3];
      for (const round of rounds) {
        assert.deepEqual(
          round.map(({player}) => player),
          players,
        );
        const highest = Math.min(...round.map(({card}) => rankIndex(card)));
        players = round.filter(({card}) => rankIndex(card) === highest).map(({player}) => player);
      }
      assert.deepEqual(players, [chooser]);
      if (rounds.length > 1) again++;
      const cards = rounds.flat().map(({card}) => card);
      for (const card of cards) assert.ok(cards.filter((one) => one === card).length <= 4);
    }
    assert.ok(again > 20, 'ties were drawn again');
  });

  it('lets each player choose equally often', () => {
    const chosen = [0, 0, 0, 0];
    for (let seed = 0; seed < 4000; seed++) chosen[drawForSeats(seededRandom('fair', seed, 'test')).chooser]!++;
    // Within five standard deviations of 1,000.
    for (const count of chosen) assert.ok(Math.abs(count - 1000) < 5 * Math.sqrt(4000 * 0.25 * 0.75), chosen.join());
  });

  it('swaps the chosen partner with the player opposite', () => {
    assert.deepEqual(seatsFromDraw(0, 2), [0, 1, 2, 3]);
    assert.deepEqual(seatsFromDraw(0, 1), [0, 2, 1, 3]);
    assert.deepEqual(seatsFromDraw(0, 3), [0, 1, 3, 2]);
    assert.deepEqual(seatsFromDraw(1, 0), [3, 1, 2, 0]);
    for (let chooser = 0; chooser < 4; chooser++) {
      for (const partner of [0, 1, 2, 3].filter((player) => player !== chooser)) {
        const seats = seatsFromDraw(chooser, partner);
        assert.deepEqual([...seats].sort(), [0, 1, 2, 3]);
        assert.equal(seats[chooser], chooser);
        assert.equal(seats[(chooser + 2) % 4], partner);
      }
    }
  });

  it('determines all four suits from the chooser’s suit', () => {
    assert.equal(trumpsFrom(0, 'H').join(''), 'HCSD');
    assert.equal(trumpsFrom(0, 'C').join(''), 'CSDH');
    assert.equal(trumpsFrom(1, 'H').join(''), 'DHCS');
    assert.equal(trumpsFrom(3, 'D').join(''), 'HCSD');
    for (let seat = 0; seat < 4; seat++) {
      for (const suit of SUITS) {
        const trumps = trumpsFrom(seat, suit);
        assert.equal(trumps[seat], suit);
        assert.ok(isTrumps(trumps));
      }
    }
    for (const wrong of ['SHDC', 'HCDS', 'HHSD', 'HCS']) assert.ok(!isTrumps([...wrong] as never), wrong);
  });

  it('is skipped in a match without a choice, where the dealer has the first suit', () => {
    const read = readOptions(calypso, {draw: true});
    assert.ok(read.ok);
    const match = new Match(calypso, read.value, 'draw');
    match.deal();
    const {dealer, trumps} = match.dealt!;
    assert.equal(trumps![dealer], 'H');
    assert.ok(isTrumps(trumps!));
    const without = readOptions(calypso, {});
    assert.ok(without.ok);
    const usual = new Match(calypso, without.value, 'draw');
    usual.deal();
    assert.equal(usual.dealt!.trumps, undefined);
  });
});
