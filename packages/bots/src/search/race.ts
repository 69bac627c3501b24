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
  #worlds = 0;
  readonly #priors: readonly number[];
  /** Of the world under way, and of all before it: rewards, and their squares, as they differ from the runners' mean. */
  readonly #now: Float64Array;
  readonly #sums: Float64Array;
  readonly #squares: Float64Array;
  /** By how much a move was behind when it was given up. */
  readonly #behind: Float64Array;
  #mean = 0;

  /** `priors`: what is thought of each move beforehand, as rewards. */
  constructor(priors: readonly number[]) {
    this.#priors = priors;
    this.runners = [...priors.keys()];
    this.#now = new Float64Array(priors.length);
    this.#sums = new Float64Array(priors.length);
    this.#squares = new Float64Array(priors.length);
    this.#behind = new Float64Array(priors.length);
  }

  /** Books what came of a move in the world under way. */
  book(place: number, reward: number): void {
    this.#now[place]! += reward;
  }

  /** The world is done: every runner was tried in it so many times. */
  settle(times: number): void {
    const {runners} = this;
    let mean = 0;
    for (const place of runners) mean += this.#now[place]! / (times * runners.length);
    for (const place of runners) {
      const apart = this.#now[place]! / times - mean;
      this.#sums[place]! += apart;
      this.#squares[place]! += apart * apart;
      this.#now[place] = 0;
    }
    this.#mean += mean;
    this.#worlds++;
    if (this.#worlds >= WORLDS) this.#giveUp();
  }

  /** Whether a move is still in the race. */
  runs(place: number): boolean {
    return this.runners.includes(place);
  }

  /** The reward to be expected of a move. */
  rewardOf(place: number): number {
    const count = Math.max(1, this.#worlds);
    if (this.runs(place)) return (this.#mean + this.#sums[place]!) / count;
    const most = Math.max(...this.runners.map((runner) => this.#sums[runner]!));
    return (this.#mean + most) / count - this.#behind[place]!;
  }

  #giveUp(): void {
    const count = this.#worlds;
    const worth = (place: number): number => this.#sums[place]! / count + this.#priors[place]!;
    const best = this.runners.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    const most = Math.max(...this.runners.map((place) => this.#sums[place]! / count));
    const isBehind = (place: number): boolean => {
      const error = Math.sqrt((this.#variance(place) + this.#variance(best)) / count);
      return place !== best && worth(best) - worth(place) > BEHIND * error;
    };
    const left = this.runners.filter((place) => !isBehind(place));
    if (left.length === this.runners.length) return;
    for (const place of this.runners) this.#behind[place] = most - this.#sums[place]! / count;
    this.runners = left;
  }

  #variance(place: number): number {
    const mean = this.#sums[place]! / this.#worlds;
    return Math.max(1e-6, this.#squares[place]! / this.#worlds - mean * mean);
  }
}
