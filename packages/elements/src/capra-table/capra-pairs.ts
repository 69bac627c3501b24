import {SUITS, type Card, type Seat} from '@cartavola/engine';
import {beats, type CapraPlay, type CapraView} from '@cartavola/engine/games/capra/rules.js';

/** A card that was led or that beat another, and whose it is. */
export interface PairedCard {
  readonly seat: Seat;
  readonly card: Card;
  /** The card that it beats; absent for one that was led. */
  readonly beaten?: Card;
}

/** The cards of a trick that lie open: by card led, that card and those that beat it, one after the other. */
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

/** The cards in the order of those that they beat; of their own suit where that can be. Undefined where they do not beat them. */
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

/** The cards folded into a trick, by who folded them. */
export const foldsIn = ({trick}: CapraView): readonly CapraPlay[] => trick.plays.filter(({type}) => type === 'fold');

/** What a card that lies folded is called: by itself where the viewer knows it. */
export const foldKey = (seat: Seat, place: number): string => `fold-${seat}-${place}`;

/** Who takes the trick as it lies. */
export const bestSeat = ({trick}: CapraView): Seat =>
  trick.plays.findLast(({type}) => type !== 'fold')?.seat ?? trick.leader;
