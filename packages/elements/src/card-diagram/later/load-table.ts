import {positionBoard, recordBoard, tableDiagram, type Pointing} from '@cartavola/diagrams';
import {failure, success, type Result} from '@cartavola/engine';
import type {Notation} from '@cartavola/engine/notation.js';
import {numberUpTo} from '../../picture/attributes.js';
import {readAsked} from '../../picture/content.js';
import {loadScenery} from '../../picture/scenery.js';
import {cardsMade, type AskedDiagram, type MadeDiagram} from '../load-diagram.js';

/** Makes the diagram of a text that is more than cards, or that has a fault. Rejects if something cannot be loaded. */
export async function loadTable(asked: AskedDiagram, pointing: Pointing): Promise<Result<MadeDiagram>> {
  const read = await readAsked(asked);
  if (!read.ok) return read;
  const content = read.value;
  const pointed = {...pointing, marked: content.marked};
  return content.kind === 'cards' ? cardsMade(content.cards, asked, pointed) : tableMade(content, asked, pointed);
}

async function tableMade(
  content: Exclude<Notation, {kind: 'cards'}>,
  {decks, language, ply, seat}: AskedDiagram,
  pointing: Pointing,
): Promise<Result<MadeDiagram>> {
  const loaded = await loadScenery(content, decks, language);
  if (!loaded.ok) return loaded;
  const scenery = loaded.value;
  const {source, words} = scenery;
  if (content.kind === 'position') {
    const board = positionBoard(source, content.position);
    return board.ok ? success({diagram: tableDiagram(board.value, words, pointing), scenery}) : board;
  }
  const {record} = content;
  const viewer = numberUpTo('seat', seat, source.game.seats(record.options) - 1);
  if (!viewer.ok) return viewer;
  const moves = record.deals.reduce((sum, deal) => sum + deal.moves.length, 0);
  const number = numberUpTo('ply', ply, moves);
  if (!number.ok) return number;
  const board = recordBoard(source, record, number.value ?? moves, viewer.value ?? 'open');
  if (!board) return failure('record.deals', 'deals', 'There is no deal in the record.');
  const told = {...pointing, names: record.players, isTold: viewer.value === undefined};
  return success({diagram: tableDiagram(board, words, told), scenery});
}
