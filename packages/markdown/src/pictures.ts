import {
  cardsDiagram,
  drawDiagram,
  positionBoard,
  recordBoards,
  tableDiagram,
  THEMES,
  type Diagram,
  type DiagramWords,
  type Theme,
} from '@cartavola/diagrams';
import {failure, success, type Options, type Result} from '@cartavola/engine';
import type {Notation} from '@cartavola/engine/notation.js';
import {allDecks, deckFor, deckNamed, USUAL_DECK} from '@cartavola/faces/decks.js';
import {languageFor, USUAL_LANGUAGE, type Language} from '@cartavola/words';
import type {Attributes} from './attributes.js';
import {keyOf, loadLooks, type Look, type TableLook} from './look.js';

/** How pictures are drawn, where a block does not say it. */
export interface PictureOptions {
  /** Language of the texts; `en` if left out. */
  readonly language?: Language;
  /** Id of the deck; `french` if left out. */
  readonly deck?: string;
  /** Colours; `felt` if left out. */
  readonly theme?: Theme;
  /** Width in pixels; 640 if left out. */
  readonly width?: number;
}

/** Draws blocks without waiting for anything: `loadPictures` makes it. */
export interface Pictures {
  /** Language of the texts, where a block does not say it. */
  readonly language: Language;
  /** Draws what a block says, as the text of an SVG; fails where its attributes do not fit. */
  draw(content: Notation, attributes: Attributes): Result<string>;
}

/** Width in pixels of cards that stand in a line of text, before they are made small: in one row. */
const ONE_ROW = 4000;

/** Loads the words and drawings of all languages, decks and games there are. Throws if the options name none of them. */
export async function loadPictures({
  language = USUAL_LANGUAGE,
  deck = USUAL_DECK,
  theme = THEMES[0],
  width = 640,
}: PictureOptions = {}): Promise<Pictures> {
  if (!languageFor(language)) throw new RangeError(`There is no language "${language}".`);
  if (!deckNamed(deck)) throw new RangeError(`There is no deck "${deck}".`);
  if (!THEMES.includes(theme)) throw new RangeError(`There is no theme "${theme}".`);
  const looks = await loadLooks();
  return {
    language,
    draw: (content, attributes) => draw(content, {deck, theme, lang: language, ...attributes}, looks, width),
  };
}

type Given = Attributes & {readonly deck: string; readonly theme: string; readonly lang: string};

function draw(content: Notation, given: Given, looks: ReadonlyMap<string, Look>, width: number): Result<string> {
  const language = languageFor(given.lang);
  if (!language) return failure('markdown.lang', '', `There is no language “${given.lang}”.`);
  const theme = THEMES.find((one) => one === given.theme);
  if (!theme)
    return failure('markdown.theme', '', `There is no theme “${given.theme}”: expected ${THEMES.join(', ')}.`);
  const game = content.kind === 'cards' ? undefined : content.game;
  const look = looks.get(keyOf(language, given.deck, game?.id));
  if (!look || (content.kind !== 'cards' && !deckFor(given.deck, content.game, optionsOf(content)))) {
    const ids = allDecks().map(({id}) => id);
    return failure('markdown.deck', '', `There is no deck “${given.deck}” for this: expected ${ids.join(', ')}.`);
  }
  try {
    const diagram = diagramOf(content, given, look);
    if (!diagram.ok) return diagram;
    const size = given.inline === undefined ? {theme, width} : {theme: 'plain' as const, width: ONE_ROW};
    return success(drawDiagram(diagram.value, {deck: look.deck, letters: look.cards.letters, ...size}));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return failure('draw.card', '', error.message);
  }
}

const optionsOf = (content: Exclude<Notation, {kind: 'cards'}>): Options =>
  content.kind === 'record' ? content.record.options : content.position.options;

function diagramOf(content: Notation, {ply, seat}: Given, look: Look): Result<Diagram> {
  const {marked} = content;
  if (content.kind === 'cards') return success(cardsDiagram(content.cards, look.cards, marked));
  const options = optionsOf(content);
  const {source, lesson, naming} = look.table as TableLook;
  const words: DiagramWords = {cards: look.cards, lesson, book: naming(options)};
  if (content.kind === 'position') {
    const board = positionBoard(source, content.position);
    return board.ok ? success(tableDiagram(board.value, words, {marked})) : board;
  }
  const {game, record} = content;
  const made = record.deals.reduce((sum, {moves}) => sum + moves.length, 0);
  const viewer = numberIn(seat, game.seats(options) - 1);
  if (viewer === null) return failure('markdown.seat', '', `There is no seat “${seat}”.`);
  const wanted = numberIn(ply, made);
  if (wanted === null) return failure('markdown.ply', '', `There is no ply “${ply}”: the match has ${made} moves.`);
  const {board} = recordBoards(source, record, viewer ?? 'open').findLast((one) => one.ply === (wanted ?? made))!;
  return success(tableDiagram(board, words, {names: record.players, isTold: viewer === undefined, marked}));
}

/** Reads a whole number up to the largest; undefined if there is none, null if it is something else. */
const numberIn = (text: string | undefined, largest: number): number | undefined | null =>
  text === undefined ? undefined : /^\d{1,9}$/.test(text) && Number(text) <= largest ? Number(text) : null;
