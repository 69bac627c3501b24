import type {Move, Random} from '@cartavola/engine';
import {numberOf} from './move-number.js';

/** How far a move that was tried seldom is preferred: for rewards from 0 to 1 (Cowling, Powley and Whitehouse, 2012). */
const EXPLORATION = 0.7;

/** `Math.log` of small whole numbers. */
const LOGARITHMS = Float64Array.from({length: 4096}, (_, count) => Math.log(count));
const logarithm = (count: number): number => (count < 4096 ? LOGARITHMS[count]! : Math.log(count));

/** A place in what one seat can tell apart of the deals that may be. */
export class Node {
  // Most places are reached once: they have no lists.
  #numbers: number[] | undefined = undefined;
  #children: Node[] | undefined = undefined;
  visits = 0;
  /** How often the move that leads here could have been made where one was chosen, from the first time that it was. */
  available = 1;
  /** The rewards of the seat that made that move. */
  rewards = 0;

  /** Where a move leads. */
  child(number: number): Node {
    const known = this.#find(number);
    if (known) return known;
    const child = new Node();
    if (this.#numbers) {
      this.#numbers.push(number);
      this.#children!.push(child);
    } else {
      this.#numbers = [number];
      this.#children = [child];
    }
    return child;
  }

  /**
   * A move that was never tried, if there is one: what `prefer` says if that is one, else any; else the move of the highest upper bound,
   * by how often it was available.
   */
  select(moves: readonly Move[], random: Random, prefer: () => Move): Move {
    if (moves.length === 1) return moves[0]!;
    if (!this.#numbers) return prefer();
    let best = moves[0]!;
    let highest = -1;
    let untried = 0;
    for (const move of moves) {
      const child = this.#find(numberOf(move));
      if (child) child.available++;
      if (!child || child.visits === 0) untried++;
      else if (untried === 0) {
        const bound = child.rewards / child.visits + EXPLORATION * Math.sqrt(logarithm(child.available) / child.visits);
        if (bound > highest) {
          highest = bound;
          best = move;
        }
      }
    }
    if (untried === 0) return best;
    const isUntried = (move: Move): boolean => !this.#find(numberOf(move))?.visits;
    const preferred = prefer();
    if (isUntried(preferred)) return preferred;
    let skipped = random.below(untried);
    return moves.find((move) => isUntried(move) && skipped-- === 0)!;
  }

  #find(number: number): Node | undefined {
    const place = this.#numbers ? this.#numbers.indexOf(number) : -1;
    return place < 0 ? undefined : this.#children![place];
  }
}
