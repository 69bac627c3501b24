import {SUITS, type Card, type Seat} from '@cartavola/engine';
import {beats, type CapraPlay, type CapraView} from '@cartavola/engine/games/capra/rules.js';

/** Card that was led or beats another, with the seat that played it. */
export interface PairedCard {
  readonly seat: Seat;
  readonly card: Card;
  /** Card that it beats. Absent for a card that was led. */
  readonly beaten?: Card;
}

/** Returns the face-up cards of a trick as columns: each card led, followed by the cards that beat it in turn. */
export function pairsIn({trick, trump}: CapraView): PairedCard[][] {
  const columns: PairedCard[][] = [];
  for (const {seat, type, cards} of trick.plays) {
    if (type === 'lead') columns.push(...cards.map((card) => [{seat, card}]));
    if (type !== 'beat') continue;
    const under = columns.map((column) => column.at(-1)!.card);
    paired(cards, under, SUITS.indexOf(trump))!.forEach((card, place) =>
      columns[place]!.push({seat, card, beaten: under[place]!}),
    );
  }
  return columns;
}

/**
 * Sorts `cards` so each beats the card at the same index in `under`, with a card of its suit if possible. Returns
 * undefined if they can't all be beaten.
 */
function paired(cards: readonly Card[], under: readonly Card[], trump: number): Card[] | undefined {
  const [first, ...rest] = under;
  if (first === undefined) return [];
  const inSuit = (card: Card): number => Number(card >> 4 === first >> 4);
  for (const card of [...cards].sort((a, b) => inSuit(b) - inSuit(a))) {
    if (!beats([card], [first], trump)) continue;
    const others = paired(
      cards.filter((other) => other !== card),
      rest,
      trump,
    );
    if (others) return [card, ...others];
  }
  return undefined;
}

/** Returns the plays in which cards were folded (played face down). */
export const foldsIn = ({trick}: CapraView): readonly CapraPlay[] => trick.plays.filter(({type}) => type === 'fold');

/** Returns the key for a folded card that the viewer doesn't know. */
export const foldKey = (seat: Seat, place: number): string => `fold-${seat}-${place}`;

/** Returns the seat that is winning the trick so far. */
export const bestSeat = ({trick}: CapraView): Seat =>
  trick.plays.findLast(({type}) => type !== 'fold')?.seat ?? trick.leader;
