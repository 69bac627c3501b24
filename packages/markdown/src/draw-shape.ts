import {
  cardsDiagram,
  COLOURS,
  isTable,
  layOut,
  layOutInline,
  positionBoard,
  readPointing,
  recordBoard,
  tableDiagram,
  THEMES,
  type Diagram,
  type DiagramWords,
} from '@cartavola/diagrams';
import {failure, success, type Options, type Result} from '@cartavola/engine';
import {LETTERS, type Notation} from '@cartavola/engine/notation.js';
import {allDecks, deckFor} from '@cartavola/faces/decks.js';
import type {Shape} from '@cartavola/faces/render-card.js';
import {languageFor} from '@cartavola/words';
import type {Attributes} from './attributes.js';
import {keyOf, type Look, type TableLook} from './look.js';
import {pictureShape} from './picture-shape.js';

/** Attributes of a block, with what it does not say. */
type Given = Attributes & {readonly deck: string; readonly lang: string};

/** Draws what a block says. Throws `RangeError` if the deck has no such card. */
export function drawShape(
  content: Notation,
  given: Given,
  looks: ReadonlyMap<string, Look>,
  width: number,
): Result<Shape> {
  const language = languageFor(given.lang);
  if (!language) return failure('attribute.lang', '', `There is no language “${given.lang}”.`);
  const named = THEMES.find((one) => one === given.theme);
  if (given.theme !== undefined && !named)
    return failure('attribute.theme', '', `There is no theme “${given.theme}”: expected ${THEMES.join(', ')}.`);
  const lookOf = (game: string | undefined): Look | undefined => looks.get(keyOf(language, given.deck, game));
  const look = content.kind === 'cards' ? (lookOf(given.game) ?? lookOf(undefined)) : lookOf(content.game.id);
  if (!look || (content.kind !== 'cards' && !deckFor(given.deck, content.game, optionsOf(content)))) {
    const ids = allDecks().map(({id}) => id);
    return failure('attribute.deck', '', `There is no deck “${given.deck}” for this: expected ${ids.join(', ')}.`);
  }
  const diagram = diagramOf(content, given, look);
  if (!diagram.ok) return diagram;
  const theme = named ?? (isTable(diagram.value) ? 'felt' : 'plain');
  const colours = COLOURS[theme];
  const drawn = {deck: look.deck, letters: look.cards.letters, colours};
  if (given.inline !== undefined)
    return success(pictureShape(layOutInline(diagram.value, {...drawn, colours: COLOURS.plain}), {isInline: true}));
  const shown = isTable(diagram.value) ? width : undefined;
  return success(pictureShape(layOut(diagram.value, drawn, width), {ground: colours.ground, width: shown}));
}

const optionsOf = (content: Exclude<Notation, {kind: 'cards'}>): Options =>
  content.kind === 'record' ? content.record.options : content.position.options;

function diagramOf(content: Notation, given: Given, look: Look): Result<Diagram> {
  const read = readPointing(
    given,
    LETTERS.find((one) => one === given.letters),
  );
  if (!read.ok) return read;
  const pointing = {...read.value, marked: content.marked};
  if (content.kind === 'cards') return success(cardsDiagram(content.cards, look.cards, pointing));
  const options = optionsOf(content);
  const {source, lesson, naming} = look.table as TableLook;
  const words: DiagramWords = {cards: look.cards, lesson, book: naming(options)};
  if (content.kind === 'position') {
    const board = positionBoard(source, content.position);
    return board.ok ? success(tableDiagram(board.value, words, pointing)) : board;
  }
  const {game, record} = content;
  const moves = record.deals.reduce((sum, deal) => sum + deal.moves.length, 0);
  const seat = numberIn(given.seat, game.seats(options) - 1, 'seat');
  if (!seat.ok) return seat;
  const ply = numberIn(given.ply, moves, 'ply');
  if (!ply.ok) return ply;
  const board = recordBoard(source, record, ply.value ?? moves, seat.value ?? 'open');
  if (!board) return failure('record.deals', 'deals', 'There is no deal in the record.');
  return success(tableDiagram(board, words, {...pointing, names: record.players, isTold: seat.value === undefined}));
}

/** Reads a whole number from 0; undefined if nothing is written. */
function numberIn(text: string | undefined, most: number, name: string): Result<number | undefined> {
  if (text === undefined) return success(undefined);
  if (/^\d{1,6}$/.test(text) && Number(text) <= most) return success(Number(text));
  return failure(`attribute.${name}`, '', `The ${name} is a number from 0 to ${most}.`);
}
