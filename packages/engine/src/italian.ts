import type {Rank, Suit} from './card.js';

/** Denari, coppe, spade, bastoni. */
export type ItalianSuit = 'coins' | 'cups' | 'swords' | 'batons';

/** Ace to seven, then fante (`J`), cavallo (`N`) and re (`K`). */
export type ItalianRank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | 'J' | 'N' | 'K';

/** Italian cards as a face of a game's cards: which sign and rank each French one is shown as. */
export interface ItalianFaces {
  readonly suits: Readonly<Record<Suit, ItalianSuit>>;
  readonly ranks: Readonly<Partial<Record<Rank, ItalianRank>>>;
}

/** Mapping of French cards to Italian ones for games that have no mapping of their own. */
export const USUAL_ITALIAN: ItalianFaces = {
  suits: {D: 'coins', H: 'cups', S: 'swords', C: 'batons'},
  ranks: {A: '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', J: 'J', Q: 'N', K: 'K'},
};
