import {describe, it} from 'node:test';
import {expect} from 'chai';
import {Match, parseCards, seededRandom, type Move, type Seat, refusalOf} from '@cartavola/engine';
import {type CapraDeal, capra, pointsOf, type CapraView} from '@cartavola/engine/games/capra/capra.js';
import {askingOrder, finish, type Choice} from '../../index.js';
import {choose} from '../../games.js';
import {sampleSize} from '../../../../../test/sample-size.js';

const chosen = (view: CapraView, seed = 'test'): Choice => finish(choose(view, {level: 'strong', iterations: 0, seed}));

type Player = (deal: CapraDeal, seat: Seat) => Move;

const bot: Player = (deal, seat) => chosen(capra.view(deal, seat)).move;

/** Plays a deal to the end. Before each play, asks the seats that may act out of turn, and lets them pass. */
function playOut(deal: CapraDeal, players: readonly [Player, Player]): CapraView {
  while (!deal.over) {
    const {turn} = capra.view(deal, 'spectator');
    for (const seat of askingOrder(deal.actors, turn)) {
      const move = players[seat % 2]!(deal, seat);
      if (move.type === 'pass' && !turn.includes(seat)) continue;
      const refusal = refusalOf(capra, deal, seat, move);
      if (refusal) throw new Error(`${JSON.stringify(move)} is refused by ${refusal.rule}`);
      deal.play(seat, move);
      break;
    }
  }
  return capra.view(deal, 'open');
}

/** Points of the first side minus those of the other side. */
const marginOf = ({tricks}: CapraView): number =>
  tricks.reduce((sum, {winner, plays}) => {
    const points = plays.flatMap(({cards}) => cards).reduce((all, card) => all + pointsOf[card]!, 0);
    return sum + (winner % 2 === 0 ? points : -points);
  }, 0);

const dealOf = (seed: string): CapraDeal => new Match(capra, {target: 12}, seed).deal();

/** Sets up a deal with seat 0 as the dealer, from each seat's hand and the shown trump. */
function dealt(hands: readonly string[], shown: string): CapraDeal {
  const cards = hands.map((hand) => parseCards(hand)!);
  const [trump] = parseCards(shown)!;
  const rest = capra.shuffle(capra.begin({target: 12}), seededRandom('rest', 0, 'test'));
  const stock = rest.filter((card) => card !== trump && !cards.flat().includes(card));
  stock.splice(10, 0, trump!);
  const first = Array.from({length: 16}, (_, place) => cards[(place + 1) % 4]![Math.floor(place / 4)]!);
  return capra.deal(capra.begin({target: 12}), {dealer: 0}, [...first, ...stock]);
}

/** The bot's distinct answers for several seeds. */
const answers = (deal: CapraDeal, seat: Seat): string[] => [
  ...new Set(['a', 'b', 'c', 'd'].map((seed) => JSON.stringify(chosen(capra.view(deal, seat), seed).move))),
];

const move = (type: string, cards: string): string => JSON.stringify({type, cards: parseCards(cards)});

describe('The strong Capra player', () => {
  it('takes many more points than random players, on either side', () => {
    let margin = 0;
    const packs = sampleSize(6, 25);
    for (let pack = 0; pack < packs; pack++) {
      const random = seededRandom('chance', pack, 'test');
      const any: Player = (deal, seat) => deal.moves(seat)[random.below(deal.moves(seat).length)]!;
      margin += marginOf(playOut(dealOf(`chance ${pack}`), [bot, any]));
      margin -= marginOf(playOut(dealOf(`chance ${pack}`), [any, bot]));
    }
    expect(margin / packs / 2).to.be.greaterThan(50);
  });

  it('chooses in well under 5 ms', () => {
    let choices = 0;
    const counted: Player = (deal, seat) => (choices++, bot(deal, seat));
    const start = process.cpuUsage();
    for (let pack = 0; pack < 10; pack++) playOut(dealOf(`time ${pack}`), [counted, counted]);
    expect(process.cpuUsage(start).user / 1000 / choices).to.be.lessThan(5);
  });

  it('makes the same choice for the same view and seed, gives a reason, and marks an only move', () => {
    const deal = dealOf('same');
    const player: Player = (from, seat) => {
      const choice = chosen(capra.view(from, seat));
      expect(chosen(structuredClone(capra.view(from, seat)))).to.deep.equal(choice);
      expect(choice.reasons).not.to.be.empty;
      const only = from.moves(seat).length === 1 && capra.view(from, seat).turn.includes(seat);
      expect(choice.reasons[0]!.id === 'only-move').to.equal(only);
      return choice.move;
    };
    playOut(deal, [player, player]);
  });

  const cases: readonly (readonly [what: string, hands: string[], shown: string, played: string[], best: string[]])[] =
    [
      [
        'leads four of a suit',
        ['KH 9H KC 9C', 'AS TS KS QS', 'AH TH 7D 8C', 'AD TD KD 6H'],
        '6C',
        [],
        [move('lead', 'AS TS KS QS')],
      ],
      [
        'claims the lead out of turn with four of a suit',
        ['JC 9H KC 9C', '7S 6C 9D JS', 'AH TH KH QH', 'AD TD KD 6H'],
        '6S',
        [],
        [move('claim', 'AH TH KH QH')],
      ],
      [
        'folds points to its partner’s sure trick, playing last',
        ['TD 9C 8C AC', '7S 6H 7D 8D', 'AS 8S 6D 6C', '9S JS JD JC'],
        'KS',
        ['lead 7S', 'beat AS', 'fold JC'],
        [move('fold', 'TD'), move('fold', 'AC')],
      ],
      [
        'folds a card without points to the others’ sure trick',
        ['TD 9C 8C 7C', '6S AS 7D 8D', '7S 8S 6D 6C', '9S JS JD JC'],
        'KS',
        ['lead AS', 'fold 6C', 'fold JC'],
        [move('fold', '9C'), move('fold', '8C'), move('fold', '7C')],
      ],
      [
        'beats a rich trick of the others, playing last',
        ['AD KS 8C 7C', '6S TD 7D 8D', '7S 8S 6D 6C', '9S JS JD AC'],
        'JH',
        ['lead TD', 'fold 6C', 'fold JD'],
        [move('beat', 'AD')],
      ],
    ];
  for (const [what, hands, shown, played, best] of cases) {
    it(what, () => {
      const deal = dealt(hands, shown);
      let seat = 1;
      for (const text of played) {
        const [type, ...cards] = text.split(' ');
        const one = {type: type!, cards: parseCards(cards.join(' '))!};
        expect(refusalOf(capra, deal, seat, one), text).to.equal(undefined);
        deal.play(seat, one);
        seat = (seat + 1) % 4;
      }
      const who = what.startsWith('claims') ? 2 : seat;
      expect(best).to.include.members(answers(deal, who));
    });
  }

  it('does not claim the lead if its four cards would certainly be beaten', () => {
    // Seat 3 is known to hold the four highest trumps, because its claim was set aside.
    const deal = dealt(['KH 9H KC 9C', '7S 6C 9D JH', 'AD QD JD 6D', 'AS TS KS QS'], 'JS');
    const view = capra.view(deal, 2);
    const known: CapraView = {
      ...view,
      hands: view.hands.map((hand, seat) => (seat === 3 ? capra.view(deal, 3).hands[3]! : hand)),
    };
    expect(chosen(view).move.type).to.equal('claim');
    expect(chosen(known).move).to.deep.equal({type: 'pass'});
  });
});
