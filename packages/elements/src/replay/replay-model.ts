import type {Comment, DealRecord, Line, Moment, SeatMove, Timeline} from '@cartavola/engine';
import type {Language} from '@cartavola/words';

/** Moves that are shown instead of those of the match. */
interface Branch {
  readonly timeline: Timeline;
  /** Index of the moment where the branch leaves the match. */
  readonly place: number;
  /** The author's line. Absent if the reader has played the moves. */
  readonly line?: Line;
}

/** Guess at the move after a moment. */
interface Guess {
  readonly made: SeatMove;
  readonly isRight: boolean;
}

/** Returns a comment in the given language. Falls back to English, then to any other language. */
export function textIn(comment: Comment | undefined, language: Language): string | undefined {
  if (comment === undefined || typeof comment === 'string') return comment;
  return comment[language] ?? comment['en'] ?? Object.values(comment)[0];
}

/** Returns the lines that branch off a deal after `made` moves. */
export const linesAt = (deal: DealRecord | undefined, made: number): readonly Line[] => deal?.lines?.[made] ?? [];

/** Recorded match, and the current position in it. Doesn't depend on the page, the language or the time. */
export class ReplayModel {
  readonly #match: Timeline;
  #place = 0;
  #branch: Branch | undefined;
  #branchPlace = 0;
  /**
   * Guesses, keyed by the index of the moment before the move. A guess is undefined if the move was shown without one.
   */
  readonly #guesses = new Map<number, Guess | undefined>();
  /** Index of the last moment in the match shown so far. */
  #reached = 0;
  /** Seat whose moves are guessed. */
  guesser: number | undefined;

  constructor(timeline: Timeline) {
    this.#match = timeline;
  }

  /** Current timeline: the match, or a branch. */
  get timeline(): Timeline {
    return this.#branch?.timeline ?? this.#match;
  }
  get match(): Timeline {
    return this.#match;
  }
  get branch(): Branch | undefined {
    return this.#branch;
  }

  /** Index of the current moment in `timeline`. */
  get place(): number {
    return this.#branch ? this.#branchPlace : this.#place;
  }
  get moment(): Moment {
    return this.timeline.moments[this.place]!;
  }

  /** Index of the last moment in the list of moves. With guesses, the list ends at the last moment shown. */
  get known(): number {
    return this.#branch || this.guesser === undefined ? this.limit : Math.min(this.limit, this.#reached);
  }

  /**
   * Index of the last moment that may be shown: the one before the first move that must still be guessed, or the end.
   */
  get limit(): number {
    const {moments} = this.timeline;
    if (this.#branch || this.guesser === undefined) return moments.length - 1;
    const asked = moments.findIndex((_, place) => this.#isAsked(place) && !this.#guesses.has(place));
    return asked < 0 ? moments.length - 1 : asked;
  }

  /** Whether the next move in the match must be guessed, and hasn't been guessed or shown yet. */
  get asks(): boolean {
    return !this.#branch && this.#isAsked(this.#place) && !this.#guesses.has(this.#place);
  }

  #isAsked(place: number): boolean {
    const move = this.#match.moments[place + 1]?.move;
    return move !== undefined && move.seat === this.guesser;
  }

  /** Move after the current moment, or undefined at the end of a deal. */
  get nextMove(): SeatMove | undefined {
    return this.timeline.moments[this.place + 1]?.move;
  }

  /** Guess at the move that led to the current moment, or undefined if there was none. */
  get lastGuess(): Guess | undefined {
    return this.#branch ? undefined : this.#guesses.get(this.#place - 1);
  }

  /** Numbers of correct guesses and of questions asked. Moves shown without a guess count as asked. */
  get guessed(): {readonly right: number; readonly asked: number} {
    const all = [...this.#guesses.values()];
    return {right: all.filter((guess) => guess?.isRight).length, asked: all.length};
  }

  /**
   * Records a guess at the next move, and shows the move. If the guess is undefined, only shows the move. Returns false
   * if the reader isn't asked to guess.
   */
  guess(made: SeatMove | undefined): boolean {
    const next = this.nextMove;
    if (!this.asks || !next) return false;
    const isRight = made !== undefined && JSON.stringify(ordered(made)) === JSON.stringify(ordered(next));
    this.#guesses.set(this.#place, made && {made, isRight});
    return this.goTo(this.#place + 1);
  }

  /** Shows the moment at an index, or the nearest one that may be shown. Returns false if it is already shown. */
  goTo(place: number): boolean {
    const next = Math.max(0, Math.min(place, this.limit));
    if (next === this.place) return false;
    if (this.#branch) this.#branchPlace = next;
    else this.#place = next;
    this.#reached = Math.max(this.#reached, this.#place);
    return true;
  }

  /** Switches to a line that leaves the match at the current moment, and shows its first move. */
  enter(line: Line): void {
    this.#open({line, moves: line.moves, place: this.#place}, 1);
  }

  /** Switches to the moves that the reader has played from the current moment, and shows the last one. */
  follow(moves: readonly SeatMove[]): void {
    this.#open({moves, place: this.#place}, moves.length);
  }

  #open({line, moves, place}: Pick<Branch, 'line' | 'place'> & Pick<Line, 'moves'>, shown: number): void {
    const timeline = this.#match.branch(this.#match.moments[place]!, moves);
    this.#branch = {timeline, place, ...(line && {line})};
    this.#branchPlace = Math.min(place + shown, timeline.moments.length - 1);
  }

  /** Returns to the moment where the branch left the match. Returns false if no branch is shown. */
  leave(): boolean {
    if (!this.#branch) return false;
    this.#branch = undefined;
    return true;
  }

  /** Comment at the current moment. */
  get comment(): Comment | undefined {
    const {deal, made} = this.moment;
    if (this.#branch) {
      const left = this.#match.moments[this.#branch.place]!;
      if (made > left.made) return this.#branch.line?.comments?.[made - left.made];
    }
    return this.#match.record.deals[deal]?.comments?.[made];
  }

  /** Lines that leave the match at the current moment. */
  get lines(): readonly Line[] {
    const {deal, made} = this.moment;
    return this.#branch || this.asks ? [] : linesAt(this.#match.record.deals[deal], made);
  }
}

/** Returns a move with sorted keys and cards, for comparison. */
function ordered(move: SeatMove): readonly unknown[] {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value) ? [...(value as number[])].sort((a, b) => a - b) : value;
  return Object.entries(move)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => [key, sorted(value)]);
}
