import {suitIndex, SUITS, UNKNOWN, type Card, type Move, type Seat} from '@cartavola/engine';
import {compareCards} from '@cartavola/engine/games/capra/capra.js';
import {beats, HAND, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import {trickTraits, type Answer, type Trait} from '../../traits.js';
import {choicesOf, seatsAfter, unseenIn} from './worlds.js';
import {cardWorth, heightOf, sumOf, WEIGHTS} from './worth.js';

/** Value of claiming the lead with four cards of a suit, or of keeping them. */
const FOUR = 20;

/** Returns the traits of a move, based on what the seat knows. */
export function traitsOf(view: CapraView, move: Move): readonly Trait[] {
  const {type, cards = []} = move;
  const {trick, trump, hands} = view;
  const me = view.viewer as Seat;
  const hand = hands[me]!;
  if (type === 'pass' || type === 'waive') return [{id: 'keeps-four', cards: hand, worth: FOUR}];
  if (type === 'claim') return [{id: 'enters-with-four', cards, worth: FOUR}];
  const winner = trick.plays.findLast((play) => play.type !== 'fold')?.seat;
  const sideOf = (seat: Seat): 'partner' | 'enemy' => (seat % 2 === me % 2 ? 'partner' : 'enemy');
  const before = winner === undefined ? undefined : sideOf(winner);
  const best = type === 'fold' ? view.best : cards;
  const left = hand.filter((card) => !cards.includes(card));
  const threats = type === 'fold' ? [] : threatsTo(cards, view);
  const isGroup = cards.length > 1;
  const seen = trick.plays.flatMap((play) => play.cards).filter((card) => card >= 0);
  const traits = trickTraits(
    {
      cards,
      points: sumOf(cards),
      // Folded cards that the seat cannot see may have points.
      stake: sumOf(cards) + sumOf(seen),
      before,
      ahead: type === 'fold' ? before : 'self',
      isSure: isSure(best, view),
      isLead: type === 'lead',
      threats: isGroup ? [] : threats,
      isHighest: !isGroup && !threats.some(({move}) => suitIndex(move.cards![0]!) === suitIndex(cards[0]!)),
      kept: cards.reduce((sum, card) => sum + cardWorth(card, trump), 0),
      height: cards.reduce((sum, card) => sum + heightOf(card, trump), 0),
      beats: (card) => beatenBy(card, view),
      as: isGroup ? undefined : kindOf(cards[0]!, view),
    },
    WEIGHTS.lead,
  );
  if (isGroup && threats.length > 0)
    traits.push({id: 'group-may-be-beaten', cards, worth: -0.2 * sumOf(cards) - 1, answers: threats});
  if (type === 'lead' && isGroup)
    traits.push({id: 'leads-group', cards, worth: 3 * (cards.length - 1), count: cards.length});
  const groups = SUITS.map((_, suit) => left.filter((card) => suitIndex(card) === suit));
  const largest = groups.reduce((a, b) => (b.length > a.length ? b : a));
  if (largest.length > 1)
    traits.push({
      id: 'keeps-group',
      cards: largest,
      worth: WEIGHTS.group[largest.length]!,
      count: largest.length,
    });
  return traits;
}

function kindOf(card: Card, view: CapraView): Trait['as'] {
  const {trump, hands, viewer} = view;
  const suit = suitIndex(card);
  if (SUITS[suit] === trump) return 'trump';
  const left = [...hands[viewer as Seat]!, ...theirCards(view, unseenIn(view))];
  const isAbove = (other: Card): boolean => suitIndex(other) === suit && heightOf(other, trump) > heightOf(card, trump);
  return left.some(isAbove) ? undefined : 'strongest';
}

/** Cards of the same suit that may still come and that a card beats, the strongest first. */
function beatenBy(card: Card, view: CapraView): readonly Card[] {
  const {shown, shownTo, stock, trump} = view;
  const height = (one: Card): number => heightOf(one, trump);
  // The trump shown at the deal is drawn last.
  const drawn = shown !== undefined && shownTo === undefined && stock > 0 ? [shown] : [];
  return [...theirCards(view, unseenIn(view)), ...drawn]
    .filter((other) => suitIndex(other) === suitIndex(card) && height(other) < height(card))
    .sort((one, other) => height(other) - height(one));
}

/** Cards that others may hold, as far as the seat knows. */
const theirCards = ({hands, viewer}: CapraView, unseen: readonly Card[]): readonly Card[] => [
  ...unseen,
  ...hands.filter((_, seat) => seat !== viewer).flatMap((hand) => hand.filter((card) => card !== UNKNOWN)),
];

/**
 * Possible plays by later opponents that would beat the cards: all such plays for a single card, one example for a
 * group.
 */
function threatsTo(cards: readonly Card[], view: CapraView): readonly Answer[] {
  const {hands, trick, trump, shown, shownTo} = view;
  const me = view.viewer as Seat;
  const suit = SUITS.indexOf(trump);
  const unseen = unseenIn(view);
  const answers = new Map<string, Answer>();
  for (const seat of seatsAfter(me, 3 - trick.plays.length)) {
    if (seat % 2 === me % 2) continue;
    const known = hands[seat]!.filter((card) => card !== UNKNOWN);
    const hidden = hands[seat]!.length - known.length;
    // The trump shown at the deal went to a known seat.
    const others = unseen.filter((card) => card !== shown || shownTo === seat);
    const mayHold = [...known, ...(hidden > 0 ? others : [])].sort(compareCards);
    const isPossible = (chosen: readonly Card[]): boolean =>
      chosen.filter((card) => !known.includes(card)).length <= hidden;
    const all = choicesOf(mayHold, cards.length).filter((one) => isPossible(one) && beats(one, cards, suit));
    for (const one of cards.length > 1 ? all.slice(-1) : all) {
      const key = one.join();
      if (!answers.has(key)) answers.set(key, {seat, move: {type: 'beat', cards: one}});
    }
  }
  return [...answers.values()];
}

/**
 * True if no player can still beat the best cards: the trick is complete, or one of the cards is above all cards that
 * others may hold, and no seat can claim.
 */
function isSure(best: readonly Card[], view: CapraView): boolean {
  const {trick, hands, trump, viewer} = view;
  if (trick.plays.length === hands.length - 1) return true;
  const unseen = unseenIn(view);
  const theirs = theirCards(view, unseen);
  const top = best.some((card) => !theirs.some((other) => beats([other], [card], SUITS.indexOf(trump))));
  return top && !hands.some((hand, seat) => seat !== viewer && mayBeFour(hand, unseen));
}

/** True if a hand may consist of four cards of one suit, given what is known about it. */
function mayBeFour(hand: readonly Card[], unseen: readonly Card[]): boolean {
  if (hand.length !== HAND) return false;
  return SUITS.some((_, suit) => {
    const known = hand.filter((card) => card !== UNKNOWN);
    const isOfSuit = known.every((card) => suitIndex(card) === suit);
    return isOfSuit && known.length + unseen.filter((card) => suitIndex(card) === suit).length >= HAND;
  });
}
