import {
  captioned,
  cardsDiagram,
  contentDiagram,
  contentDiagrams,
  drawDiagram,
  optionsOf,
  type Diagram,
} from '@cartavola/diagrams';
import {failure, success, type Result, type WholeGame} from '@cartavola/engine';
import type {Notation} from '@cartavola/engine/notation.js';
import {deckFor, deckNamed} from '@cartavola/faces/decks.js';
import {loadDrawing} from '@cartavola/faces/render-card.js';
import {lessons} from '@cartavola/lessons/games.js';
import {loadBookNames, loadCardWords, loadLessonWords, type CardWords} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';
import type {DrawSettings} from './draw-settings.js';
import {WrongUse} from './surroundings.js';

/** Picture drawn from a diagram. */
export interface DrawnPicture {
  readonly svg: string;
  /** Description in sentences, for people who can't see the picture. */
  readonly description: string;
}

/** Draws each picture. Throws `WrongUse`. */
export async function picturesOf(content: Notation, settings: DrawSettings): Promise<Result<readonly DrawnPicture[]>> {
  const {language, theme, width, frame} = settings;
  const game = content.kind === 'cards' ? undefined : content.game;
  const shown = shownBy(settings, game, content);
  const [deck, cards] = await Promise.all([loadDrawing(shown), loadCardWords(language, shown)]);
  const draw = (diagram: Diagram): DrawnPicture => ({
    svg: drawDiagram(diagram, {deck, letters: cards.letters, theme, width, frame}),
    description: captioned(diagram.description, frame?.caption),
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

async function diagramsOf(
  content: Notation,
  {language, seat, ply, isEach, pointing}: DrawSettings,
  cards: CardWords,
  shown: Shown,
): Promise<Result<readonly Diagram[]>> {
  if (content.kind === 'cards')
    return success([cardsDiagram(content.cards, cards, {...pointing, marked: content.marked})]);
  const {game} = content;
  const options = optionsOf(content);
  const [{lesson: source}, {rulebook}, lesson] = await Promise.all([
    lessons[game.id]!(),
    rulebooks[game.id]!(),
    loadLessonWords(language, cards),
  ]);
  const words = {cards, lesson, book: await loadBookNames(rulebook, language, {options, shown})};
  const scenery = {source, words};
  const made = isEach
    ? contentDiagrams(content, scenery, {seat}, pointing)
    : oneOf(contentDiagram(content, scenery, {ply, seat}, pointing));
  // Faults in the command's options count as wrong usage, not as faults in the text.
  if (!made.ok && made.problem.code.startsWith('attribute.'))
    throw new WrongUse(`--${made.problem.path}: ${made.problem.message}`);
  return made;
}

const oneOf = (made: Result<Diagram>): Result<readonly Diagram[]> => (made.ok ? success([made.value]) : made);
