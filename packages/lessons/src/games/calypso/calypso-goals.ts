import {formatCard, rankIndex, suitIndex, type Card, type Fact} from '@cartavola/engine';
import {highestRuff, isRuff, suitIndices, type CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import {alone, goalOfEnds, trickIn, type Goal, type GoalReader, type Miss} from '../../goals.js';
import type {Counted} from '../../lesson-game.js';

/** Returns the reason why playing a card misses the goal, or undefined if it meets the goal. */
type CardMiss = (card: Card, view: CalypsoView, hand: readonly Card[]) => Miss | undefined;

const cardGoal = (name: string, miss: CardMiss): Goal => ({
  name,
  miss: ({move, seat, view}) => miss(move.card!, view as CalypsoView, view.hands[seat]!),
});

const ofCard = (name: string, miss: CardMiss): GoalReader => alone(cardGoal(name, miss));

/** Cards in a hand that follow the suit led. Empty for a lead. */
const following = ({trick}: CalypsoView, hand: readonly Card[]): readonly Card[] => {
  const [first] = trick.cards;
  return first === undefined ? [] : hand.filter((card) => suitIndex(card) === suitIndex(first));
};

const isRevoke = (card: Card, view: CalypsoView, hand: readonly Card[]): boolean => {
  const due = following(view, hand);
  return due.length > 0 && !due.includes(card);
};

const ruffsIn = (card: Card, view: CalypsoView, hand: readonly Card[]): boolean => {
  const {leader, cards} = view.trick;
  const isDue = cards.length > 0 && following(view, hand).length === 0;
  return isDue && isRuff([...cards, card], cards.length, leader, suitIndices(view.trumps));
};

const overruffsIn = (card: Card, view: CalypsoView, hand: readonly Card[]): boolean => {
  const ruff = highestRuff(view.trick.cards, view.trick.leader, suitIndices(view.trumps));
  return ruffsIn(card, view, hand) && rankIndex(card) < ruff;
};

/** Goals that only Calypso has. */
export const goals: Readonly<Record<string, GoalReader>> = {
  /** `of=0,2`: the card is of the trump suit of one of these seats. */
  of: (value) => {
    if (value === undefined || !/^[0-3](,[0-3])*$/.test(value)) return undefined;
    const seats = value.split(',').map(Number);
    return cardGoal('of', (card, {trumps}) =>
      seats.some((seat) => trumps[seat] === formatCard(card).at(-1)) ? undefined : {cards: []},
    );
  },
  /** The card isn't a revoke, even if the table allows revokes. */
  follows: ofCard('follows', (card, view, hand) =>
    isRevoke(card, view, hand) ? {cards: following(view, hand)} : undefined,
  ),
  /** The card is a revoke, at a table that allows revokes. */
  revokes: ofCard('revokes', (card, view, hand) => (isRevoke(card, view, hand) ? undefined : {cards: []})),
  /** The card ruffs: it is the reader's own trump, on a suit that the hand lacks. */
  ruffs: ofCard('ruffs', (card, view, hand) => (ruffsIn(card, view, hand) ? undefined : {cards: []})),
  /** The card overruffs every other ruff in the trick. */
  overruffs: ofCard('overruffs', (card, view, hand) => (overruffsIn(card, view, hand) ? undefined : {cards: []})),
  /** The reader takes the trick, and the card played goes into the reader's calypso. */
  builds: alone(
    goalOfEnds('builds', ({facts}, {seat, move}) => {
      const trick = trickIn(facts);
      return trick?.seat === seat && placedBy(trick, seat).includes(move.card!) ? undefined : {cards: []};
    }),
  ),
};

/** Cards in a trick that were placed in a seat's calypso, or in any calypso. */
const placedBy = (fact: Fact | undefined, seat?: number): readonly Card[] =>
  fact?.type === 'built'
    ? fact.placed.filter((one) => seat === undefined || one.seat === seat).flatMap(({cards}) => cards)
    : [];

/** Counts that only Calypso has. */
export const counts: Readonly<Record<string, Counted>> = {
  /** `placed=0`: cards in the trick that are placed in this seat's calypso. Without a seat: in any calypso. */
  placed: ({kept}, value) => {
    const trick = trickIn(kept);
    if (trick?.type !== 'built' || (value !== undefined && !/^[0-3]$/.test(value))) return undefined;
    return placedBy(trick, value === undefined ? undefined : Number(value)).length;
  },
  /** Cards in the trick that are discarded. */
  discarded: ({kept}, value) => {
    const trick = trickIn(kept);
    return trick?.type === 'built' && value === undefined ? trick.discards.length : undefined;
  },
};
