import type {Suit} from '../card.js';
import type {Game, MatchState} from '../game.js';
import type {OptionValue} from '../option.js';
import type {Problem} from '../result.js';
import type {Score} from '../score.js';
import type {PadRound} from './pad.js';

/** Units that are counted: each side, each seat, or groups that the game defines. */
export type Counted = 'side' | 'seat' | 'group';

/** A value that is counted or entered at the end of a deal. */
export interface CountField {
  /** Key in a round. */
  readonly name: string;
  /** Type: numbers (one for each counted unit), a seat, a side, a suit, or a boolean. */
  readonly kind: 'count' | 'seat' | 'side' | 'suit' | 'flag';
  /** Units that are counted. Only for numbers. */
  readonly of?: Counted;
  /** Number of numbers, seats or sides. */
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
  /** Values for options without a default, if nobody has chosen them. */
  readonly usual: Readonly<Record<string, OptionValue>>;
  /** Players or sides that have totals. */
  readonly parties: 'seat' | 'side';
  /** True if partners add up their totals. */
  readonly addsSides?: boolean;
  /** Fields of a round, in the order asked. Some depend on the values entered for earlier fields. */
  fields(counted: CountedRound): readonly CountField[];
  /** True if a round may be left uncounted. */
  mayWait?(state: MatchState): boolean;
  /** Finds an impossible combination of individually valid values. The problem's path begins with the field's name. */
  problem(counted: CountedRound): Problem | undefined;
  /** Scores a valid round. `dealer` is the seat that dealt it. */
  book(counted: CountedRound, dealer: number): BookedRound;
}

/** Lists the numbers of a round under a name. Returns zeros if there are none. */
export function numbersIn(round: PadRound, name: string, size: number): readonly number[] {
  const value = round[name];
  return Array.isArray(value) && value.length === size ? (value as readonly number[]) : Array<number>(size).fill(0);
}

/** True if a round has a number for each counted unit. */
export function isCounted(round: PadRound, name: string): boolean {
  const value = round[name];
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}
