import {describe, it} from 'node:test';
import {expect} from 'chai';
import {formatCards, parseCard, parseCards, readOptions, refusalOf, type Move} from '@cartavola/engine';
import {scopa, type ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';

/** Returns a deal for two players with these hands (the first to play comes first) and these cards on the table. */
function dealOf(hand: string, other: string, table: string, given = {}): ScopaDeal {
  const options = readOptions(scopa, {players: 2, acesTakeAll: true, ...given});
  if (!options.ok) throw new Error(options.problem.message);
  const known = parseCards(`${hand} ${other} ${table}`)!;
  const rest = scopa.positions.cards(options.value).filter((card) => !known.includes(card));
  return scopa.deal(scopa.begin(options.value), {dealer: 1}, [...known, ...rest]);
}

const play = (card: string, takes = ''): Move => ({
  type: 'play',
  card: parseCard(card)!,
  ...(takes !== '' && {takes: parseCards(takes)!}),
});

/** Returns the captures that the card allows the seat: each set, or `-` if the card is laid down. */
const takenBy = (deal: ScopaDeal, seat: number, card: string): string[] =>
  deal
    .moves(seat)
    .filter((move) => move.card === parseCard(card))
    .map(({takes}) => (takes ? formatCards(takes) : '-'));

describe('If aces take all in Scopa, an ace', () => {
  it('takes all cards on the table, whatever their sum, and never fewer', () => {
    const deal = dealOf('AS KC QC', '6S 6H 6D', '7D 4H 5D 2C');
    expect(takenBy(deal, 0, 'AS')).to.deep.equal(['4H 7D 5D 2C']);
  });

  it('takes another ace together with all the rest', () => {
    const deal = dealOf('AS KC QC', '6S 6H 6D', '7D 4H 5D AC');
    expect(takenBy(deal, 0, 'AS')).to.deep.equal(['4H 7D 5D AC']);
  });

  it('does not make a scopa, even with a single ace, and counts as the last capture', () => {
    const deal = dealOf('AS KC QC', 'AH 6H 6D', '7D 4H 5D AC');
    deal.play(0, play('AS', '7D 4H 5D AC'));
    expect(scopa.view(deal, 'open')).to.deep.include({table: [], scopas: [[], []], lastTaker: 0});
    // A card laid on an empty table stays.
    expect(takenBy(deal, 1, 'AH')).to.deep.equal(['-']);
    deal.play(1, play('AH'));
    expect(formatCards(scopa.view(deal, 'open').table)).to.equal('AH');
    const again = dealOf('AS AD KC', 'AH 6H 6D', '7D 4H 5D AC');
    again.play(0, play('AS', '7D 4H 5D AC'));
    again.play(1, play('AH'));
    expect(takenBy(again, 0, 'AD')).to.deep.equal(['AH']);
    again.play(0, play('AD', 'AH'));
    expect(scopa.view(again, 'open')).to.deep.include({table: [], scopas: [[], []]});
  });

  it('can be taken by other cards as usual, alone or in a sum, with a scopa', () => {
    const deal = dealOf('7S KC QC', '6S 6H 6D', 'AC AD 3C 2D');
    expect(takenBy(deal, 0, '7S')).to.deep.equal(['AD 2D AC 3C']);
    deal.play(0, play('7S', 'AC AD 3C 2D'));
    expect(scopa.view(deal, 'open').scopas).to.deep.equal([[parseCard('7S')], []]);
  });

  it('cannot take anything else, as the table proves', () => {
    const deal = dealOf('AS KC QC', '6S 6H 6D', '7D 4H 5D AC');
    for (const takes of ['', 'AC', '7D 4H 5D']) {
      expect(refusalOf(scopa, deal, 0, play('AS', takes))).to.deep.equal({
        rule: 'scopa.ace-takes-all',
        cards: parseCards('4H 7D 5D AC'),
      });
    }
  });
});

describe('If aces do not take all, as usual, an ace', () => {
  it('takes only an ace', () => {
    expect(takenBy(dealOf('AS KC QC', '6S 6H 6D', '7D 4H 5D AC', {acesTakeAll: false}), 0, 'AS')).to.deep.equal(['AC']);
    expect(takenBy(dealOf('AS KC QC', '6S 6H 6D', '7D 4H 5D 2C', {acesTakeAll: false}), 0, 'AS')).to.deep.equal(['-']);
  });
});
