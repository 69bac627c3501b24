import {expect} from '@open-wc/testing';
import fc from 'fast-check';
import {
  card,
  formatCard,
  Match,
  seededRandom,
  UNKNOWN,
  type Deal,
  type Random,
  type Seat,
  type Viewer,
} from '../../index.js';
import {packOf} from './pack.js';
import {capodama, type CapodamaView} from './capodama.js';

const QUEEN = card('Q', 'H');

/** Plays a deal at random and looks at it before every move. */
function playThrough(players: number, seed: number, look: (deal: Deal<CapodamaView>, random: Random) => void): void {
  const random = seededRandom('play', seed, 'test');
  const deal = new Match(capodama, {players, target: 7}, String(seed)).deal() as Deal<CapodamaView>;
  look(deal, random);
  while (!deal.over) {
    const seat = deal.actors[random.below(deal.actors.length)]!;
    const moves = deal.moves(seat);
    deal.play(seat, moves[random.below(moves.length)]!);
    look(deal, random);
  }
}

const viewersOf = (deal: Deal<CapodamaView>): Viewer[] => [...deal.view('open').hands.keys(), 'spectator', 'open'];
const anyDeal = [fc.integer({min: 1, max: 6}), fc.nat(100_000)] as const;
const check = (runs: number, look: (deal: Deal<CapodamaView>, random: Random, players: number) => void): void =>
  fc.assert(
    fc.property(...anyDeal, (players, seed) =>
      playThrough(players, seed, (deal, random) => look(deal, random, players)),
    ),
    {numRuns: runs},
  );

describe('A deal of Capodama, for 1 to 6 players', () => {
  it('loses no card and no point', () => {
    check(40, (deal, _random, players) => {
      const view = deal.view('open');
      const cards = [
        ...view.hands.flat(),
        ...(view.handed ? [] : view.gifts.flat().map((gift) => gift.card)),
        ...[...view.tricks, view.trick].flatMap((trick) => trick.cards),
      ];
      expect(cards.length + view.stock).to.equal(packOf({players}).length);
      expect(new Set(cards).size).to.equal(cards.length);
      if (!deal.over) return;
      expect(view.points.reduce((sum, points) => sum + points, 0)).to.equal(150);
      expect(deal.score().marks.filter((mark) => mark > 0)).to.have.lengthOf(deal.score().lines.length);
    });
  });

  it('shows views that are plain data and answer as the deal does', () => {
    check(12, (deal) => {
      for (const viewer of viewersOf(deal)) {
        const view = deal.view(viewer);
        expect(structuredClone(view)).to.deep.equal(view);
        if (typeof viewer !== 'number') continue;
        expect(capodama.moves(view)).to.deep.equal(deal.moves(viewer));
        for (const one of packOf(view.options)) {
          for (const move of [
            {type: 'play', card: one},
            {type: 'trump', card: one},
            {type: 'give', left: one, right: one},
          ]) {
            expect(capodama.refusal(view, move), formatCard(one)).to.deep.equal(deal.refusal(viewer, move));
          }
        }
      }
    });
  }).timeout(30_000);

  it('allows exactly the moves that it does not refuse', () => {
    check(15, (deal) => {
      for (const seat of deal.view('open').hands.keys()) {
        for (const move of deal.moves(seat)) expect(deal.refusal(seat, move)).to.equal(undefined);
        if (deal.view('spectator').phase !== 'play') continue;
        const legal = deal.moves(seat).map((move) => move.card);
        const allowed = packOf(deal.view('spectator').options).filter(
          (one) => !deal.refusal(seat, {type: 'play', card: one}),
        );
        expect(allowed).to.deep.equal(legal);
      }
    });
  });

  it('can be drawn from each view so that the view, its moves and what is told are the same', () => {
    check(8, (deal, random) => {
      for (const viewer of viewersOf(deal)) {
        const world = capodama.sample(deal.view(viewer), random);
        expect(world.view(viewer)).to.deep.equal(deal.view(viewer));
        // Who gave last is told at the moment, and no part of the view.
        const {gifts, tricks, trick} = deal.view(viewer);
        const giving = gifts.flat().length > 0 && tricks.length + trick.cards.length === 0;
        if (!giving) expect(world.tell(viewer)).to.deep.equal(deal.tell(viewer));
      }
    });
  }).timeout(30_000);

  it('draws worlds that really differ', () => {
    const hands = new Set<string>();
    const deal = new Match(capodama, {players: 4, target: 7}, 'differ').deal() as Deal<CapodamaView>;
    const random = seededRandom('worlds', 0, 'test');
    for (let draw = 0; draw < 50; draw++) {
      hands.add(JSON.stringify(capodama.sample(deal.view(0), random).view('open').hands));
    }
    expect(hands.size).to.equal(50);
  });

  it('tells nobody who the dama is before Q♥ lies open, but its holder and its giver', () => {
    let secrets = 0;
    for (let seed = 0; seed < 60; seed++) {
      playThrough(4 + (seed % 3), seed, (deal) => {
        const open = deal.view('open');
        if (open.dama === undefined) return;
        const out = [...open.tricks, open.trick].some((trick) => trick.cards.includes(QUEEN));
        const giver = open.gifts.flat().find((gift) => gift.card === QUEEN)?.from;
        for (const viewer of viewersOf(deal)) {
          const knows = out || viewer === 'open' || viewer === open.dama || viewer === giver;
          expect(deal.view(viewer).dama, `seen by ${viewer}`).to.equal(knows ? open.dama : undefined);
          if (!knows) secrets++;
        }
      });
    }
    expect(secrets).to.be.greaterThan(1000);
  });

  it('shows a seat no card of another hand but A♥ and its own gift', () => {
    check(25, (deal, _random, players) => {
      if (players === 1) return;
      const open = deal.view('open');
      for (const seat of open.hands.keys()) {
        const view = deal.view(seat);
        view.hands.forEach((hand, other) => {
          if (other === seat) return;
          const seen = hand.filter((one) => one !== UNKNOWN);
          const known = [card('A', 'H'), ...open.gifts[seat]!.map((gift) => gift.card)];
          expect(known).to.include.members(seen);
          expect(hand).to.have.lengthOf(open.hands[other]!.length);
        });
      }
    });
  });

  it('tells what happened in order, each fact with the view of that moment', () => {
    const order = ['dealt', 'announced', 'named', 'given', 'handed', 'played', 'revealed', 'taken', 'dealt', 'scored'];
    check(15, (deal) => {
      for (const viewer of viewersOf(deal)) {
        const facts = deal.tell(viewer);
        let place = 0;
        for (const fact of facts) {
          const found = order.indexOf(fact.type, place);
          expect(found, facts.map(({type}) => type).join(' ')).to.be.at.least(0);
          place = found;
          if (fact.type === 'played') expect(fact.view.trick.cards.at(-1)).to.equal(fact.card);
          if (fact.type === 'taken') expect(fact.view.trick.cards).to.deep.equal([]);
        }
        expect(facts.at(-1)!.view).to.deep.equal(deal.view(viewer));
      }
    });
  }).timeout(30_000);

  it('goes on unharmed after a copy of it was played', () => {
    check(10, (deal, random) => {
      if (deal.over) return;
      const before = deal.view('open');
      const copy = deal.clone();
      while (!copy.over) {
        const seat: Seat = copy.actors[0]!;
        const moves = copy.moves(seat);
        copy.play(seat, moves[random.below(moves.length)]!);
      }
      expect(deal.view('open')).to.deep.equal(before);
    });
  });
});
