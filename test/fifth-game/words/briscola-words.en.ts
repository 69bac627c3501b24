import {capitalised, type Who} from '@cartavola/words';
import type {BriscolaWordsFor} from './briscola-words.js';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const has = (who: Who, you: string, other: string): string => (who === undefined ? `You ${you}` : `${who} ${other}`);

/** Returns the English words. */
export const words: BriscolaWordsFor = (cards) => ({
  title: 'Briscola',
  trick: (number, of) => `Trick ${number} of ${of}`,
  trump: (suit) => `${capitalised(cards.suit(suit))} are trumps`,
  turnedUp: (card) => `${capitalised(card)} is face up under the stock.`,
  stock: (count) => (count === 1 ? '1 card in the stock' : `${count} cards in the stock`),
  stockWith: (card, count) => `Stock, ${count} with ${card}`,
  lastRound: 'The stock has run out',
  leadDetail: 'Lead any card.',
  followDetail: (card, worth) => `${capitalised(card)} is winning so far: ${points(worth)}. Play any card.`,
  waitingDetail: (suit) => `${capitalised(cards.suit(suit))} are trumps.`,
  worth: (worth, isTrump) => `${isTrump ? 'Trump, ' : ''}${points(worth)}`,
  needs: (least) => `${least} win the deal`,
  sidePoints: (who, count) => `${has(who, 'have', 'has')} ${points(count)}`,
  drew: (who, card) => `${has(who, 'draw', 'draws')} ${card}.`,
  allDrew: 'Everybody draws a card.',
  dealDrawn: 'The deal is drawn',
  dealWon: (who, several) => (who === undefined ? 'You win the deal' : `${who} ${several ? 'win' : 'wins'} the deal`),
  dealPoints: (count, others) => `${count} to ${others} points`,
});
