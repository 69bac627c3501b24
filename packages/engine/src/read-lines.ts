import type {Deal} from './deal.js';
import type {Dealt, Match} from './match.js';
import type {SeatMove} from './move.js';
import {isPly, readComment, readComments} from './read-comments.js';
import {playMoves} from './read-move.js';
import {at, isList, readObject, readPlaces, rejectData, rejectUnknown, type Data} from './reading.js';
import type {Line, Lines} from './record.js';

/** Maximum number of lines in a deal: more than any lesson needs, but few enough to display. */
const MOST_LINES = 40;

/** A deal with moves that have already been read. */
interface Played {
  readonly match: Match;
  readonly dealt: Dealt;
  readonly moves: readonly SeatMove[];
}

/**
 * Reads a deal's lines, and plays each from the point where it branches off. Returns undefined if there are none. Call
 * it inside `attempt`.
 */
export function readLines(entry: Data, path: string, {match, dealt, moves}: Played): Lines | undefined {
  if (!Object.hasOwn(entry, 'lines')) return undefined;
  const here = at(path, 'lines');
  const lines: Record<number, readonly Line[]> = {};
  const deal = match.deal(dealt);
  let made = 0;
  let left = MOST_LINES;
  // Objects list integer keys in ascending order, so the deal needs to be played only once.
  for (const [key, list] of Object.entries(readObject(entry['lines'], here, 'The lines'))) {
    const place = `${here}.${key}`;
    if (!isPly(key, moves.length))
      rejectData('line', place, 'The key of a line must be the number of moves made before it.');
    if (!isList(list, place)) return rejectData('type', place, 'This must be a list of lines.');
    for (; made < Number(key); made++) {
      const {seat, ...move} = moves[made]!;
      deal.play(seat, move);
    }
    const some = readPlaces(list, place, (line, number) => {
      if (left-- === 0)
        rejectData('lines', `${place}[${number}]`, `A deal can have at most ${MOST_LINES} lines.`, {most: MOST_LINES});
      return readLine(line, `${place}[${number}]`, deal.clone(), match);
    });
    if (some.length > 0) lines[Number(key)] = some;
  }
  return Object.keys(lines).length > 0 ? lines : undefined;
}

function readLine(data: unknown, path: string, deal: Deal, match: Match): Line {
  const entry = readObject(data, path, 'A line');
  const title = Object.hasOwn(entry, 'title') ? readComment(entry['title'], at(path, 'title'), 'A title') : undefined;
  const moves = playMoves(entry, path, deal, match);
  if (moves.length === 0) rejectData('moves', at(path, 'moves'), 'A line must have at least one move.');
  const comments = readComments(entry, path, moves.length);
  rejectUnknown(entry, ['title', 'moves', 'comments'], path);
  return {...(title !== undefined && {title}), moves, ...(comments && {comments})};
}
