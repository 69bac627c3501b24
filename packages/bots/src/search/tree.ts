import type {Move, Random} from '@cartavola/engine';
import {numberOf} from './move-number.js';

/** Exploration constant of UCB1, for rewards from 0 to 1 (Cowling, Powley and Whitehouse, 2012). */
const EXPLORATION = 0.7;

/** Table of `Math.log` for small integers. */
const LOGARITHMS = Float64Array.from({length: 4096}, (_, count) => Math.log(count));
const logarithm = (count: number): number => (count < 4096 ? LOGARITHMS[count]! : Math.log(count));

/** Tree node: an information set of one seat. */
export class SearchNode {
  // Most nodes are visited only once, so create the lists of children only when needed.
  #numbers: number[] | undefined = undefined;
  #children: SearchNode[] | undefined = undefined;
  visits = 0;
  /** Number of times that the move to this node has been available since its first selection. */
  available = 1;
  /** Sum of the rewards for the seat that made that move. */
  rewards = 0;

  /** Returns the child for a move's hash, and creates it if needed. */
  child(number: number): SearchNode {
    const known = this.#find(number);
    if (known) return known;
    const child = new SearchNode();
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
   * Selects a move: an untried one if there is any (preferably the one from `prefer`), otherwise the one with the
   * highest upper confidence bound, which is based on availability counts.
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

  #find(number: number): SearchNode | undefined {
    const place = this.#numbers ? this.#numbers.indexOf(number) : -1;
    return place < 0 ? undefined : this.#children![place];
  }
}
