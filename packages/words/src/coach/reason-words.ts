import type {Card} from '@cartavola/engine';
import type {CardWords} from '../cards/card-words.js';

/** Reason for a bot's move: a sentence, or a function of the cards it is about and the points in the sentence. */
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

/** The coach's other sentences. */
interface CoachTexts {
  /** Names the cards of a move and any captured cards. */
  naming(cards: readonly string[], taken: readonly string[]): string;
  /** Name of a pass, which means not acting now. */
  readonly wait: string;
  /** Hint. `what` has the names of the cards, or the choice. */
  hint(what: string): string;
  /** Better move than the one made. `what` has the names of the cards, or the choice. */
  better(what: string): string;
  /** Offer to take back the move. */
  readonly takeBack: string;
  /** Answer that there is no hint because it isn't the reader's turn. */
  readonly noHint: string;
}

/** The coach's sentences in a language. */
export interface CoachTable {
  readonly texts: CoachTexts;
  readonly reasons: SharedReasons;
}

/** Texts of a game's coach in one language. */
export interface CoachWords extends CoachTexts {
  /** Sentence for a reason, or undefined if it has no text. */
  reason(id: string, cards: readonly Card[], points?: number): string | undefined;
}

/** Combines the coach's common texts with game-specific ones. */
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
