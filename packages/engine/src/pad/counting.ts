import type {Suit} from '../card.js';
import type {Game, MatchState} from '../game.js';
import type {OptionValue} from '../option.js';
import type {Problem} from '../result.js';
import type {Score} from '../score.js';
import type {PadRound} from './pad.js';

/** Units that have separate counts: the sides, the seats, or groups that the game defines. */
export type Counted = 'side' | 'seat' | 'group';

/** A value that is counted or entered at the end of a deal. */
export interface CountField {
  /** Key in a round. */
  readonly name: string;
  /** Type of value: a list of numbers, a seat, a side, a suit, or a boolean. */
  readonly kind: 'count' | 'seat' | 'side' | 'suit' | 'flag';
  /** Units that have separate numbers. Only for `count`. */
  readonly of?: Counted;
  /** Number of counts, or number of seats or sides to choose from. */
  readonly size: number;
  /** Maximum of each number. */
  readonly most?: number;
  /** Required sum of the numbers. */
  readonly sum?: number;
  /** Number used if nothing is entered. Absent if each number must be entered. */
  readonly usual?: number;
  readonly suits?: readonly Suit[];
}

/** A round, with the match before it. */
export interface CountedRound {
  readonly round: PadRound;
  /** The match before the round. */
  readonly state: MatchState;
}

/** Score of a round, with the match after it. */
export interface BookedRound {
  readonly state: MatchState;
  readonly score: Score;
}

/** Rules for counting a game on a pad, for play with real cards. */
export interface Counting {
  readonly rules: Game;
  /** Initial values for required options. */
  readonly usual: Readonly<Record<string, OptionValue>>;
  /** Players or sides that have totals. */
  readonly parties: 'seat' | 'side';
  /** True if partners' totals are added up. */
  readonly addsSides?: boolean;
  /**
   * Returns the fields of a round in the order in which to ask for them. Some depend on the values of earlier fields.
   */
  fields(counted: CountedRound): readonly CountField[];
  /** Returns whether the next round may be left uncounted. */
  mayWait?(state: MatchState): boolean;
  /** Finds a combination of valid values that is impossible. The problem's path begins with the field's name. */
  problem(counted: CountedRound): Problem | undefined;
  /** Scores a valid round. `dealer` is the seat that dealt the cards. */
  book(counted: CountedRound, dealer: number): BookedRound;
}

/** Returns a round's numbers for a field, or zeros if there are none. */
export function numbersIn(round: PadRound, name: string, size: number): readonly number[] {
  const value = round[name];
  return Array.isArray(value) && value.length === size ? (value as readonly number[]) : Array<number>(size).fill(0);
}

/** Returns whether a round has a list of numbers for a field. */
export function isCounted(round: PadRound, name: string): boolean {
  const value = round[name];
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}
