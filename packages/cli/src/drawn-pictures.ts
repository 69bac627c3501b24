import {
  cardsDiagram,
  drawDiagram,
  positionBoard,
  recordBoards,
  tableDiagram,
  type Diagram,
  type Ply,
} from '@cartavola/diagrams';
import {failure, success, type MatchRecord, type Options, type Result, type WholeGame} from '@cartavola/engine';
import type {Notation} from '@cartavola/engine/notation.js';
import {deckFor, deckNamed} from '@cartavola/faces/decks.js';
import {loadDrawing} from '@cartavola/faces/render-card.js';
import {lessons} from '@cartavola/lessons/games.js';
import {loadBookNames, loadCardWords, loadLessonWords, type CardWords} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';
import type {DrawSettings} from './draw-settings.js';
import {WrongUse} from './surroundings.js';

/** Picture of a diagram. */
export interface DrawnPicture {
  readonly svg: string;
  /** What is there in sentences, for who cannot see it. */
  readonly description: string;
}

/** Draws each picture that is asked for. Throws `WrongUse`. */
export async function picturesOf(content: Notation, settings: DrawSettings): Promise<Result<readonly DrawnPicture[]>> {
  const {language, theme, width} = settings;
  const game = content.kind === 'cards' ? undefined : content.game;
  const shown = shownBy(settings, game, content);
  const [deck, cards] = await Promise.all([loadDrawing(shown), loadCardWords(language, shown)]);
  const draw = (diagram: Diagram): DrawnPicture => ({
    svg: drawDiagram(diagram, {deck, letters: cards.letters, theme, width}),
    description: diagram.description,
  });
  try {
    const diagrams = await diagramsOf(content, settings, cards, shown);
    return diagrams.ok ? success(diagrams.value.map(draw)) : diagrams;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return failure('draw.card', '', error.message);
  }
}

type Shown = Parameters<typeof loadDrawing>[0];

/** Maps the deck to the game. Throws `WrongUse`. */
function shownBy({deck}: DrawSettings, game: WholeGame | undefined, content: Notation): Shown {
  const named = deckNamed(deck)!;
  if (!game || content.kind === 'cards') return {deck: named, mapping: named.usual};
  const shown = deckFor(deck, game, optionsOf(content));
  if (!shown) throw new WrongUse(`${game.id} has no deck "${deck}" with these options`);
  return shown;
}

const optionsOf = (content: Exclude<Notation, {kind: 'cards'}>): Options =>
  content.kind === 'record' ? content.record.options : content.position.options;

async function diagramsOf(
  content: Notation,
  {language, seat, ply, pointing}: DrawSettings,
  cards: CardWords,
  shown: Shown,
): Promise<Result<readonly Diagram[]>> {
  const pointed = {...pointing, marked: content.marked};
  if (content.kind === 'cards') return success([cardsDiagram(content.cards, cards, pointed)]);
  const {game} = content;
  const options = optionsOf(content);
  const [{lesson: source}, {rulebook}, lesson] = await Promise.all([
    lessons[game.id]!(),
    rulebooks[game.id]!(),
    loadLessonWords(language, cards),
  ]);
  const words = {cards, lesson, book: await loadBookNames(rulebook, language, {options, shown})};
  if (content.kind === 'position') {
    const board = positionBoard(source, content.position);
    return board.ok ? success([tableDiagram(board.value, words, pointed)]) : board;
  }
  const {record} = content;
  if (seat !== undefined && seat >= game.seats(options)) throw new WrongUse(`there is no seat ${seat}`);
  const plies = pliesOf(recordBoards(source, record, seat ?? 'open'), record, ply);
  return success(
    plies.map(({board}) => tableDiagram(board, words, {...pointed, names: record.players, isTold: seat === undefined})),
  );
}

/** Returns the moments of a match that are asked for. Throws `WrongUse`. */
function pliesOf(all: readonly Ply[], {deals}: MatchRecord, ply: DrawSettings['ply']): readonly Ply[] {
  if (ply === 'each') return all;
  const made = deals.reduce((sum, {moves}) => sum + moves.length, 0);
  const found = all.findLast((one) => one.ply === (ply ?? made));
  if (!found) throw new WrongUse(`the match has ${made} moves`);
  return [found];
}
