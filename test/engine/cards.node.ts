import {describe, it} from 'node:test';
import {expect} from '@esm-bundle/chai';
import {
  card,
  CardSet,
  formatCard,
  formatCards,
  parseCard,
  parseCards,
  RANKS,
  SUITS,
  type Card,
} from '@cartavola/engine';
import fc from 'fast-check';

const CODES = [...'SHDC'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => rank + suit));
const ALL = CODES.map((code) => parseCard(code)!);
const SIGNS: Readonly<Record<string, string>> = {S: '♠', H: '♥', D: '♦', C: '♣'};

/** Every way in which a card may be written. */
function waysToWrite(code: string): string[] {
  const suit = code.charAt(1);
  return [code.charAt(0), ...(code.startsWith('T') ? ['10'] : [])]
    .flatMap((rank) => [rank, rank.toLowerCase()])
    .flatMap((rank) => [suit, suit.toLowerCase(), SIGNS[suit]!].map((sign) => rank + sign));
}

describe('The text of a card', () => {
  it('is a rank and a suit, all 52 different', () => {
    expect(ALL.map(formatCard)).to.deep.equal(CODES);
    expect(new Set(ALL).size).to.equal(52);
    const made = SUITS.flatMap((suit) => RANKS.map((rank) => formatCard(card(rank, suit))));
    expect(made).to.have.members(CODES);
  });

  it('may be written in lower case, with a suit sign, and with 10 for T', () => {
    for (const code of CODES)
      for (const way of waysToWrite(code)) expect(parseCard(way), way).to.equal(parseCard(code));
    expect(['10h', 'q♥', '10♦', 'tC'].map((text) => formatCard(parseCard(text)!))).to.deep.equal([
      'TH',
      'QH',
      'TD',
      'TC',
    ]);
  });

  it('is nothing else', () => {
    const none = [
      '',
      '1H',
      '10',
      'HH',
      'AHH',
      '🂱',
      'A♥\ufe0f',
      '♥A',
      'HQ',
      'A',
      'H',
      ' AH',
      'AH ',
      'A H',
      '100H',
      '1',
      '??',
      'QH\n',
    ];
    for (const text of none) expect(parseCard(text), JSON.stringify(text)).to.equal(undefined);
  });

  it('has no other letter in place of one of its own, whatever that letter is in upper case', () => {
    const right = new Set(CODES.flatMap(waysToWrite));
    const wrong: string[] = [];
    for (let unit = 0; unit < 0x10000; unit++) {
      const letter = String.fromCharCode(unit);
      for (const text of [`${letter}H`, `A${letter}`, `10${letter}`]) {
        if (parseCard(text) !== undefined && !right.has(text)) wrong.push(text);
      }
    }
    expect(wrong).to.deep.equal([]);
  });

  it('is a card exactly where it is one of the ways to write a card', () => {
    const right = new Set(CODES.flatMap(waysToWrite));
    const near = fc.string({unit: fc.constantFrom(...'AKQJT1098HSDChsdc♥♠ ?'), maxLength: 4});
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), (text) => {
        expect(parseCard(text) !== undefined).to.equal(right.has(text));
      }),
      {numRuns: 2000},
    );
  });

  it('in a list stands between single spaces', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ALL), {minLength: 1}), (cards) => {
        expect(parseCards(formatCards(cards))).to.deep.equal(cards);
      }),
    );
    for (const text of ['', ' ', 'AH  KH', 'AH ', ' AH', 'AH,KH', 'AH\tKH', 'AH KX', 'AH\u00a0KH']) {
      expect(parseCards(text), JSON.stringify(text)).to.equal(undefined);
    }
  });
});

describe('A set of cards', () => {
  const cards = fc.array(fc.constantFrom(...ALL), {maxLength: 60});
  const sorted = (some: Iterable<Card>): Card[] => [...some].sort((a, b) => a - b);

  it('holds what a plain set holds, through any series of changes', () => {
    const change = fc.record({
      what: fc.constantFrom('with', 'without', 'union', 'intersect', 'minus'),
      cards,
      one: fc.constantFrom(...ALL),
    });
    fc.assert(
      fc.property(cards, fc.array(change, {maxLength: 12}), (start, changes) => {
        let set = CardSet.of(start);
        let plain = new Set(start);
        for (const {what, cards: others, one} of changes) {
          const other = new Set(others);
          const before = sorted(set);
          const old = set;
          if (what === 'with') [set, plain] = [set.with(one), new Set([...plain, one])];
          if (what === 'without') [set, plain] = [set.without(one), new Set([...plain].filter((held) => held !== one))];
          if (what === 'union') [set, plain] = [set.union(CardSet.of(others)), new Set([...plain, ...others])];
          if (what === 'intersect') {
            [set, plain] = [set.intersect(CardSet.of(others)), new Set([...plain].filter((held) => other.has(held)))];
          }
          if (what === 'minus') {
            [set, plain] = [set.minus(CardSet.of(others)), new Set([...plain].filter((held) => !other.has(held)))];
          }
          expect([...old], 'the set before').to.deep.equal(before);
          expect([...set]).to.deep.equal(sorted(plain));
          expect(set.size).to.equal(plain.size);
          expect(set.isEmpty).to.equal(plain.size === 0);
          expect(ALL.filter((held) => set.has(held))).to.have.members([...plain]);
        }
      }),
    );
  });

  it('obeys the laws of sets', () => {
    const full = CardSet.of(ALL);
    fc.assert(
      fc.property(cards, cards, cards, (some, others, more) => {
        const [a, b, c] = [CardSet.of(some), CardSet.of(others), CardSet.of(more)] as const;
        const same = (one: CardSet, other: CardSet): void => void expect(one.equals(other)).to.equal(true);
        same(a.union(b), b.union(a));
        same(a.intersect(b.union(c)), a.intersect(b).union(a.intersect(c)));
        same(full.minus(a.union(b)), full.minus(a).intersect(full.minus(b)));
        same(a.minus(b).union(a.intersect(b)), a);
        expect(a.union(b).size).to.equal(a.size + b.size - a.intersect(b).size);
        expect(a.equals(b)).to.equal(a.minus(b).isEmpty && b.minus(a).isEmpty);
        expect(CardSet.fromMasks(a.low, a.high).equals(a)).to.equal(true);
      }),
    );
    expect(CardSet.empty.isEmpty).to.equal(true);
    expect(full.size).to.equal(52);
  });
});
