import {describe, it} from 'node:test';
import {expect} from 'chai';
import {card, formatCard, formatCards, parseCard, parseCards, RANKS, SUITS, type Card} from '@cartavola/engine';
import {bitCount, cardsIn, Hands, isHeldBy} from '@cartavola/engine/extend.js';
import fc from 'fast-check';
import {sampleRuns} from '../sample-size.js';

const CODES = [...'SHDC'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => rank + suit));
const ALL = CODES.map((code) => parseCard(code)!);
const SIGNS: Readonly<Record<string, string>> = {S: '♠', H: '♥', D: '♦', C: '♣'};

/** Returns every way to write a card. */
function waysToWrite(code: string): string[] {
  const suit = code.charAt(1);
  return [code.charAt(0), ...(code.startsWith('T') ? ['10'] : [])]
    .flatMap((rank) => [rank, rank.toLowerCase()])
    .flatMap((rank) => [suit, suit.toLowerCase(), SIGNS[suit]!].map((sign) => rank + sign))
    .flatMap((text) => [text, `${text}\ufe0e`, `${text}\ufe0f`]);
}

describe('The text of a card', () => {
  it('is a rank and a suit, and differs for all 52 cards', () => {
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

  it('cannot be anything else', () => {
    const none = [
      '',
      '1H',
      '10',
      'HH',
      'AHH',
      '🂱',
      'A♥\ufe0f\ufe0f',
      'AH\ufe0f\u200b',
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

  it('cannot contain letters that only look right in upper case', () => {
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

  it('is accepted if and only if it is one of the ways to write a card', () => {
    const right = new Set(CODES.flatMap(waysToWrite));
    const near = fc.string({unit: fc.constantFrom(...'AKQJT1098HSDChsdc♥♠ ?\ufe0f'), maxLength: 4});
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), (text) => {
        expect(parseCard(text) !== undefined).to.equal(right.has(text));
      }),
      sampleRuns(200, 2000),
    );
  });

  it('is separated from others by single spaces in a list', () => {
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

describe('The hands in a deal', () => {
  it('match plain sets after any series of changes', () => {
    const change = fc.record({seat: fc.nat(2), card: fc.constantFrom(...ALL)});
    fc.assert(
      fc.property(fc.array(change, {maxLength: 80}), (changes) => {
        let hands = Hands.empty(ALL, 3);
        const plain = [new Set<Card>(), new Set<Card>(), new Set<Card>()];
        for (const {seat, card} of changes) {
          const before = hands.clone();
          const lists = plain.map((set) => ALL.filter((one) => set.has(one)));
          if (plain[seat]!.delete(card)) hands.take(seat, card);
          else {
            plain[seat]!.add(card);
            hands.give(seat, card);
          }
          expect([0, 1, 2].map((one) => before.list(one))).to.deep.equal(lists);
          const now = [0, 1, 2].map((one) => ALL.filter((held) => plain[one]!.has(held)));
          expect([0, 1, 2].map((one) => hands.list(one))).to.deep.equal(now);
          for (const one of [0, 1, 2]) {
            const [low, high] = [hands.low[one]!, hands.high[one]!];
            expect(cardsIn(low, high)).to.deep.equal(now[one]);
            expect(bitCount(low) + bitCount(high)).to.equal(now[one]!.length);
            expect(isHeldBy(hands, one, card)).to.equal(plain[one]!.has(card));
          }
          hands = hands.clone();
        }
      }),
    );
  });
});
