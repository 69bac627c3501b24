import type {Suit} from '@cartavola/engine';
import type {CardWords, Language, Who} from '@cartavola/words';
import {textsOf} from '@cartavola/words';

/** Words for a Briscola table. */
export interface BriscolaWords {
  readonly title: string;
  trick(number: number, of: number): string;
  trump(suit: Suit): string;
  /** Describes the stock and the card under it, for speech. */
  stockWith(card: string, count: number): string;
  /** Describes the turned-up card, for speech. */
  turnedUp(card: string): string;
  stock(count: number): string;
  readonly lastRound: string;
  readonly leadDetail: string;
  followDetail(card: string, points: number): string;
  waitingDetail(suit: Suit): string;
  worth(points: number, isTrump: boolean): string;
  needs(least: number): string;
  sidePoints(who: Who, points: number): string;
  drew(who: Who, card: string): string;
  readonly allDrew: string;
  readonly dealDrawn: string;
  dealWon(who: Who, several: boolean): string;
  dealPoints(points: number, others: number): string;
}

/** Returns the words for the shown deck. */
export type BriscolaWordsFor = (cards: CardWords) => BriscolaWords;

const english = (): Promise<{readonly words: BriscolaWordsFor}> => import('./briscola-words.en.js');
const load = textsOf('games/briscola/table', {en: english});

/** Loads the words for a Briscola table. */
export const loadBriscolaWords = async (language: Language, cards: CardWords): Promise<BriscolaWords> =>
  (await load(language)).words(cards);
