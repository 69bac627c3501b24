import {shownName} from '@cartavola/words';
import {failure, success, type MatchRecord, type Options, type Result, type Seat} from '@cartavola/engine';
import type {Notation} from '@cartavola/engine/notation.js';
import type {LessonGame} from '@cartavola/lessons';
import {numberUpTo} from './attributes.js';
import type {Diagram} from './diagram.js';
import {tableDiagram, type DiagramWords, type Pointing, type TableOptions} from './diagram-of.js';
import {excerptBoard} from './excerpt-board.js';
import {positionBoard, recordBoard, recordBoards} from './shown-board.js';

/** Content that shows a table: a position, part of a table, or a match. */
export type TableContent = Exclude<Notation, {readonly kind: 'cards'}>;

/** Moment and viewer of a match, as strings. */
export interface WrittenMoment {
  /** Number of moves after which to draw the match. Defaults to all moves. */
  readonly ply?: string | undefined;
  /** Seat of the viewer. By default, all hands are open. */
  readonly seat?: string | undefined;
}

/** Game, with the words needed to draw its tables. */
export interface TableScenery {
  readonly source: LessonGame;
  readonly words: DiagramWords;
}

/** Returns the options of a position, part of a table, or a match. */
export const optionsOf = (content: TableContent): Options =>
  content.kind === 'record'
    ? content.record.options
    : (content.kind === 'position' ? content.position : content.excerpt).options;

/** Returns the table options for players' names. If the viewer's seat has a name, the name replaces “you”. */
const namesIn = (names: readonly string[] | undefined, seat: Seat): Pick<TableOptions, 'names' | 'isTold'> => ({
  names,
  isTold: shownName(names?.[seat]) !== '',
});

const pointedIn = (content: TableContent, pointing: Pointing): Pointing => ({...pointing, marked: content.marked});

/** Reads the viewer's seat in a match. */
function viewerIn({game}: LessonGame, {options}: MatchRecord, seat: string | undefined): Result<Seat | undefined> {
  return numberUpTo('seat', seat, game.seats(options) - 1);
}

/**
 * Creates the diagram of a position, part of a table, or a moment in a match. A problem has the code `attribute.ply`,
 * `attribute.seat`, `record.deals` or `record.position`.
 */
export function contentDiagram(
  content: TableContent,
  {source, words}: TableScenery,
  {ply, seat}: WrittenMoment,
  pointing: Pointing,
): Result<Diagram> {
  const pointed = pointedIn(content, pointing);
  if (content.kind === 'position') {
    const {position, names} = content;
    const board = positionBoard(source, position);
    return board.ok ? success(tableDiagram(board.value, words, {...pointed, ...namesIn(names, position.seat)})) : board;
  }
  if (content.kind === 'excerpt') {
    const {excerpt, names} = content;
    const board = excerptBoard(excerpt, source.game.seats(excerpt.options));
    return success({...tableDiagram(board, words, {...pointed, ...namesIn(names, excerpt.seat)}), isPart: true});
  }
  const {record} = content;
  const viewer = viewerIn(source, record, seat);
  if (!viewer.ok) return viewer;
  const made = record.deals.reduce((sum, {moves}) => sum + moves.length, 0);
  const number = numberUpTo('ply', ply, made);
  if (!number.ok) return number;
  const board = recordBoard(source, record, number.value ?? made, viewer.value ?? 'open');
  if (!board) return failure('record.deals', 'deals', 'The record has no deals.');
  const told = {names: record.players, isTold: viewer.value === undefined};
  return success(tableDiagram(board, words, {...pointed, ...told}));
}

/**
 * Creates the diagrams of a match: one before the first move, and one after each move. Other content has only one
 * diagram. Problems have the same codes as in `contentDiagram`.
 */
export function contentDiagrams(
  content: TableContent,
  scenery: TableScenery,
  {seat}: Pick<WrittenMoment, 'seat'>,
  pointing: Pointing,
): Result<readonly Diagram[]> {
  if (content.kind !== 'record') {
    const made = contentDiagram(content, scenery, {}, pointing);
    return made.ok ? success([made.value]) : made;
  }
  const {record} = content;
  const viewer = viewerIn(scenery.source, record, seat);
  if (!viewer.ok) return viewer;
  const told = {...pointedIn(content, pointing), names: record.players, isTold: viewer.value === undefined};
  const plies = recordBoards(scenery.source, record, viewer.value ?? 'open');
  return success(plies.map(({board}) => tableDiagram(board, scenery.words, told)));
}
