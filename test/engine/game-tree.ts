import type {Deal, Game, View} from '@cartavola/engine';
import type {PlainPlay, WrittenLine} from './plain-cards.js';

/** Numbers of leaves in a game tree, keyed by score. */
export type Leaves = Map<string, number>;

/** Counts the leaves under a deal: finished deals, or deals after `depth` more moves (as in perft). */
export function engineLeaves<D extends Deal>(game: Game<View, D>, deal: D, depth: number, leaves: Leaves): void {
  if (deal.over || depth === 0) return count(leaves, deal.over ? game.score(deal).lines : []);
  for (const seat of deal.actors) {
    for (const move of deal.moves(seat)) {
      const next = deal.clone() as D;
      next.play(seat, move);
      engineLeaves(game, next, depth - 1, leaves);
    }
  }
}

/** Counts the same leaves with the plain rules. */
export function plainLeaves(deal: PlainPlay, depth: number, leaves: Leaves): void {
  if (deal.over || depth === 0) return count(leaves, deal.over ? deal.lines : []);
  for (const move of deal.moves()) {
    const next = deal.clone();
    next.play(move);
    plainLeaves(next, depth - 1, leaves);
  }
}

export const total = (leaves: Leaves): number => [...leaves.values()].reduce((sum, count) => sum + count, 0);

function count(leaves: Leaves, lines: readonly WrittenLine[]): void {
  const score = lineTexts(lines).join('; ');
  leaves.set(score, (leaves.get(score) ?? 0) + 1);
}

/** Returns score lines as sorted strings. */
export const lineTexts = (lines: readonly WrittenLine[]): string[] =>
  lines.map(({rule, seat, side, points}) => `${rule} ${seat ?? `side ${side}`} ${points}`).sort();
