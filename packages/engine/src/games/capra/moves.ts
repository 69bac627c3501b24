import {SUITS, type Card} from '../../card.js';
import type {Move} from '../../move.js';
import {lowestBit, ranksIn} from '../../masks.js';
import {movesByCard} from '../../plays.js';
import {cardsIn, compareCards, HAND, PACK, PLACE} from './cards.js';

/** A move with a list of cards in record order: see `capra.pack`. */
export interface CardsMove extends Move {
  readonly type: 'lead' | 'beat' | 'fold' | 'claim';
  readonly cards: readonly Card[];
}
/** `capra.claim-priority`: a seat that is asked lets another seat's claim stand. */
export interface WaiveMove extends Move {
  readonly type: 'waive';
}
/** Any move in Capra. */
export type CapraMove = CardsMove | WaiveMove;
/** A move that lays cards down in a trick. */
export type LaidMove = CardsMove & {readonly type: 'lead' | 'beat' | 'fold'};

export const WAIVE: WaiveMove = Object.freeze({type: 'waive'});
// Freeze the moves but not their lists: mixing frozen and unfrozen lists makes every access several times slower.
const laid = (type: LaidMove['type'], cards: readonly Card[]): LaidMove => Object.freeze({type, cards});
const single = (type: LaidMove['type']): readonly LaidMove[] => movesByCard((card) => ({type, cards: [card]}));
/** Single-card moves by card. */
const LEAD = single('lead');
const BEAT = single('beat');
const FOLD = single('fold');

/** Cache of leads, by suit and by rank bits of the cards held in that suit. */
const LEADS: (readonly LaidMove[])[][] = SUITS.map(() => []);

function leadsOf(suit: number, ranks: number): readonly LaidMove[] {
  const known = LEADS[suit]![ranks];
  if (known) return known;
  const cards = PACK.filter((card) => card >> 4 === suit && ((ranks >> (card & 15)) & 1) === 1);
  const moves = cards.map((card) => LEAD[card]!);
  for (let count = 2; count <= Math.min(cards.length, HAND); count++) {
    for (const chosen of choices(cards, count)) moves.push(laid('lead', chosen));
  }
  return (LEADS[suit]![ranks] = moves);
}

/**
 * Appends the leads from a hand, given as masks. After a lead, appends the ways to beat the best cards so far, then the
 * folds.
 */
export function addPlays(low: number, high: number, best: readonly Card[], trump: number, moves: CapraMove[]): void {
  if (best.length === 0) {
    for (let suit = 0; suit < 4; suit++) {
      const ranks = ranksIn(low, high, suit);
      if (ranks !== 0) for (const move of leadsOf(suit, ranks)) moves.push(move);
    }
  } else if (best.length === 1) {
    for (; low !== 0; low &= low - 1) addAnswers(lowestBit(low) as Card, best[0]!, trump, moves);
    for (; high !== 0; high &= high - 1) addAnswers((32 + lowestBit(high)) as Card, best[0]!, trump, moves);
  } else {
    for (const cards of choices(cardsIn(low, high), best.length)) {
      if (beats(cards, best, trump)) moves.push({type: 'beat', cards});
      moves.push({type: 'fold', cards});
    }
  }
}

function addAnswers(card: Card, other: Card, trump: number, moves: CapraMove[]): void {
  if (beatsOne(card, other, trump)) moves.push(BEAT[card]!);
  moves.push(FOLD[card]!);
}

/**
 * Returns the combinations of two, three or four cards, in order. Array literals of a fixed length are the fastest to
 * create and read.
 */
function choices(cards: readonly Card[], count: number): (readonly Card[])[] {
  const chosen: (readonly Card[])[] = [];
  const {length} = cards;
  for (let one = 0; one < length; one++) {
    for (let two = one + 1; two < length; two++) {
      if (count === 2) chosen.push([cards[one]!, cards[two]!]);
      else {
        for (let three = two + 1; three < length; three++) {
          if (count === 3) chosen.push([cards[one]!, cards[two]!, cards[three]!]);
          else {
            for (let four = three + 1; four < length; four++) {
              chosen.push([cards[one]!, cards[two]!, cards[three]!, cards[four]!]);
            }
          }
        }
      }
    }
  }
  return chosen;
}

/** `capra.beat`: returns whether the card is higher in the same suit, or a trump against a card that isn't a trump. */
const beatsOne = (card: Card, other: Card, trump: number): boolean =>
  card >> 4 === other >> 4 ? PLACE[card]! < PLACE[other]! : card >> 4 === trump;

/**
 * `capra.beat`: returns whether the cards can be paired with the others so that each card beats one of them. Both lists
 * are in record order. Trumps must be beaten by trumps. In every other suit, `cards` may not have more cards than
 * `others`, and spare trumps beat the rest.
 */
export function beats(cards: readonly Card[], others: readonly Card[], trump: number): boolean {
  if (cards.length !== others.length) return false;
  // Both lists are sorted by suit, then high to low. `mine` and `theirs` advance through them in parallel.
  for (let suit = 0, mine = 0, theirs = 0; suit < 4; suit++) {
    let mineTo = mine;
    let theirsTo = theirs;
    while (mineTo < cards.length && cards[mineTo]! >> 4 === suit) mineTo++;
    while (theirsTo < others.length && others[theirsTo]! >> 4 === suit) theirsTo++;
    const more = mineTo - mine - (theirsTo - theirs);
    if (suit === trump ? more < 0 : more > 0) return false;
    // Compare my highest cards with all their trumps, or with their lowest cards in another suit.
    for (let other = suit === trump ? theirs : theirs - more; other < theirsTo; other++, mine++) {
      if (PLACE[cards[mine]!]! >= PLACE[others[other]!]!) return false;
    }
    mine = mineTo;
    theirs = theirsTo;
  }
  return true;
}

/** Returns cards in record order. */
export function inOrder(cards: readonly Card[]): readonly Card[] {
  for (let place = 1; place < cards.length; place++) {
    if (PLACE[cards[place - 1]!]! > PLACE[cards[place]!]!) return [...cards].sort(compareCards);
  }
  return cards;
}
