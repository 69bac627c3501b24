import {expect} from '@open-wc/testing';
import {
  formatCard,
  formatCards,
  Match,
  parseCard,
  parseCards,
  seededRandom,
  type Card,
  type Seat,
  type Suit,
} from '@cartavola/engine';
import {capodama, packOf, type CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import {finish} from '../../index.js';
import {choose} from '../../games.js';

const options = {level: 'casual', iterations: 0, seed: 'test'} as const;
const chosen = (view: CapodamaView): string => {
  const {move} = finish(choose(view, options));
  return move.suit ?? formatCard((move.card ?? move.left)!);
};
const c = (text: string): Card => parseCard(text)!;

interface Position {
  /** Hands as dealt, by seat; seat 3 deals. Seats without one get the rest in order. */
  readonly hands: readonly (string | undefined)[];
  readonly doubled?: Suit;
  /** Gifts by seat. */
  readonly gifts?: string;
  readonly plays?: string;
}

/** The view of the seat that acts, after the moves of a position. */
function viewOf({hands, doubled, gifts, plays}: Position, seat?: Seat): CapodamaView {
  const given = hands.map((hand) => (hand ? parseCards(hand)! : undefined));
  const rest = packOf({players: 4}).filter((one) => !given.flat().includes(one));
  const full = [0, 1, 2, 3].map((at) => given[at] ?? rest.splice(0, 8));
  const pack = Array.from({length: 32}, (_, place) => full[place % 4]![Math.floor(place / 4)]!);
  const deal = new Match(capodama, {players: 4, target: 7}, '').deal({dealer: 3, pack});
  const make = (at: Seat, move: Parameters<typeof deal.play>[1]): void => {
    expect(deal.refusal(at, move), JSON.stringify(move)).to.equal(undefined);
    deal.play(at, move);
  };
  if (doubled) make(deal.actors[0]!, {type: 'double', suit: doubled});
  gifts?.split(' ').forEach((gift, at) => make(at, {type: 'give', left: c(gift)}));
  plays?.split(' ').forEach((card) => make(deal.actors[0]!, {type: 'play', card: c(card)}));
  return deal.view(seat ?? deal.actors[0]!) as CapodamaView;
}

describe('The casual player of Capodama', () => {
  it('never breaks a rule, and chooses the same again', () => {
    for (let seed = 0; seed < 150; seed++) {
      const deal = new Match(capodama, {players: 4, target: 7}, `legal ${seed}`).deal();
      while (!deal.over) {
        const seat = deal.actors[0]!;
        const view = deal.view(seat);
        const {move, value, reasons} = finish(choose(view, options));
        expect(deal.refusal(seat, move)).to.equal(undefined);
        expect(finish(choose(structuredClone(view), options))).to.deep.equal({move, value, reasons});
        deal.play(seat, move);
      }
    }
  });

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
        deal.play(seat, bot ? finish(choose(deal.view(seat), options)).move : moves[random.below(moves.length)]!);
      }
      (deal.view('open') as CapodamaView).points.forEach((points, seat) => {
        if ((seat + seed) % 2 === 0) bots += points;
        else others += points;
      });
    }
    expect(bots / others).to.be.greaterThan(1.5);
  }).timeout(20_000);

  it('as capo names the suit in which it is strong', () => {
    expect(chosen(viewOf({hands: ['AH KH AC 7C JC 9S TD 8D']}))).to.equal('C');
    expect(chosen(viewOf({hands: ['AH KH AD 7D KD 9S TC 8C']}))).to.equal('D');
  });

  it('as capo with Q♥ gives it away, not to play alone', () => {
    expect(chosen(viewOf({hands: ['AH QH AC 7C JC 9S TD 8D'], doubled: 'C'}, 0))).to.equal('QH');
  });

  const capo = 'AH KH 8C 9C TC 9S TD 8D';
  it('with Q♥ keeps it and so becomes the capo’s partner', () => {
    for (const seat of [1, 2]) {
      const hands: string[] = [capo];
      hands[seat] = 'QH JH AC 7C JC JS JD QD';
      expect(chosen(viewOf({hands, doubled: 'C'}, seat))).not.to.equal('QH');
    }
  });

  it('gives no trump and no ace where a worthless card will do', () => {
    for (const seat of [1, 2, 3]) {
      const hands: string[] = [capo];
      hands[seat] = '7H AC AD KS 9D 8S JC QD';
      const gift = chosen(viewOf({hands, doubled: 'S'}, seat));
      expect(['7H', 'AC', 'AD', 'JC', 'KS']).not.to.include(gift);
    }
  });

  // Seat 0 is the capo, seat 2 the dama; the gifts change nothing that matters.
  const known = {
    hands: ['AH KH AS KS 9S 8D 9D 8C', '7H JH TS 7S AD 7D 9C TC', 'QH TH 8S QS JD TD AC JC', '9H 8H JS KD QD 7C KC QC'],
    doubled: 'C' as const,
    gifts: '8C TC TD 9H',
  };

  it('puts points on a trick that its partner takes for sure, and no trump', () => {
    // The capo leads A♥: nothing beats it. Its dama, who knows herself, has hearts to follow with.
    const view = viewOf({...known, plays: 'AH JH'});
    expect(view.viewer).to.equal(2);
    expect(chosen(view)).not.to.equal('QH');
  });

  it('puts nothing of worth on a trick that its enemy takes for sure', () => {
    const hands = [
      'AH KH AS KS 9S 8D 9D 8C',
      'JC JH TS 7S AD 7D 9C TC',
      'QH TH 8S QS JD TD AC 7H',
      '9H 8H JS KD QD 7C KC QC',
    ];
    const view = viewOf({hands, doubled: 'C', gifts: '8C TC TD 9H', plays: 'AH'});
    expect(view.viewer).to.equal(1);
    // Hearts were led: the jack is worth five points, and there is a smaller heart or none; with one heart it must go.
    const follow = view.moves.map((move) => formatCard(move.card!));
    if (follow.length > 1) expect(chosen(view)).not.to.equal('JH');
    else expect(chosen(view)).to.equal(follow[0]);
  });

  it('does not lead A♥ while others may still play rich cards', () => {
    const hands = [
      'AH JH 9S 8S TS AD 7D JD',
      'KH TH QS JS KS KD QD TD',
      'QH 9H AS 7S AC 7C JC KC',
      '7H 8H QC TC 9C 8C 9D 8D',
    ];
    const lead = viewOf({hands, doubled: 'D', gifts: '8S TH 9H 8C'});
    expect(lead.viewer).to.equal(0);
    expect(chosen(lead)).not.to.equal('AH');
  });

  it('takes a rich trick with the cheapest card that is sure to win, when it plays last', () => {
    const hands = [
      'AH KH 9S 8S TC 9D 8D TD',
      'JH TH JS KS QS QD 9C 8C',
      'QH 9H 7S TS KC QC JC KD',
      '7H 8H AS AD 7D JD AC 7C',
    ];
    const view = viewOf({hands, doubled: 'S', gifts: '8D TH 9H 7C', plays: '9S KS 7S'});
    expect(view.viewer).to.equal(3);
    // A♠ wins already: 7♥ is for later.
    expect(chosen(view)).to.equal('AS');
  });

  it('chooses by its view alone', () => {
    const random = seededRandom('view', 0, 'test');
    const view = viewOf({...known, plays: 'AH JH'});
    for (let draw = 0; draw < 20; draw++) {
      const world = capodama.sample(view, random);
      expect(chosen(world.view(view.viewer))).to.equal(chosen(view));
    }
    expect(formatCards(view.hands[2]!)).to.contain('QH');
  });
});
