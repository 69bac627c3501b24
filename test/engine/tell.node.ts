import {describe, it} from 'node:test';
import {expect} from 'chai';
import {UNKNOWN, type Fact, type Viewer} from '@cartavola/engine';
import {capodama, type CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import {plainPack} from './plain-capodama.js';
import {momentsOf, QUEEN_OF_HEARTS, toCard, viewersOf, type Moment} from './random-deals.js';
import {sampleSize} from '../sample-size.js';

type CapodamaFact = Fact<CapodamaView>;

/** Returns every viewer's facts about every move in some deals, with the view before the move. */
function eachTelling(
  players: number,
  deals: number,
  look: (facts: readonly CapodamaFact[], before: CapodamaView | undefined, viewer: Viewer, moment: Moment) => void,
): void {
  for (let seed = 0; seed < deals; seed++) {
    const before = new Map<Viewer, CapodamaView>();
    for (const moment of momentsOf(players, seed)) {
      for (const viewer of viewersOf(moment.deal)) {
        look(capodama.tell(moment.deal, viewer), before.get(viewer), viewer, moment);
        before.set(viewer, capodama.view(moment.deal, viewer));
      }
    }
  }
}

/** Returns the types of the facts that the last move must produce under the rules, in order. */
function rightOrder({players, deal, moves}: Moment): string[] {
  const last = moves.at(-1);
  const {hands, trick, tricks} = capodama.view(deal, 'open');
  const seats = hands.length;
  if (!last) return ['dealt', 'announced'];
  if (last.type === 'double' || last.type === 'trump') return ['named'];
  const given = moves.filter(({type}) => type === 'give').length;
  if (last.type === 'give') return given === seats ? ['given', 'handed'] : ['given'];
  const shows = [...(players >= 4 ? ['QH'] : []), ...(players === 6 ? ['KH'] : [])].map(toCard).includes(last.card!);
  const taken = trick.cards.length === 0;
  return [
    'played',
    ...(shows ? ['revealed'] : []),
    ...(taken ? ['taken'] : []),
    ...(taken && players <= 2 && tricks.length === 8 ? ['dealt'] : []),
    ...(deal.over ? ['scored'] : []),
  ];
}

for (const [players, deals] of [
  [4, sampleSize(3, 25)],
  [1, sampleSize(1, 5)],
  [2, sampleSize(1, 5)],
  [3, sampleSize(1, 8)],
  [5, sampleSize(1, 5)],
  [6, sampleSize(1, 5)],
] as const) {
  describe(`The facts of Capodama with ${players}`, () => {
    it('are in the order of events', () => {
      eachTelling(players, deals, (facts, _before, _viewer, moment) => {
        expect(facts.map(({type}) => type)).to.deep.equal(rightOrder(moment));
      });
    });

    it('end at the viewer’s current view', () => {
      eachTelling(players, deals, (facts, _before, viewer, {deal}) => {
        expect(facts.at(-1)!.view).to.deep.equal(capodama.view(deal, viewer));
        for (const {view} of facts) expect(view.viewer).to.equal(viewer);
      });
    });

    it('show the trick while it is played, and an empty table once it is taken', () => {
      let taken = 0;
      eachTelling(players, deals, (facts, before, _viewer, {moves}) => {
        const last = moves.at(-1);
        const seats = facts[0]!.view.hands.length;
        for (const fact of facts) {
          const {view} = fact;
          if (fact.type === 'played' || fact.type === 'revealed') {
            expect(fact.seat).to.equal(last!.seat);
            expect(view.trick.cards).to.deep.equal([...before!.trick.cards, last!.card]);
            expect(view.trick.leader).to.equal(before!.trick.leader);
            expect([view.tricks, view.points]).to.deep.equal([before!.tricks, before!.points]);
            expect(view.over, 'over while the trick is shown').to.equal(false);
            expect(view.score).to.equal(undefined);
            expect(view.hands.map((hand) => hand.length)).to.deep.equal(
              before!.hands.map((hand, seat) => hand.length - (seat === last!.seat ? 1 : 0)),
            );
          }
          if (fact.type === 'taken') {
            taken++;
            const newest = view.tricks.at(-1)!;
            expect(view.trick).to.deep.equal({leader: fact.seat, cards: []});
            expect(fact.cards).to.have.lengthOf(seats);
            expect([newest.winner, newest.cards, newest.points]).to.deep.equal([fact.seat, fact.cards, fact.points]);
            expect(view.points[fact.seat]! - before!.points[fact.seat]!).to.equal(fact.points);
          }
        }
      });
      expect(taken).to.be.greaterThan(deals);
    });

    it('have views that list exactly the actions allowed at that moment', () => {
      eachTelling(players, deals, (facts) => {
        for (const {view} of facts) {
          expect(capodama.moves(view)).to.deep.equal(view.moves);
          if (view.viewer === 'spectator' || view.viewer === 'open') continue;
          if (!view.turn.includes(view.viewer)) expect(view.moves).to.deep.equal([]);
        }
      });
    });
  });
}

describe('The facts of the exchange', () => {
  for (const players of [4, 5, 6]) {
    it(`show a gift only to the giver and, once all have given, to the receiver, with ${players}`, () => {
      const gifts = players === 6 ? 2 : 1;
      eachTelling(players, sampleSize(2, 12), (facts, before, viewer, {moves}) => {
        for (const fact of facts) {
          if (fact.type !== 'given' && fact.type !== 'handed') continue;
          const real = moves
            .filter((move) => move.type === 'give' && (fact.type === 'handed' || move.seat === fact.seat))
            .flatMap(({seat, left, right}) => [
              {from: seat, to: (seat + 1) % players, card: left!},
              ...(right === undefined ? [] : [{from: seat, to: (seat + players - 1) % players, card: right}]),
            ])
            .map((gift) => {
              const knows = viewer === 'open' || viewer === gift.from || (viewer === gift.to && fact.type === 'handed');
              return knows ? gift : {...gift, card: UNKNOWN};
            });
          expect(fact.gifts).to.have.deep.members(real);
          expect(fact.view.handed).to.equal(fact.type === 'handed');
          const size = (seat: number): number => fact.view.hands[seat]!.length;
          if (fact.type === 'handed') for (const seat of fact.view.hands.keys()) expect(size(seat)).to.equal(8);
          else {
            expect(size(fact.seat)).to.equal(8 - gifts);
            expect(before!.hands[fact.seat]).to.have.lengthOf(8);
            if (facts.length === 1) expect(fact.view.turn).not.to.include(fact.seat);
          }
        }
      });
    });
  }
});

describe('The facts of a finished deal', () => {
  it('are its score with the played cards, the same for everybody', () => {
    eachTelling(4, sampleSize(5, 30), (facts, _before, _viewer, {deal}) => {
      const scored = facts.find((fact) => fact.type === 'scored');
      expect(scored !== undefined).to.equal(deal.over);
      if (!scored) return;
      expect(scored.lines).to.deep.equal(capodama.score(deal).lines);
      expect(scored.marks).to.deep.equal(capodama.score(deal).marks);
      const pack = plainPack(4).map(toCard);
      for (const {cards} of scored.lines) expect(pack).to.include.members([...cards]);
    });
  });

  it('identify a lone capo, and the dama', () => {
    const roles = new Set<string>();
    eachTelling(4, sampleSize(25, 80), (facts, _before, _viewer, {deal, moves}) => {
      for (const fact of facts) {
        if (fact.type !== 'revealed') continue;
        expect(moves.at(-1)!.card).to.equal(QUEEN_OF_HEARTS);
        expect(fact.role === 'dama').to.equal(fact.seat !== capodama.view(deal, 'open').capo);
        roles.add(fact.role);
      }
    });
    expect(roles.size).to.equal(2);
  });
});
