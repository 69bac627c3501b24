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
  /** How often the move that leads here could have been made where one was chosen. */
  available = 0;
  /** The rewards of the seat that made that move. */
  rewards = 0;

  child(number: number): Node {
    const place = this.#numbers ? this.#numbers.indexOf(number) : -1;
    if (place >= 0) return this.#children![place]!;
    const child = new Node();
    if (!this.#numbers) {
      this.#numbers = [number];
      this.#children = [child];
      return child;
    }
    this.#numbers.push(number);
    this.#children!.push(child);
    return child;
  }
}

/**
 * A move that was never tried, if there is one: what `prefer` says if that is one, else any; else the move of the highest upper bound,
 * by how often it was available.
 */
export function select(
  node: Node,
  moves: readonly Move[],
  random: Random,
  prefer: () => Move,
): {readonly move: Move; readonly isNew: boolean} {
  let best = moves[0]!;
  let highest = -1;
  let untried: Move[] | undefined;
  for (const move of moves) {
    const child = node.child(numberOf(move));
    child.available++;
    if (child.visits === 0) (untried ??= []).push(move);
    else {
      const bound = child.rewards / child.visits + EXPLORATION * Math.sqrt(logarithm(child.available) / child.visits);
      if (bound > highest) {
        highest = bound;
        best = move;
      }
    }
  }
  if (!untried) return {move: best, isNew: false};
  const preferred = prefer();
  return {move: untried.includes(preferred) ? preferred : untried[random.below(untried.length)]!, isNew: true};
}
