// Test helper: a right and a wrong move for shipped puzzles.
import {formatCard, type Card, type Move} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {askPuzzle, ownCards, readPuzzleSet, type Puzzle} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';

/** A move as a reader makes it: cards in the hand and on the table, and the button for its type. */
export interface HandMove {
  readonly hand: readonly string[];
  readonly table: readonly string[];
  readonly type: string;
}

/** A puzzle with a right and a wrong first move. */
interface PlayedPuzzle {
  readonly id: string;
  readonly right: HandMove;
  readonly wrong: HandMove;
}

const codes = (cards: readonly Card[] = []): string[] => cards.map(formatCard);

const handMove = (move: Move): HandMove => ({type: move.type, hand: codes(ownCards(move)), table: codes(move.takes)});

/** Puzzles in a set with given answers, spread evenly from easy to hard. */
function spread(puzzles: readonly Puzzle[], count: number): readonly Puzzle[] {
  const best = puzzles.filter(({goal}) => goal === 'best');
  return Array.from({length: count}, (_, place) => best[Math.floor((place * best.length) / count)]!);
}

/** Finds moves in the given number of puzzles in a set. */
export async function playedPuzzles(data: {readonly game: string}, count: number): Promise<readonly PlayedPuzzle[]> {
  const set = readPuzzleSet(data, games);
  if (!set.ok) throw new Error(set.problem.message);
  const {lesson} = await lessons[data.game]!();
  return spread(set.value.puzzles, count).map((puzzle) => {
    const asked = askPuzzle(puzzle, lesson);
    if (!asked.ok) throw new Error(`${puzzle.id}: ${asked.problem.message}`);
    const {right, exercise} = asked.value.question;
    const wrong = exercise.view.moves.find((move) => !right.includes(move))!;
    return {id: puzzle.id, right: handMove(right[0]!), wrong: handMove(wrong)};
  });
}
