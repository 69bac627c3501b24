import type {Move} from '@cartavola/engine';

/** Search result for one move. */
export interface Judged {
  readonly move: Move;
  /** True if the search cannot distinguish it from the best move. */
  readonly isNear: boolean;
  /** Expected reward, from 0 to 1. */
  readonly reward: number;
  /**
   * Standard error of the difference between its reward and that of the best move. 0 for the best move, and for moves
   * that are certainly worse.
   */
  readonly error: number;
}

/**
 * Number of standard errors behind the best move at which a move is eliminated, and the number of worlds before the
 * first elimination.
 */
const BEHIND = 4;
const WORLDS = 16;

/**
 * Successive elimination of moves by paired comparison. All moves are tried in the same worlds (common random numbers),
 * so their differences vary far less than their rewards. A move that is significantly worse is dropped.
 */
export class Race {
  /** Indices of the moves still in the race. */
  runners: readonly number[];
  readonly #entrants: readonly Entrant[];
  readonly #near: number;
  #worlds = 0;
  #mean = 0;

  /**
   * Creates a race. `priors` contains a prior reward for each move. A move counts as equally good if it is at most
   * `near` standard errors behind the best.
   */
  constructor(priors: readonly number[], near: number) {
    this.#near = near;
    this.#entrants = priors.map((prior) => ({prior, now: 0, sum: 0, squares: 0, behind: 0}));
    this.runners = [...priors.keys()];
  }

  /** Adds a move's reward in the current world. */
  book(place: number, reward: number): void {
    this.#entrants[place]!.now += reward;
  }

  /** Ends the current world, in which every runner was tried `times` times. */
  settle(times: number): void {
    const running = this.runners.map((place) => this.#entrants[place]!);
    let mean = 0;
    for (const {now} of running) mean += now / (times * running.length);
    for (const one of running) {
      const apart = one.now / times - mean;
      one.sum += apart;
      one.squares += apart * apart;
      one.now = 0;
    }
    this.#mean += mean;
    this.#worlds++;
    if (this.#worlds >= WORLDS) this.#giveUp();
  }

  /** Results of the moves in the given order. */
  judged(moves: readonly Move[]): readonly Judged[] {
    const best = this.#best;
    return moves.map((move, place) => {
      const one = this.#entrants[place]!;
      const isOut = !this.runners.includes(place);
      const apart = isOut ? this.#per(best.sum) - one.behind : this.#per(one.sum);
      // An eliminated move is certainly worse, taking the priors into account.
      const error = isOut ? 0 : this.#errorOf(one, best);
      return {
        move,
        isNear: !isOut && !this.#isBehind(one, best, this.#near),
        reward: this.#per(this.#mean) + apart,
        error,
      };
    });
  }

  /** Runner with the highest mean plus prior. */
  get #best(): Entrant {
    return this.runners
      .map((place) => this.#entrants[place]!)
      .reduce((a, b) => (this.#per(b.sum) + b.prior > this.#per(a.sum) + a.prior ? b : a));
  }

  /** Divides a sum by the number of worlds. */
  #per(sum: number): number {
    return sum / (this.#worlds || 1);
  }

  /** True if a move is behind another one by more than `errors` standard errors of their difference. */
  #isBehind(one: Entrant, other: Entrant, errors: number): boolean {
    const behind = this.#per(other.sum) + other.prior - this.#per(one.sum) - one.prior;
    return one !== other && behind > errors * this.#spread(one, other);
  }

  /**
   * Standard error of the difference between two moves, treating their deviations from the runners' mean as
   * independent.
   */
  #spread(one: Entrant, other: Entrant): number {
    const variance = ({sum, squares}: Entrant): number => Math.max(1e-6, this.#per(squares) - this.#per(sum) ** 2);
    return Math.sqrt(this.#per(variance(one) + variance(other)));
  }

  /**
   * Standard error of the difference between two moves. With few runners, the deviations depend on each other: those of
   * two are exact opposites.
   */
  #errorOf(one: Entrant, other: Entrant): number {
    const {length} = this.runners;
    return one === other ? 0 : this.#spread(one, other) * Math.sqrt(length / Math.max(1, length - 1));
  }

  #giveUp(): void {
    const best = this.#best;
    this.runners = this.runners.filter((place) => {
      const one = this.#entrants[place]!;
      one.behind = this.#per(best.sum - one.sum);
      return !this.#isBehind(one, best, BEHIND);
    });
  }
}

/** Statistics of a move in the race. */
interface Entrant {
  readonly prior: number;
  /** Sum of rewards in the current world. */
  now: number;
  /** Sums over earlier worlds of the reward's deviation from the runners' mean, and of its square. */
  sum: number;
  squares: number;
  /** Mean deficit compared with the best move, as of the last world in which this move was tried. */
  behind: number;
}
