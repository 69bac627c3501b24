import {rankOf, suitOf, type Card, type Suit} from '@cartavola/engine';
import {isTrump, pointsOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {Choice} from '../../choice.js';
import type {Beliefs} from './beliefs.js';

type Judgement = Omit<Choice, 'move'>;

/** How likely a card of a plain suit takes its trick, with the suit's ace in hand or not. */
const chance = (card: Card, hasAce: boolean): number => {
  const rank = rankOf(card);
  if (rank === 'A') return 0.8;
  if (rank === '7') return hasAce ? 0.7 : 0.35;
  return hasAce ? 0.3 : 0.1;
};

/** The suit in which this hand will probably take most: high cards, the ace's company, some length. */
export function judgeDouble(suit: Suit, {hand}: Beliefs): Judgement {
  const cards = hand.filter((card) => suitOf(card) === suit);
  const hasAce = cards.some((card) => rankOf(card) === 'A');
  const value = cards.reduce((sum, card) => sum + pointsOf(card, undefined) * chance(card, hasAce), 0);
  return {value: value + 0.8 * cards.length, reasons: [{id: 'strongest-suit', cards}]};
}

/** A gift: the queen of hearts if it would leave the capo alone, strength to a partner, else what will hardly be missed. */
export function judgeGift(card: Card, view: CapodamaView, beliefs: Beliefs): Judgement {
  const {me, hand, friend} = beliefs;
  const left = (me + 1) % view.hands.length;
  const isQueen = rankOf(card) === 'Q' && suitOf(card) === 'H';
  if (isQueen) {
    // The capo with Q♥ would play alone; anybody else with Q♥ is the capo's partner by keeping it.
    return me === view.capo
      ? {value: 100, reasons: [{id: 'avoids-playing-alone', cards: [card]}]}
      : {value: -20, reasons: [{id: 'keeps-partnership', cards: [card]}]};
  }
  if (isTrump(card)) return {value: -30, reasons: []};
  const mates = hand.filter((other) => suitOf(other) === suitOf(card));
  const hasAce = mates.some((other) => rankOf(other) === 'A');
  const points = pointsOf(card, view.doubled);
  const worth = points * (0.5 + chance(card, hasAce));
  // What a friend gets for sure comes home; a suit left empty is freedom later.
  if (friend[left]! > 0.95) {
    return {value: 0.5 * points + (mates.length === 1 ? 2 : 0), reasons: [{id: 'strengthens-partner', cards: [card]}]};
  }
  // A card to a probable friend is half lost.
  const value = (2 * friend[left]! - 1) * 0.6 * points - worth + (mates.length === 1 ? 2 : 0) - 0.3 * mates.length;
  return {value, reasons: [{id: mates.length === 1 ? 'empties-suit' : 'hardly-missed', cards: [card]}]};
}
