import type {Move} from '@cartavola/engine';

/** What a search found of one move. */
export interface Judged {
  readonly move: Move;
  /** Whether it may as well be the best one. */
  readonly isNear: boolean;
  /** The reward to be expected, from 0 to 1. */
  readonly reward: number;
}

/** By how many standard errors a move must be behind the best to be given up, and after how many worlds at the earliest. */
const BEHIND = 4;
const WORLDS = 16;

/**
 * Moves that are tried in the same worlds: what is dealt helps or hurts them all, so that they differ by far less than their rewards vary.
 * A move that is surely behind is tried no more.
 */
export class Race {
  /** The moves that are still tried, by place. */
  runners: readonly number[];
  readonly #entrants: readonly Entrant[];
  readonly #near: number;
  #worlds = 0;
  #mean = 0;

  /** `priors`: what is thought of each move beforehand, as rewards; `near`: so many standard errors behind the best are as good as it. */
  constructor(priors: readonly number[], near: number) {
    this.#near = near;
    this.#entrants = priors.map((prior) => ({prior, now: 0, sum: 0, squares: 0, behind: 0}));
    this.runners = [...priors.keys()];
  }

  /** Books what came of a move in the world under way. */
  book(place: number, reward: number): void {
    this.#entrants[place]!.now += reward;
  }

  /** The world is done: every runner was tried in it so many times. */
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

  /** What was found of the moves, which are given in their order. */
  judged(moves: readonly Move[]): readonly Judged[] {
    const best = this.#best;
    return moves.map((move, place) => {
      const one = this.#entrants[place]!;
      const isOut = !this.runners.includes(place);
      const apart = isOut ? this.#per(best.sum) - one.behind : this.#per(one.sum);
      return {move, isNear: !isOut && !this.#isBehind(one, best, this.#near), reward: this.#per(this.#mean) + apart};
    });
  }

  /** The best as it stands, what was thought of it beforehand being counted. */
  get #best(): Entrant {
    return this.runners
      .map((place) => this.#entrants[place]!)
      .reduce((a, b) => (this.#per(b.sum) + b.prior > this.#per(a.sum) + a.prior ? b : a));
  }

  /** A mean over the worlds. */
  #per(sum: number): number {
    return sum / (this.#worlds || 1);
  }

  /** Whether one is behind another by more than so many standard errors of how far they are apart. */
  #isBehind(one: Entrant, other: Entrant, errors: number): boolean {
    const variance = ({sum, squares}: Entrant): number => Math.max(1e-6, this.#per(squares) - this.#per(sum) ** 2);
    const behind = this.#per(other.sum) + other.prior - this.#per(one.sum) - one.prior;
    return one !== other && behind > errors * Math.sqrt(this.#per(variance(one) + variance(other)));
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

/** A move in the race. */
interface Entrant {
  readonly prior: number;
  /** What came of it in the world under way. */
  now: number;
  /** Of all worlds before it: its rewards, and their squares, as they differ from the runners' mean. */
  sum: number;
  squares: number;
  /** By how much it was behind the best when it last ran. */
  behind: number;
}
