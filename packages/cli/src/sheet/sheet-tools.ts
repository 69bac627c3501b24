import {
  COLOURS,
  drawDiagram,
  layOutInline,
  tableDiagram,
  writePicture,
  type Diagram,
  type DiagramWords,
} from '@cartavola/diagrams';
import type {MappedDeck, Options, WholeGame} from '@cartavola/engine';
import {deckFor} from '@cartavola/faces/decks.js';
import {loadDrawing, type DrawnDeck} from '@cartavola/faces/render-card.js';
import type {Board, LessonSource} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {
  loadBookNames,
  loadCardWords,
  loadLessonWords,
  loadSheetWords,
  type Figure,
  type Language,
  type SheetWords,
} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';
import {escaped} from '../escaped.js';
import {WrongUse} from '../surroundings.js';

/** Width in pixels for drawing tables: narrow enough for paper, but with legible text. */
const WIDTH = 520;

/** Everything that is needed to create a sheet for a game. */
export interface SheetTools extends DiagramWords {
  readonly language: Language;
  readonly sheet: SheetWords;
  readonly source: LessonSource;
  readonly deck: DrawnDeck;
  readonly shown: MappedDeck;
  /** Drawings of cards that the page has defined so far. */
  readonly defined: Set<unknown>;
}

/** Loads the words and the deck for a game's sheet. Throws `WrongUse`. */
export async function loadSheetTools(
  game: WholeGame,
  language: Language,
  deckName: string,
  options: Options,
): Promise<SheetTools> {
  const shown = deckFor(deckName, game, options);
  if (!shown) throw new WrongUse(`${game.id} has no deck "${deckName}" with these options`);
  const [{lesson: source}, {rulebook}, cards, deck, sheet] = await Promise.all([
    lessons[game.id]!(),
    rulebooks[game.id]!(),
    loadCardWords(language, shown),
    loadDrawing(shown),
    loadSheetWords(language),
  ]);
  const [lesson, book] = await Promise.all([
    loadLessonWords(language, cards),
    loadBookNames(rulebook, language, {options, shown}),
  ]);
  return {language, sheet, source, deck, shown, cards, lesson, book, defined: new Set()};
}

/** Draws a diagram in dark colours on white. */
export function sheetPicture(diagram: Diagram, {deck, cards: {letters}, defined}: SheetTools): string {
  return `<div class="picture">${drawDiagram(diagram, {deck, letters, theme: 'plain', width: WIDTH, defined})}</div>`;
}

/** Draws a table. */
export const tablePicture = (board: Board, tools: SheetTools): string =>
  sheetPicture(tableDiagram(board, tools), tools);

/** Draws a rule's figure: cards with notes below them, and signs between them. */
export const figureHtml = (figure: Figure, tools: SheetTools): string =>
  `<ul class="figure">${figure.map((one) => `<li>${picturedHtml(one, tools)}</li>`).join('')}</ul>`;

function picturedHtml(one: Figure[number], {deck, cards, defined}: SheetTools): string {
  if ('sign' in one) return escaped(one.sign);
  const diagram: Diagram = {
    others: [],
    facts: [],
    middle: [],
    heaps: [],
    hand: {title: '', cards: [{card: one.card, isMarked: false}]},
    description: cards.name(one.card),
  };
  const look = {deck, letters: cards.letters, colours: COLOURS.plain};
  const laid = layOutInline(diagram, look);
  const figures = laid.figures.filter(([, {id}]) => !defined.has(id));
  for (const [, {id}] of figures) defined.add(id);
  const note = one.note === undefined ? '' : `<small>${escaped(one.note)}</small>`;
  return writePicture({...laid, figures}, {scale: 1, corner: 0}) + note;
}

/** Returns a line to write the answer on. */
export const answerLine = ({lesson}: SheetTools): string => `<p class="line">${escaped(lesson.number)}</p>`;
