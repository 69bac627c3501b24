/**
 * Goal of a puzzle: a move that meets conditions immediately, the best move, or a result of the deal against any
 * defence.
 */
export type PuzzleGoal =
  | {readonly kind: 'moves'}
  | {readonly kind: 'best'}
  /** The player's side gets at least this many more points in the rest of the deal. */
  | {readonly kind: 'more'; readonly least: number}
  /** The player's side has a total within this range when the deal ends. */
  | {readonly kind: 'between'; readonly least: number; readonly most: number};

/**
 * Reads a puzzle's goal. Returns undefined for a malformed `secure…` or `best`. Doesn't check goals for moves, because
 * the judge reads them.
 */
export function readPuzzleGoal(goal: string): PuzzleGoal | undefined {
  if (goal === 'best') return {kind: 'best'};
  const [, more, from, to] = /^secure(?:>=(\d{1,4})|=(\d{1,4})-(\d{1,4}))$/.exec(goal) ?? [];
  if (more !== undefined) return Number(more) > 0 ? {kind: 'more', least: Number(more)} : undefined;
  if (from !== undefined)
    return Number(from) <= Number(to) ? {kind: 'between', least: Number(from), most: Number(to)} : undefined;
  return /\b(?:best|secure)\b/.test(goal) ? undefined : {kind: 'moves'};
}

/** True if a puzzle is played to the end of the deal, with the exact solver as the defence. */
export const isSecured = (goal: string): boolean => goal.startsWith('secure');
