import {describe, it} from 'node:test';
import {expect} from 'chai';
import {Match, seededRandom, type Move, type Options, type Seat, refusalOf} from '@cartavola/engine';
import {type CalypsoDeal, calypso, type CalypsoView} from '@cartavola/engine/games/calypso/calypso.js';
import {finish, type Choice} from '../../index.js';
import {choose} from '../../games.js';

const OPTIONS: Options = {draw: false, overruff: 'compulsory', revoke: 'prevent'};

const chosen = (view: CalypsoView, seed = 'test'): Choice =>
  finish(choose(view, {level: 'strong', iterations: 0, seed}));

type Player = (deal: CalypsoDeal, seat: Seat) => Move;

const bot: Player = (deal, seat) => chosen(calypso.view(deal, seat)).move;

/** Plays a match and returns the points of both sides. */
function matchOf(seed: string, players: readonly [Player, Player], options = OPTIONS): readonly number[] {
  const match = new Match(calypso, options, seed);
  while (!match.result) {
    const deal = match.deal();
    while (!deal.over) {
      const seat = deal.actors[0]!;
      const move = players[seat % 2]!(deal, seat);
      const refusal = refusalOf(match.game, deal, seat, move);
      if (refusal) throw new Error(`${JSON.stringify(move)} is refused by ${refusal.rule}`);
      deal.play(seat, move);
    }
    match.finish(deal);
  }
  return match.result.sides!;
}

describe('The strong Calypso player', () => {
  it('beats random players on either side', () => {
    const random = seededRandom('anything', 0, 'test');
    const anything: Player = (deal, seat) => {
      const moves = deal.moves(seat);
      return moves[random.below(moves.length)]!;
    };
    let won = 0;
    let margin = 0;
    for (let match = 0; match < 12; match++) {
      for (const side of [0, 1]) {
        const sides = matchOf(`match ${match}`, side === 0 ? [bot, anything] : [anything, bot]);
        margin += sides[side]! - sides[1 - side]!;
        if (sides[side]! > sides[1 - side]!) won++;
      }
    }
    expect(won, 'matches won of 24').to.be.at.least(22);
    expect(margin / 24, 'points more a match').to.be.greaterThan(800);
  });

  it('never revokes, although it may', () => {
    const match = new Match(calypso, {...OPTIONS, revoke: 'penalise'}, 'revokes');
    const deal = match.deal();
    while (!deal.over) deal.play(deal.actors[0]!, bot(deal, deal.actors[0]!));
    expect(match.game.view(deal, 'open').revoked.flat()).to.deep.equal([]);
  });

  it('makes the same choice with the same seed, and gives a reason', () => {
    const deal = new Match(calypso, OPTIONS, 'same').deal();
    while (!deal.over) {
      const seat = deal.actors[0]!;
      const choice = chosen(calypso.view(deal, seat));
      expect(chosen(calypso.view(deal, seat))).to.deep.equal(choice);
      expect(choice.reasons).to.have.length.at.least(1);
      deal.play(seat, choice.move);
    }
  });
});
