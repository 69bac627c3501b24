import type {Card} from '../../card.js';
import type {Move, Refusal} from '../../game.js';
import {isFour, isOneSuit, PLACE} from './cards.js';

/** Cards are as lists are written: see `capra.pack`. */
export interface CardsMove extends Move {
  readonly type: 'lead' | 'beat' | 'fold' | 'claim';
  readonly cards: readonly Card[];
}
export interface WaiveMove extends Move {
  readonly type: 'waive';
}
export type CapraMove = CardsMove | WaiveMove;

/** What decides which moves a seat has: all of it is known to that seat. */
export interface Situation {
  readonly over: boolean;
  /** `capra.claim-priority`: a claim is being settled, and whether this seat is asked. */
  readonly settling: boolean;
  readonly asked: boolean;
  /** `capra.claim`: whether a claim may be made in this trick by whoever has not played to it and is not about to lead. */
  readonly claimable: boolean;
  /** Whether it is this seat's turn to lead, beat or fold. */
  readonly acts: boolean;
  /** As lists are written. */
  readonly hand: readonly Card[];
  /** The best cards of the trick; empty before its lead. */
  readonly best: readonly Card[];
  /** The trump suit's index. */
  readonly trump: number;
}

const WAIVE: WaiveMove = Object.freeze({type: 'waive'});
const single = (type: CardsMove['type']): readonly CardsMove[] =>
  Array.from({length: 64}, (_, card) => Object.freeze({type, cards: Object.freeze([card as Card])}));
const SINGLE = {lead: single('lead'), beat: single('beat'), fold: single('fold')};

const mayClaim = ({claimable, hand, acts, best}: Situation): boolean =>
  claimable && isFour(hand) && !(acts && best.length === 0);

/** The seat's legal moves. */
export function movesIn(now: Situation): readonly CapraMove[] {
  const {hand, best, trump} = now;
  if (now.settling) return now.asked ? [{type: 'claim', cards: hand}, WAIVE] : [];
  const moves: CapraMove[] = mayClaim(now) ? [{type: 'claim', cards: hand}] : [];
  if (!now.acts || now.over) return moves;
  if (best.length === 0) {
    for (const card of hand) moves.push(SINGLE.lead[card]!);
    for (let count = 2; count <= hand.length; count++) {
      for (const cards of choices(hand, count)) if (isOneSuit(cards)) moves.push({type: 'lead', cards});
    }
  } else if (best.length === 1) {
    for (const card of hand) {
      if (beatsOne(card, best[0]!, trump)) moves.push(SINGLE.beat[card]!);
      moves.push(SINGLE.fold[card]!);
    }
  } else {
    for (const cards of choices(hand, best.length)) {
      if (beats(cards, best, trump)) moves.push({type: 'beat', cards});
      moves.push({type: 'fold', cards});
    }
  }
  return moves;
}

/** Every choice of so many cards of the hand, in its order. */
function choices(hand: readonly Card[], count: number): (readonly Card[])[] {
  if (count === hand.length) return [hand];
  const [one, two, three, four] = hand as readonly [Card, Card, Card, Card];
  if (count === 2) {
    if (hand.length === 3) return [[one, two], [one, three], [two, three]]; // prettier-ignore
    return [[one, two], [one, three], [one, four], [two, three], [two, four], [three, four]]; // prettier-ignore
  }
  return [[one, two, three], [one, two, four], [one, three, four], [two, three, four]]; // prettier-ignore
}

/** `capra.beat`: higher in the same suit, or a trump over a card that is none. */
const beatsOne = (card: Card, other: Card, trump: number): boolean =>
  card >> 4 === other >> 4 ? PLACE[card]! < PLACE[other]! : card >> 4 === trump;

/**
 * `capra.beat`: whether the cards can be paired off with the others so that each beats one. Within a suit high cards go to high
 * ones: trumps must beat all trumps, and of the other suits no more cards than lie there; trumps left over beat the rest.
 */
export function beats(cards: readonly Card[], others: readonly Card[], trump: number): boolean {
  if (cards.length !== others.length) return false;
  for (let suit = 0; suit < 4; suit++) {
    const mine = cards.filter((card) => card >> 4 === suit);
    const theirs = others.filter((card) => card >> 4 === suit);
    if (suit === trump ? mine.length < theirs.length : mine.length > theirs.length) return false;
    const pairs = Math.min(mine.length, theirs.length);
    // Both lists are high to low: the highest of mine against the highest trumps, or against the lowest of another suit.
    const skipped = suit === trump ? 0 : theirs.length - pairs;
    for (let pair = 0; pair < pairs; pair++) {
      if (PLACE[mine[pair]!]! >= PLACE[theirs[skipped + pair]!]!) return false;
    }
  }
  return true;
}

const refuse = (rule: string, cards: readonly Card[] = []): Refusal => ({rule, cards});

/** Why the seat may not make the move; undefined if it may. */
export function refusalIn(now: Situation, move: Move): Refusal | undefined {
  const {hand, best, acts} = now;
  const {type, cards = []} = move;
  if (now.settling ? !now.asked || (type !== 'waive' && type !== 'claim') : type === 'waive' && !now.over) {
    return refuse('capra.claim-priority');
  }
  if (now.over) return refuse('common.type');
  if (type === 'waive') return undefined;
  if (type === 'claim') {
    if (!isHeld(cards, hand)) return refuse('common.card');
    return isFour(cards) && (now.asked || mayClaim(now)) ? undefined : refuse('capra.claim', cards);
  }
  const due = best.length === 0 ? type === 'lead' : type === 'beat' || type === 'fold';
  if (!due) return refuse('common.type');
  if (!acts) return refuse('common.turn');
  if (!isHeld(cards, hand)) return refuse('common.card');
  if (type === 'lead') return isOneSuit(cards) ? undefined : refuse('capra.lead', cards);
  if (type === 'fold') return cards.length === best.length ? undefined : refuse('capra.fold', best);
  return beats(inHandOrder(cards, hand), best, now.trump) ? undefined : refuse('capra.beat', best);
}

/** Whether the cards, at least one, are different cards of the hand. */
const isHeld = (cards: readonly Card[], hand: readonly Card[]): boolean =>
  cards.length > 0 && cards.every((card, place) => hand.includes(card) && cards.indexOf(card) === place);

/** The cards as lists are written. */
export const inHandOrder = (cards: readonly Card[], hand: readonly Card[]): readonly Card[] =>
  cards.length === 1 ? cards : hand.filter((card) => cards.includes(card));
