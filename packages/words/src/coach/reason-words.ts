import {cardsOf, type Card, type Move, type Seat} from '@cartavola/engine';
import type {CardWords} from '../cards/card-words.js';
import {capitalised} from '../language.js';

/** Reason for a move, from `@cartavola/bots` (`MoveReason`). */
export interface GivenReason {
  readonly id: string;
  readonly cards: readonly Card[];
  readonly points?: number;
  readonly count?: number;
  readonly than?: {readonly move: Move; readonly isAgainst: boolean; readonly count?: number};
  readonly both?: string;
  readonly effect?: string;
  readonly answers?: readonly {readonly seat: Seat; readonly move: Move}[];
}

/** Values for a sentence about a reason. */
export interface SaidReason {
  readonly names: CardWords;
  readonly cards: readonly Card[];
  /** Names of the cards, joined. */
  readonly list: string;
  /** Average number of points gained. 0 if unknown. */
  readonly points: number;
  /** Quantity that the reason is about. 0 if there is none. */
  readonly count: number;
  /** The same quantity for the other move. Undefined if the reason doesn't apply to that move. */
  readonly other: number | undefined;
  /** Player who may reply, and the cards of one possible reply. */
  readonly who: string;
  readonly answer: string;
}

/**
 * Reason for a bot's move: a clause that begins with a lower-case letter and has no full stop, or a function that
 * returns one.
 */
export type ReasonText = string | ((said: SaidReason) => string);

/** Reasons that trick-taking games share. */
interface TrickReasons {
  readonly 'takes-points': ReasonText;
  readonly 'takes-trick': ReasonText;
  readonly 'goes-ahead': ReasonText;
  readonly 'may-be-beaten': ReasonText;
  readonly 'beats-partner': ReasonText;
  readonly 'feeds-partner': ReasonText;
  readonly 'partner-ahead': ReasonText;
  readonly 'adds-points': ReasonText;
  readonly spends: ReasonText;
  readonly 'keeps-higher': ReasonText;
  readonly 'spends-trump': ReasonText;
  readonly 'spends-strongest': ReasonText;
  readonly 'does-takes': ReasonText;
  readonly 'does-partner-takes': ReasonText;
  readonly 'does-loses': ReasonText;
  readonly 'does-ahead': ReasonText;
  readonly 'does-partner-ahead': ReasonText;
  readonly 'does-behind': ReasonText;
  readonly 'does-other-ahead': ReasonText;
  readonly 'does-open': ReasonText;
  readonly 'does-highest': ReasonText;
}

/** Reasons that all games share. */
interface SharedReasons {
  readonly 'only-move': ReasonText;
  readonly 'seems-best': ReasonText;
  readonly 'on-average': ReasonText;
}

/** What one move does in the trick or on the table, or what two moves both do, as clauses without a full stop. */
interface Outcomes {
  readonly takes: string;
  readonly 'partner-takes': string;
  readonly loses: string;
  readonly ahead: string;
  readonly 'partner-ahead': string;
  readonly behind: string;
  /** Another player is ahead, whose side the reader doesn't know. */
  readonly 'other-ahead': string;
  /** Both moves lead, and an opponent may hold a higher card of the suit. */
  readonly open: string;
  /** A lead that an opponent can only beat with a trump. */
  readonly highest: string;
  readonly captures: string;
  readonly lays: string;
  /** Whether the cards in a gift are worth points. */
  readonly 'gives-points': string;
  readonly 'gives-no-points': string;
}

/** The coach's other sentences. */
interface CoachTexts {
  /** Names of a move's cards, and of the cards it captures. */
  naming(cards: readonly string[], taken: readonly string[]): string;
  /** Describes a capture, or passing if there are no cards. Follows the beginning of `rather`. */
  acting(cards: readonly string[], taken: readonly string[]): string;
  /** Describes cards that are placed face down. */
  faceDown(cards: string): string;
  /** Joins names of cards into a list. */
  list(names: readonly string[]): string;
  /** Describes passing: not acting now. */
  readonly wait: string;
  /** Hint. `what` is the move in a few words: its cards or its choice. */
  hint(what: string): string;
  /** Better move than the one made. `what` is the move in a few words: its cards or its choice. */
  better(what: string): string;
  /** Reason for a move in comparison with another one. `why` is a clause without a full stop. */
  rather(than: string, why: string): string;
  /** Says that another move is just as good, as far as the search has found. */
  asGood(than: string): string;
  /** Used for a player whose name is unknown. */
  readonly opponent: string;
  /** Labels of the buttons that show what may happen after a move, and that return to the game. */
  readonly show: string;
  readonly back: string;
  /** Says how to take back the move. */
  readonly takeBack: string;
  /** Says that there is no hint, because it isn't the reader's turn. */
  readonly noHint: string;
}

/** The coach's sentences in one language. */
export interface CoachTable {
  readonly texts: CoachTexts;
  readonly trickReasons: TrickReasons;
  readonly reasons: SharedReasons;
  /** What two moves have in common. */
  readonly outcomes: Outcomes;
  /** What the better move does, unlike the other one. */
  readonly effects: Outcomes;
}

/** Strings for a game's coach in one language. */
export interface CoachWords extends Omit<
  CoachTexts,
  'naming' | 'acting' | 'faceDown' | 'list' | 'rather' | 'asGood' | 'opponent'
> {
  /**
   * Returns a move in a few words: its cards, or the suit that it names. `moves` are the legal moves, from which the
   * words must distinguish it.
   */
  move(move: Move, moves?: readonly Move[]): string;
  /**
   * Returns a sentence for a reason, or undefined if the reason has no text. `nameOf` returns the name of a seat, if it
   * is known. `moves` are the legal moves.
   */
  reason(reason: GivenReason, nameOf?: (seat: Seat) => string | undefined, moves?: readonly Move[]): string | undefined;
}

/** Returns the clause for an outcome, if there is one. */
const clauseOf = (clauses: Outcomes, outcome: string): string | undefined =>
  Object.hasOwn(clauses, outcome) ? clauses[outcome as keyof Outcomes] : undefined;

/** Returns the cards that a move lays down, without those that it takes. */
const laidBy = (move: Move): readonly Card[] => cardsOf(move).filter((card) => !move.takes?.includes(card));

/** Combines the coach's common strings with game-specific ones. `hasTricks` adds the reasons of trick-taking games. */
export function coachWords(
  {texts, reasons, trickReasons, outcomes, effects}: CoachTable,
  own: Readonly<Record<string, ReasonText>>,
  names: CardWords,
  hasTricks: boolean,
): CoachWords {
  const all: Readonly<Record<string, ReasonText>> = {...reasons, ...(hasTricks && trickReasons), ...own};
  const {naming, acting, faceDown, list, rather, asGood, opponent, ...said} = texts;
  const listOf = (cards: readonly Card[]): string => list(cards.map(names.the));
  const ranksOf = ({takes = []}: Move): string => takes.map(names.theRank).sort().join();
  const nameMove = (move: Move, moves: readonly Move[], act?: CoachTexts['acting']): string => {
    if (move.suit) return names.suit(move.suit);
    const laid = laidBy(move);
    if (move.type === 'fold') return faceDown(listOf(laid));
    if (laid.length === 0) return act?.([], []) ?? texts.wait;
    const {takes = []} = move;
    // Ranks are enough, unless the same cards can also take others of these ranks.
    const isAmbiguous = moves.some(
      (other) =>
        laidBy(other).join() === laid.join() &&
        ranksOf(other) === ranksOf(move) &&
        takes.some((card) => !other.takes!.includes(card)),
    );
    const name = (takes.length > 0 && act) || naming;
    return name(laid.map(names.the), takes.map(isAmbiguous ? names.the : names.theRank));
  };
  return {
    ...said,
    move: (move, moves = []) => nameMove(move, moves),
    reason({id, cards, points = 0, count = 0, than, both, effect, answers}, nameOf, moves = []) {
      const shared = both === undefined ? undefined : (clauseOf(outcomes, both) ?? all[both]);
      const added = typeof shared === 'string' ? shared : effect && clauseOf(effects, effect);
      const say = (sentence: string): string => capitalised(added ? `${sentence} ${capitalised(added)}.` : sentence);
      if (id === 'as-good' && than) return say(asGood(nameMove(than.move, moves)));
      const text = all[id];
      const [answer] = answers ?? [];
      const why =
        typeof text === 'function'
          ? text({
              names,
              cards,
              list: listOf(cards),
              points,
              count,
              other: than?.count,
              who: (answer && nameOf?.(answer.seat)) ?? opponent,
              answer: answer ? listOf(laidBy(answer.move)) : '',
            })
          : text;
      return why && say(than ? rather(nameMove(than.move, moves, acting), why) : `${why}.`);
    },
  };
}
