import type {Suit} from '../card.js';
import type {Game, MatchState} from '../game.js';
import type {OptionValue} from '../option.js';
import type {Problem} from '../result.js';
import type {Score} from '../score.js';
import type {PadRound} from './pad.js';

/** Those who are counted: each side, each seat, or the groups that the game itself names. */
export type Counted = 'side' | 'seat' | 'group';

/** One thing that is counted, or settled, at the end of a deal. */
export interface CountField {
  /** Key in a round. */
  readonly name: string;
  /** What it is: numbers, one for each of those counted; a seat; a side; a suit; or yes and no. */
  readonly kind: 'count' | 'seat' | 'side' | 'suit' | 'flag';
  /** Who is counted; for numbers only. */
  readonly of?: Counted;
  /** Number of numbers, seats, or sides. */
  readonly size: number;
  /** Largest number that there can be. */
  readonly most?: number;
  /** What the numbers add up to. */
  readonly sum?: number;
  /** Number where nothing is entered; absent: each number is asked. */
  readonly usual?: number;
  readonly suits?: readonly Suit[];
}

/** Round and what went before it. */
export interface CountedRound {
  readonly round: PadRound;
  /** The match before the round. */
  readonly state: MatchState;
}

/** Score of a round, and the match after it. */
export interface BookedRound {
  readonly state: MatchState;
  readonly score: Score;
}

/** How a game is counted on a pad, at a table with real cards. */
export interface Counting {
  readonly rules: Game;
  /** Options that have no default, where nobody has chosen them. */
  readonly usual: Readonly<Record<string, OptionValue>>;
  /** Those who have totals. */
  readonly parties: 'seat' | 'side';
  /** True if partners add up what each of them has. */
  readonly addsSides?: boolean;
  /** Fields of a round, in the order asked; some depend on what was entered in those before. */
  fields(counted: CountedRound): readonly CountField[];
  /** True if a round may go by without being counted. */
  mayWait?(state: MatchState): boolean;
  /** Finds what cannot be, where each value for itself can; its path begins with the name of the field. */
  problem(counted: CountedRound): Problem | undefined;
  /** Scores a round, in which all is right; `dealer`: who dealt it. */
  book(counted: CountedRound, dealer: number): BookedRound;
}

/** Lists the numbers of a round under a name; zeros where there are none. */
export function numbersIn(round: PadRound, name: string, size: number): readonly number[] {
  const value = round[name];
  return Array.isArray(value) && value.length === size ? (value as readonly number[]) : Array<number>(size).fill(0);
}

/** True if a round has a number for each of those counted. */
export function isCounted(round: PadRound, name: string): boolean {
  const value = round[name];
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}
