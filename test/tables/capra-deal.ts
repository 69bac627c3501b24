import {formatCards, parseCards} from '@cartavola/engine';
import {PACK as CARDS} from '@cartavola/engine/games/capra/rules.js';

// Test helpers: a deal of Capra where every hand is of one suit, with a claim that another claim sets aside.
const PACK =
  'TC 7D TS AH JC KD 7S KH 6C 9D AS 8H QC QD KS JH 9C TD 6S 7H 8C 6D QS 6H AC AD 9S QH 7C JD JS 9H KC 8D 8S TH';

const MOVES = [
  {seat: 3, type: 'lead', cards: 'TC'},
  {seat: 0, type: 'fold', cards: 'KD'},
  {seat: 2, type: 'claim', cards: 'AH KH JH 8H'},
  {seat: 1, type: 'claim', cards: 'AS TS KS 7S'},
  {seat: 2, type: 'fold', cards: 'AH KH JH 8H'},
  {seat: 3, type: 'fold', cards: 'TC QC JC 6C'},
  {seat: 0, type: 'fold', cards: 'KD QD 9D 7D'},
  {seat: 1, type: 'lead', cards: 'AC 9C'},
  {seat: 2, type: 'fold', cards: 'AD TD'},
  {seat: 3, type: 'beat', cards: 'QS JS'},
  {seat: 0, type: 'fold', cards: 'QH 9H'},
  {seat: 3, type: 'lead', cards: '9S 6S'},
  {seat: 0, type: 'fold', cards: '7H 6H'},
  {seat: 1, type: 'fold', cards: '8S 8C'},
  {seat: 2, type: 'fold', cards: 'TH JD'},
  {seat: 3, type: 'lead', cards: 'KC'},
  {seat: 0, type: 'fold', cards: '8D'},
  {seat: 1, type: 'fold', cards: '7C'},
  {seat: 2, type: 'fold', cards: '6D'},
] as const;

/** Makes the deal's record, up to its first moves. */
export function capraDeal(moves: number = MOVES.length, target = 12): unknown {
  const isOver = moves === MOVES.length;
  const deal = {dealer: 2, pack: PACK, moves: MOVES.slice(0, moves), ...(isOver && {marks: [6, 0]})};
  const head = {format: 'cartavola/1', game: 'capra', options: {target}};
  return {...head, deals: [deal], ...(isOver && {totals: [6, 0]})};
}

/** Makes the record of a deal with these first four cards for each seat, and this face-up trump card. */
export function capraHands(
  dealer: number,
  hands: readonly string[],
  shown: string,
  moves: readonly object[] = [],
): unknown {
  const cards = hands.map((hand) => parseCards(hand)!);
  const [trump] = parseCards(shown)!;
  const stock = CARDS.filter((card) => card !== trump && !cards.flat().includes(card));
  // Mix them so that every hand draws several suits.
  stock.sort((a, b) => (a % 16) - (b % 16));
  stock.splice(10, 0, trump!);
  const first = Array.from({length: 16}, (_, place) => cards[(dealer + 1 + place) % 4]![Math.floor(place / 4)]!);
  const pack = formatCards([...first, ...stock]);
  return {format: 'cartavola/1', game: 'capra', options: {target: 12}, deals: [{dealer, pack, moves}]};
}
