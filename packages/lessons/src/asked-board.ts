import {onTable, withoutHands, type Board} from './board.js';
import type {Exercise} from './lesson-game.js';

/** Functions that adapt the board for the counts that every game has. */
const COMMON: Readonly<Record<string, (board: Board) => Board>> = {
  points: onTable,
  marks: withoutHands,
  line: withoutHands,
};

/**
 * Returns the board that a question needs. For counts, this board shows everything that is counted and hides irrelevant
 * hands. If the question asks who takes a complete trick, the board hides the reader's hand. If it asks whose turn it
 * is, the board hides piles.
 */
export function askedBoard({step, lessonGame}: Exercise, board: Board): Board {
  const {hands, viewer, trick, heaps} = board;
  if (step.kind === 'predict')
    return {
      ...board,
      ...(trick.length === hands.length && {hands: hands.map((hand, seat) => (seat === viewer ? [] : hand))}),
      ...(step.goal === 'turn' && {heaps: heaps.filter(({means}) => means !== 'pile')}),
    };
  if (step.kind !== 'count' || step.goal === undefined) return board;
  const [name, value] = step.goal.split('=') as [string, string | undefined];
  return (lessonGame.countedBoards?.[name] ?? COMMON[name])?.(board, value) ?? board;
}
