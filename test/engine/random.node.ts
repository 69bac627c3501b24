import {describe, it} from 'node:test';
import {expect} from 'chai';
import {formatCards, Match, seededRandom, shuffled, type Random} from '@cartavola/engine';
import {capodama} from '@cartavola/engine/games/capodama/capodama.js';

/** Returns the pack of a match's deal. For the first deal, prefixes it with the dealer. */
function dealtIn(players: number, seed: string, number: number): string {
  const match = new Match(capodama, {players, target: 100}, seed);
  for (let count = 0; ; count++) {
    const deal = match.deal();
    const {dealer, pack} = match.dealt!;
    if (count === number) return number > 0 ? formatCards(pack!) : `${dealer}: ${formatCards(pack!)}`;
    while (!deal.over) {
      const seat = deal.actors[0]!;
      deal.play(seat, deal.moves(seat)[0]!);
    }
    match.finish(deal);
  }
}

const draw = (random: Random, count = 16): string => Array.from({length: count}, () => random.below(1 << 20)).join(' ');

/** Returns the chi-square statistic of counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

/** Critical chi-square value at 0.001 (Wilson and Hilferty). */
const bound = (freedom: number): number => freedom * (1 - 2 / (9 * freedom) + 3.09 * Math.sqrt(2 / (9 * freedom))) ** 3;

describe('A seed’s packs', () => {
  // These must never change, because other people's URLs and records contain seeds.
  for (const [players, seed, number, dealt] of [
    [
      4,
      'cartavola',
      0,
      '0: TD 7C AD QH 7D 9C AH TC JD 9S 8S AS 9D JH 7S KD 8C QD 8D QS 7H TS 9H KC AC QC KH JC TH JS 8H KS',
    ],
    [
      4,
      'cartavola',
      1,
      '8D 9H 7D 8C JC TC AC KH 7S 8H 7H JS 9D TH 8S AD KD 9S 9C QC JD AS 7C AH KC QS QD JH KS TS QH TD',
    ],
    [
      4,
      'cartavola',
      2,
      '7S 8D AH JH QS 9S 8S JC 9C KH 7C 8C KS 9H 9D KD TH AC AD AS 8H TC QH KC TS JS QC QD JD 7D 7H TD',
    ],
    [4, '', 0, '0: 8D AD 7D JS TD TH KD KS JC TC 8C 9H JH AC 8S QS 9C QH AH TS 7S QD 7C 9D 8H 9S KH JD AS QC KC 7H'],
    [4, '1', 0, '3: 7H 9C 7S 8H TS TD QH KH 8S KS JH TH QD 8C QS 9S 7C 7D QC AH KD KC 9D 8D 9H AC JS JC AS JD TC AD'],
    [
      4,
      'Été ♥ 🂱',
      0,
      '2: 9C 7H AS TH 8H 8S 8C AD 9H JS 7C KC TS KS 7D KH AH AC JD JC TC 7S QD TD QC QS 9S 8D JH KD QH 9D',
    ],
    [
      2,
      'cartavola',
      0,
      '0: QC 7H 8S 7D JD AH TD 9D AS JH 9C TH KD 9S 7S QS 8D QD TC 7C AD TS 8C KC AC KH QH JC 9H JS 8H KS',
    ],
    [3, 'cartavola', 0, '0: QD KD TS AS 7H 7S JS JD AD TC KH 7C QC JC QH 7D TD AC AH KC JH QS TH KS'],
    [
      5,
      'cartavola',
      0,
      '0: JD JC 7D AS JS 9H TD TH 8C 5D QC JH 6S 7S AD 7H 7C 5S QD KS 8S AC AH 9D 6D 8D 5H 5C KD 9S 6C TC KC KH QH 9C 8H TS 6H QS',
    ],
    [
      6,
      'cartavola',
      0,
      '1: 7D TH 3C AD 6S 5C TS AS 3D 4C 8H 6D 4S TC 9H 6C KC 4H 6H AH QC 3S TD 9D 8S KH 8D KS 5S 5D 9C QD AC 4D KD JS JD 7S 3H 8C JC QH JH 7C 7H 9S 5H QS',
    ],
    [
      1,
      'cartavola',
      0,
      '0: AH JH TD JD 7D QC 7S 7H QS 9D 9S AS 9C TH 8S KD 8D QD TC 7C AD TS 8C KC AC KH QH JC 9H JS 8H KS',
    ],
  ] as const) {
    it(`never change: ${players} players, seed "${seed}", deal ${number}`, () => {
      expect(dealtIn(players, seed, number)).to.equal(dealt);
    });
  }

  it('do not depend on earlier draws or undone moves', () => {
    const match = new Match(capodama, {players: 4, target: 7}, 'cartavola');
    match.deal();
    match.deal({dealer: 2});
    expect(dealtIn(4, 'cartavola', 0)).to.contain(formatCards(match.dealt!.pack!));
  });
});

describe('Seeded numbers', () => {
  it('differ between all combinations of seeds, deals and streams', () => {
    const sources: [string, number, string][] = [];
    for (const seed of ['', '0', '1', '11', 'a', 'a0', 'pack', 'A', 'é', 'e\u0301', 'a\u0000', 'a\u00000']) {
      for (const deal of [0, 1, 10, 11])
        for (const stream of ['pack', 'dealer', 'bots']) sources.push([seed, deal, stream]);
    }
    const drawn = sources.map((source) => draw(seededRandom(...source)));
    expect(new Set(drawn).size).to.equal(drawn.length);
    expect(draw(seededRandom('a', 1, 'pack'))).to.equal(draw(seededRandom('a', 1, 'pack')));
  });

  for (const limit of [2, 3, 7, 52]) {
    it(`below ${limit} are equally frequent, alone and in pairs`, () => {
      const random = seededRandom('chi-square', limit, 'test');
      const counts = Array<number>(limit).fill(0);
      const pairs = Array<number>(limit * limit).fill(0);
      let last = 0;
      for (let turn = 0; turn < 40 * limit * limit + 20_000; turn++) {
        const next = random.below(limit);
        counts[next]!++;
        pairs[last * limit + next]!++;
        last = next;
      }
      expect(chiSquare(counts)).to.be.lessThan(bound(limit - 1));
      expect(chiSquare(pairs)).to.be.lessThan(bound(limit * limit - 1));
    });
  }

  it('of neighbouring seeds and deals are independent', () => {
    for (const source of [
      (number: number) => seededRandom(String(number), 0, 'pack'),
      (number: number) => seededRandom('x', number, 'pack'),
    ]) {
      const counts = Array<number>(49).fill(0);
      for (let number = 0; number < 10_000; number++) {
        counts[7 * source(number).below(7) + source(number + 1).below(7)]!++;
      }
      expect(chiSquare(counts)).to.be.lessThan(bound(48));
    }
  });

  it('stay below their limit, even the largest one', () => {
    const random = seededRandom('limit', 0, 'test');
    for (const limit of [1, 2, 5, 1000, 2 ** 20]) {
      for (let turn = 0; turn < 500; turn++) {
        const number = random.below(limit);
        expect(Number.isInteger(number) && number >= 0 && number < limit, `${number} below ${limit}`).to.equal(true);
      }
    }
  });
});

describe('A shuffle', () => {
  it('gives every order equally often and leaves the list unchanged', () => {
    const random = seededRandom('orders', 0, 'test');
    const orders = new Map<string, number>();
    const list = Object.freeze(['a', 'b', 'c', 'd']);
    for (let turn = 0; turn < 12_000; turn++) {
      const order = shuffled(list, random).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).to.equal(24);
    expect(chiSquare([...orders.values()])).to.be.lessThan(bound(23));
  });

  it('of a pack may put any card anywhere, even though one half must contain the ace', () => {
    for (const [players, size] of [
      [4, 32],
      [2, 32],
      [6, 48],
    ] as const) {
      const random = seededRandom('places', players, 'test');
      const places = Array<number>(size).fill(0);
      let aces = 0;
      for (let turn = 0; turn < 6400; turn++) {
        const pack = formatCards(capodama.shuffle(capodama.begin({players, target: 7}), random)).split(' ');
        places[pack.indexOf('QH')]!++;
        if (pack.indexOf('AH') < 16) aces++;
      }
      if (players !== 2) expect(chiSquare(places), `${players} players`).to.be.lessThan(bound(size - 1));
      else {
        // `capodama.two-halves`: 16 of the 31 others are set aside.
        expect(aces).to.equal(6400);
        expect(chiSquare(places.slice(0, 16))).to.be.lessThan(bound(15));
        expect(chiSquare(places.slice(16))).to.be.lessThan(bound(15));
        expect(places.slice(16).reduce((sum, count) => sum + count)).to.be.within(3120, 3490);
      }
    }
  });
});
