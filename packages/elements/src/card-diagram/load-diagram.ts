import {
  cardsDiagram,
  layOut,
  positionBoard,
  readPointing,
  recordBoard,
  tableDiagram,
  WIDEST,
  type Diagram,
  type Look,
  type Pointing,
} from '@cartavola/diagrams';
import {failure, success, type Result, type Seat} from '@cartavola/engine';
import type {Notation} from '@cartavola/engine/notation.js';
import type {Language} from '@cartavola/words';
import {lettersOf, readAsked, type AskedContent} from '../picture/content.js';
import {PAGE_COLOURS} from '../picture/render-picture.js';
import {loadCardScenery, loadScenery} from '../picture/scenery.js';
import type {Candidate} from '../settings/reader-settings.js';

/** Diagram that a page asks for, as texts. */
export interface AskedDiagram extends AskedContent {
  readonly decks: readonly Candidate[];
  /** Number of moves of a match after which it is drawn; absent: after all. */
  readonly ply: string | undefined;
  /** Seat as which a match is seen; absent: all hands are open. */
  readonly seat: string | undefined;
  readonly dim: string;
  readonly arrows: string;
}

/** Diagram with all that it is drawn with. */
export interface LoadedDiagram {
  readonly diagram: Diagram;
  readonly look: Look;
  readonly language: Language;
}

/** Reads a diagram and loads what it needs. Rejects if something cannot be loaded. */
export async function loadDiagram(asked: AskedDiagram): Promise<Result<LoadedDiagram>> {
  const read = await readAsked(asked);
  if (!read.ok) return read;
  const {value: content} = read;
  const pointing = readPointing(asked, lettersOf(asked));
  if (!pointing.ok) return pointing;
  const pointed = {...pointing.value, marked: content.marked};
  const made = await diagramOf(content, asked, pointed);
  if (!made.ok) return made;
  const {diagram, scenery, language} = made.value;
  const look = {deck: scenery.deck, letters: scenery.cards.letters, colours: PAGE_COLOURS};
  // A card that the deck does not have is found here, not while the page is drawn.
  try {
    layOut(diagram, look, WIDEST);
  } catch (error) {
    if (error instanceof RangeError) return failure('diagram.card', '', error.message);
    throw error;
  }
  return success({diagram, look, language});
}

type Made = Pick<LoadedDiagram, 'diagram' | 'language'> & {
  readonly scenery: {readonly deck: Look['deck']; readonly cards: {readonly letters: Look['letters']}};
};

async function diagramOf(
  content: Notation,
  {decks, game, language, ply, seat}: AskedDiagram,
  pointing: Pointing,
): Promise<Result<Made>> {
  if (content.kind === 'cards') {
    const loaded = await loadCardScenery(decks, game, language);
    if (!loaded.ok) return loaded;
    const scenery = loaded.value;
    return success({diagram: cardsDiagram(content.cards, scenery.cards, pointing), scenery, language});
  }
  const loaded = await loadScenery(content, decks, language);
  if (!loaded.ok) return loaded;
  const scenery = loaded.value;
  const {source, words} = scenery;
  if (content.kind === 'position') {
    const board = positionBoard(source, content.position);
    return board.ok ? success({diagram: tableDiagram(board.value, words, pointing), scenery, language}) : board;
  }
  const {record} = content;
  const viewer = numberIn(seat, source.game.seats(record.options) - 1, 'seat');
  if (!viewer.ok) return viewer;
  const moves = record.deals.reduce((sum, deal) => sum + deal.moves.length, 0);
  const number = numberIn(ply, moves, 'ply');
  if (!number.ok) return number;
  const board = recordBoard(source, record, number.value ?? moves, viewer.value ?? 'open');
  if (!board) return failure('record.deals', 'deals', 'There is no deal in the record.');
  const told = {...pointing, names: record.players, isTold: viewer.value === undefined};
  return success({diagram: tableDiagram(board, words, told), scenery, language});
}

/** Reads a whole number from 0; undefined if nothing is written. */
function numberIn(text: string | undefined, most: number, name: string): Result<Seat | undefined> {
  if (text === undefined || text.trim() === '') return success(undefined);
  const number = Number(text);
  if (!/^\s*\d{1,6}\s*$/.test(text) || number > most)
    return failure(`attribute.${name}`, name, `The ${name} is a number from 0 to ${most}.`);
  return success(number);
}
