import type {Card} from '@cartavola/engine';
import type {CardWords} from '../cards/card-words.js';

/** Why a bot would make a move, as a sentence; the cards are what the reason is about. */
export type ReasonText = string | ((cards: readonly Card[], names: CardWords) => string);

/** The reasons that several games have. */
interface SharedReasons {
  readonly 'only-move': ReasonText;
  readonly 'takes-points': ReasonText;
  readonly 'takes-lead': ReasonText;
  readonly 'feeds-partner': ReasonText;
  readonly 'keeps-points': ReasonText;
  readonly 'hardly-missed': ReasonText;
}

/** What the coach says besides. */
interface CoachTexts {
  /** Names the cards of a move, and those that it takes, if any. */
  naming(cards: readonly string[], taken: readonly string[]): string;
  /** What names a move that is none: not to act now. */
  readonly wait: string;
  /** What it would do: `what` names the cards, or the choice. */
  hint(what: string): string;
  /** What it would have done in place of the move that was made: `what` names the cards, or the choice. */
  better(what: string): string;
  /** That the move can be taken back. */
  readonly takeBack: string;
  /** That it has nothing to say, for it is not the reader's turn. */
  readonly noHint: string;
}

/** A language's sentences of a coach. */
export interface CoachTable {
  readonly texts: CoachTexts;
  readonly reasons: SharedReasons;
}

/** Texts of the coach of a game, in one language. */
export interface CoachWords extends CoachTexts {
  /** Undefined for a reason that has no words. */
  reason(id: string, cards: readonly Card[]): string | undefined;
}

/** The words of a coach, from what all games have and what one has of its own. */
export function coachWords(
  {texts, reasons}: CoachTable,
  own: Readonly<Record<string, ReasonText>>,
  names: CardWords,
): CoachWords {
  const all: Readonly<Record<string, ReasonText>> = {...reasons, ...own};
  return {
    ...texts,
    reason(id, cards) {
      const text = all[id];
      return typeof text === 'function' ? text(cards, names) : text;
    },
  };
}
