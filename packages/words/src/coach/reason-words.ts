import type {Card} from '@cartavola/engine';
import type {CardWords} from '../cards/card-words.js';

/** Reason for a bot's move: a sentence, or a function of the cards that it is about and of the points in the sentence. */
export type ReasonText = string | ((cards: readonly Card[], names: CardWords, points?: number) => string);

/** Reasons that several games share. */
interface SharedReasons {
  readonly 'only-move': ReasonText;
  readonly 'takes-points': ReasonText;
  readonly 'takes-trick': ReasonText;
  readonly 'goes-ahead': ReasonText;
  readonly 'feeds-partner': ReasonText;
  readonly 'partner-ahead': ReasonText;
  readonly 'keeps-points': ReasonText;
  readonly worthless: ReasonText;
  readonly 'on-average': ReasonText;
  readonly 'seems-best': ReasonText;
}

/** Other sentences of the coach. */
interface CoachTexts {
  /** Names the cards of a move and any captured cards. */
  naming(cards: readonly string[], taken: readonly string[]): string;
  /** Name of a pass, which means not acting now. */
  readonly wait: string;
  /** Hint. `what`: names of the cards, or the choice. */
  hint(what: string): string;
  /** Better move than the one made. `what`: names of the cards, or the choice. */
  better(what: string): string;
  /** Offer to take back the move. */
  readonly takeBack: string;
  /** Answer that there is no hint because it isn't the reader's turn. */
  readonly noHint: string;
}

/** A language's sentences of a coach. */
export interface CoachTable {
  readonly texts: CoachTexts;
  readonly reasons: SharedReasons;
}

/** Texts of the coach of a game, in one language. */
export interface CoachWords extends CoachTexts {
  /** Sentence of a reason. Undefined if it has no text. */
  reason(id: string, cards: readonly Card[], points?: number): string | undefined;
}

/** Combines the common texts of the coach with game-specific ones. */
export function coachWords(
  {texts, reasons}: CoachTable,
  own: Readonly<Record<string, ReasonText>>,
  names: CardWords,
): CoachWords {
  const all: Readonly<Record<string, ReasonText>> = {...reasons, ...own};
  return {
    ...texts,
    reason(id, cards, points) {
      const text = all[id];
      return typeof text === 'function' ? text(cards, names, points) : text;
    },
  };
}
