// Test helpers: matches just before a great moment, which the reader's next move triggers. Nobody else has a choice or needs to think.
import {
  Match,
  parseCard,
  parseCards,
  seededRandom,
  writeRecord,
  type Card,
  type DealRecord,
  type Deal,
  type Game,
  type Move,
  type Options,
  type SeatMove,
  type View,
} from '@cartavola/engine';
import {calypsoRules} from '@cartavola/engine/games/calypso/rules.js';
import {capodamaRules} from '@cartavola/engine/games/capodama/rules.js';
import {scopaRules} from '@cartavola/engine/games/scopa/rules.js';
import {pickOne} from '../engine/random-deals.js';
import {capraDeal, capraHands} from './capra-deal.js';
import {packFor} from './given-deals.js';

/** A match just before a great moment. */
export interface GreatMoment {
  readonly tag: 'scopa-table' | 'calypso-table' | 'capodama-table' | 'capra-table';
  readonly attributes: Readonly<Record<string, string>>;
  readonly record: unknown;
  /** Card that the reader plays, or undefined if the reader takes the first choice. Everything else follows from it. */
  readonly card?: string;
}

type Choose = (seat: number, moves: readonly Move[], deal: Deal) => Move;

/** Plays the deals of a match. Plays the last deal up to the reader's last move, but doesn't make that move. */
function played(
  game: Game<View, Deal>,
  options: Options,
  starts: readonly {readonly dealer: number; readonly pack: readonly Card[]}[],
  choose: Choose,
): {readonly record: unknown; readonly last: SeatMove; readonly totals: readonly number[]} {
  const match = new Match(game, options, 'moments');
  const deals: DealRecord[] = [];
  let before: readonly number[] | undefined;
  for (const start of starts) {
    before = deals.length > 0 ? match.totals : undefined;
    const deal = match.deal(start);
    const moves: SeatMove[] = [];
    while (!deal.over) {
      const seat = deal.actors[0]!;
      const move = choose(seat, deal.moves(seat), deal);
      deal.play(seat, move);
      moves.push({seat, ...move});
    }
    const earlier = match.totals;
    match.finish(deal);
    const marks = match.totals.map((total, side) => total - earlier[side]!);
    deals.push({...start, moves, ...(game.id !== 'calypso' && {marks})});
  }
  const {marks: _, ...end} = deals.at(-1)!;
  const place = end.moves.findLastIndex(({seat}) => seat === 0);
  const all = [...deals.slice(0, -1), {...end, moves: end.moves.slice(0, place)}];
  const totals = before && game.id !== 'calypso' && {totals: before};
  const record = JSON.parse(writeRecord({game: game.id, options, deals: all, ...totals}, game)) as unknown;
  return {record, last: end.moves[place]!, totals: match.totals};
}

const named = (card: Card): string => 'AKQJT98765432'[card & 15]! + 'SHDC'[card >> 4]!;

/** The reader sweeps the table with the first card of the deal. */
export function tableSwept(attributes: Readonly<Record<string, string>> = {}): GreatMoment {
  const known = parseCards('7D 3C 2S KS QD JH AS AC 2D 3H')!;
  const all = scopaRules.shuffle(scopaRules.begin({players: 2}), seededRandom('swept', 0, 'pack'));
  const pack = [...known, ...all.filter((card) => !known.includes(card))];
  const {record} = played(scopaRules, {players: 2, target: 11}, [{dealer: 1, pack}], (_, moves) => moves[0]!);
  const deal = (record as {deals: [object]}).deals[0];
  return {
    tag: 'scopa-table',
    attributes: {target: '11', ...attributes},
    record: {...(record as object), deals: [{...deal, moves: []}]},
    card: '7D',
  };
}

/** A match of Scopa ends with the reader's last card, which doesn't affect the score. */
export function matchEnds(outcome: 'won' | 'lost'): GreatMoment {
  for (let seed = 0; ; seed++) {
    const random = seededRandom('ends', seed, 'moves');
    const pack = scopaRules.shuffle(scopaRules.begin({players: 2, target: 3}), random);
    const {record, last, totals} = played(scopaRules, {players: 2, target: 3}, [{dealer: 0, pack}], (_, moves) =>
      pickOne(moves, random),
    );
    const [own, other] = totals as [number, number];
    if (outcome === 'won' ? own >= 3 && own > other : other >= 3 && other > own)
      return {tag: 'scopa-table', attributes: {target: '3'}, record, card: named(last.card!)};
  }
}

const RANKS = 'AKQJT98765432';

/** A deal of Calypso in which everybody has all thirteen cards of the leader's suit. */
const ofOneSuit = (dealer: number): {dealer: number; pack: readonly Card[]} => {
  const suit = 'HCSD'[(dealer + 1) % 4]!;
  return {dealer, pack: [...RANKS].flatMap((rank) => Array<Card>(4).fill(parseCard(rank + suit)!))};
};

/** The reader completes a calypso in a deal's fourth trick. */
export function calypsoCompleted(): GreatMoment {
  const moves = [...RANKS].slice(0, 12).map((rank, place) => ({seat: place % 4, type: 'play', card: `${rank}H`}));
  const {record} = played(calypsoRules, {}, [ofOneSuit(3)], (_, all) => all[0]!);
  const deal = (record as {deals: [object]}).deals[0];
  const given = {...(record as object), deals: [{...deal, moves}]};
  return {tag: 'calypso-table', attributes: {}, record: given, card: '2H'};
}

/** A match of Calypso ends in a draw: each player wins all cards in one deal. */
export function matchDrawn(): GreatMoment {
  const {record, last} = played(calypsoRules, {}, [3, 0, 1, 2].map(ofOneSuit), (_, moves) => moves[0]!);
  return {tag: 'calypso-table', attributes: {}, record, card: named(last.card!)};
}

/** Seat 0's side wins a match of Calypso. */
export function matchOfSide(): GreatMoment {
  for (let seed = 0; ; seed++) {
    const random = seededRandom('side', seed, 'moves');
    const {record, last, totals} = played(calypsoRules, {}, [3, 0, 1, 2].map(ofOneSuit), (_, moves) =>
      pickOne(moves, random),
    );
    const [one, two, three, four] = totals as [number, number, number, number];
    if (one + three > two + four) return {tag: 'calypso-table', attributes: {}, record, card: named(last.card!)};
  }
}

/** The reader, who is the capo and holds all hearts, wins a deal of Capodama. */
export function capoWins(): GreatMoment {
  const given = {players: 4, dealer: 3, held: {0: 'AH 7H QH KH JH TH 9H 8H'}};
  const random = seededRandom('capo', 0, 'moves');
  const hearts = parseCards('AH 7H QH KH JH TH 9H')!;
  const {record, last} = played(
    capodamaRules,
    {players: 4, target: 7},
    [{dealer: 3, pack: packFor(given)}],
    (seat, moves) => {
      const led = seat === 0 && hearts.map((card) => moves.find((move) => move.type === 'play' && move.card === card));
      const gift = seat === 0 && moves.find((move) => move.type === 'give' && move.left === parseCard('8H'));
      return (led && led.find(Boolean)) || gift || pickOne(moves, random);
    },
  );
  return {tag: 'capodama-table', attributes: {players: '4'}, record, card: named(last.card!)};
}

/** The reader, who keeps the queen of hearts to the end of a deal of Capodama, reveals that they are the dama. */
export function damaRevealed(): GreatMoment {
  const pack = packFor({players: 4, dealer: 3, held: {0: 'QH', 1: 'AH'}});
  const queen = parseCard('QH');
  for (let seed = 0; ; seed++) {
    const random = seededRandom('dama', seed, 'moves');
    const {record, last} = played(capodamaRules, {players: 4, target: 7}, [{dealer: 3, pack}], (seat, moves) => {
      const others = moves.filter(({card, left, right}) => ![card, left, right].includes(queen));
      return pickOne(seat === 0 && others.length > 0 ? others : moves, random);
    });
    if (last.card === queen) return {tag: 'capodama-table', attributes: {players: '4'}, record, card: 'QH'};
  }
}

/** The reader enters with four clubs in a deal of Capra. */
export const enteredWithFour = (): GreatMoment => ({
  tag: 'capra-table',
  attributes: {level: 'beginner'},
  record: capraHands(0, ['KC QC JC 9C', 'KS QS JS 9D', 'KH QH JH 9S', 'KD QD JD 9H'], '6C'),
});

/** The reader's side becomes the goat, and a match of Capra ends. */
export const goatFound = (): GreatMoment => ({
  tag: 'capra-table',
  attributes: {target: '6'},
  record: capraDeal(16, 6),
  card: '8D',
});
