import {
  failure,
  Match,
  success,
  type Comment,
  type Deal,
  type Fact,
  type MatchRecord,
  type Result,
  type Seat,
  type View,
  type WholeGame,
} from '@cartavola/engine';
import {parseRecord} from '@cartavola/engine/read-record.js';
import type {Language} from '@cartavola/words';
import {moveText} from './move-text.js';
import type {MoveComment, Recorded, Step} from './step.js';

/** Attributes of a position taken from a record. */
export const RECORD_ATTRIBUTES = ['deal', 'from', 'to', 'seat', 'open'];

/** Source of a step's table: a record in JSON, and the position's attributes. */
interface Given {
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly language: Language;
  /** True if the reader is asked for a move. */
  readonly asksMove: boolean;
  /** True if the others continue to play as in the record. */
  readonly goesOn: boolean;
  readonly goal: string | undefined;
}

/** Parts of a step that come from a record. */
export type TakenStep = Required<Pick<Step, 'recorded' | 'moves'>> & Pick<Step, 'script' | 'comments'>;

/**
 * Takes a step's table, moves and comments from a deal in a record. `deal` counts from 1. `from` is the first move to
 * show, and `to` is the last (`from` - 1 shows no moves). If neither is present, the whole deal is shown. With
 * `script="record"`, the others continue to play as in the record.
 */
export function readRecorded(game: WholeGame, given: Given): Result<TakenStep> {
  const read = parseRecord(given.text, [game]);
  if (!read.ok) return read;
  const record = read.value;
  const {attributes} = given;
  const number = numberIn(attributes['deal'], 1, record.deals.length, 1);
  const seat = numberIn(attributes['seat'], 0, game.seats(record.options) - 1, 0);
  if (number === undefined)
    return failure('lesson.position', 'deal', `"deal" must be from 1 to ${record.deals.length}.`);
  if (seat === undefined)
    return failure('lesson.position', 'seat', `"seat" must be from 0 to ${game.seats(record.options) - 1}.`);
  const {moves, comments = {}, marks} = record.deals[number - 1]!;
  const from = numberIn(attributes['from'], 1, moves.length + 1, 1);
  if (from === undefined) return failure('lesson.position', 'from', `The deal has only moves 1 to ${moves.length}.`);
  const to = numberIn(attributes['to'], from - 1, moves.length, moves.length);
  if (to === undefined)
    return failure('lesson.position', 'to', `"to" must be from ${from - 1} (no move shown) to ${moves.length}.`);
  if (given.asksMove && marks && to === moves.length)
    return failure(
      'lesson.position',
      'to',
      `The deal is over after move ${to}: set "to" to the last move before the question.`,
    );
  const script = given.goesOn ? repliesIn(record, {number, seat, to, goal: given.goal}) : success(undefined);
  if (!script.ok) return script;
  const shown = moves.slice(from - 1, to);
  return success({
    recorded: {options: record.options, seat, begin: () => beginAt(game, record, {number, seat, from})},
    moves: textOf(shown),
    ...(script.value !== undefined && {script: script.value}),
    comments: Object.entries(comments)
      .map(([place, comment]) => ({move: Number(place) - from + 1, text: textIn(comment, given.language)}))
      .filter(({move}) => move >= 0 && move <= shown.length),
  });
}

/** Parses a whole number. Returns undefined if the string isn't one, or if it is out of range. */
function numberIn(text: string | undefined, least: number, most: number, fallback: number): number | undefined {
  const value = text === undefined ? fallback : /^\d+$/.test(text.trim()) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}

type RecordMoves = MatchRecord['deals'][number]['moves'];

const textOf = (moves: RecordMoves): string => moves.map(({seat, ...move}) => moveText(seat, move)).join(' ');

const textIn = (comment: Comment, language: Language): string =>
  typeof comment === 'string' ? comment : (comment[language] ?? Object.values(comment)[0] ?? '');

/** Replays the record up to the first move to show. */
function beginAt(
  game: WholeGame,
  record: MatchRecord,
  {number, seat, from}: {readonly number: number; readonly seat: Seat; readonly from: number},
): ReturnType<Recorded['begin']> {
  const match = new Match(game, record.options, '');
  const played = (place: number, moves: RecordMoves, see?: (deal: Deal) => void): Deal => {
    const deal = match.deal(record.deals[place]);
    see?.(deal);
    for (const {seat: by, ...move} of moves) {
      deal.play(by, move);
      see?.(deal);
    }
    return deal;
  };
  for (let place = 0; place < number - 1; place++) match.finish(played(place, record.deals[place]!.moves));
  const facts: Fact[] = [];
  let start: View | undefined;
  const deal = played(number - 1, record.deals[number - 1]!.moves.slice(0, from - 1), (now) => {
    if (start) facts.push(...game.tell(now, seat));
    start ??= game.view(now, seat);
  });
  return {deal, start: start!, facts};
}

/** Lists the others' moves after each of the reader's moves, with one part for each turn in the goal. */
function repliesIn(
  {deals}: MatchRecord,
  {
    number,
    seat,
    to,
    goal,
  }: {readonly number: number; readonly seat: Seat; readonly to: number; readonly goal: string | undefined},
): Result<string> {
  const turns = (goal ?? '').split('/').length;
  if (turns < 2)
    return failure(
      'lesson.goal',
      'goal',
      'With a script, the goal needs one part for each turn, with "/" between them.',
    );
  const rest = deals[number - 1]!.moves.slice(to);
  if (rest[0]?.seat !== seat)
    return failure('lesson.position', 'to', `After move ${to} of the record, it is not the turn of seat ${seat}.`);
  const parts: string[] = [];
  for (let place = 0; parts.length < turns - 1;) {
    const next = rest.findIndex((move, later) => later > place && move.seat === seat);
    if (next < 0)
      return failure(
        'lesson.moves',
        'script',
        `The record has ${parts.length + 1} turns of seat ${seat} there, but the goal has ${turns}.`,
      );
    parts.push(textOf(rest.slice(place + 1, next)));
    place = next;
  }
  return success(parts.join(' / '));
}

/** Returns the record's comments on moves that have no comment in the page. */
export const unsaid = (comments: readonly MoveComment[], written: readonly MoveComment[]): readonly MoveComment[] =>
  comments.filter(({move}) => !written.some((one) => one.move === move));
