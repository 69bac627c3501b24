// Test helpers: diagrams of notation, positions and records, as pages and the command create them.
import {
  cardsDiagram,
  contentDiagram,
  contentDiagrams,
  optionsOf,
  type Diagram,
  type DiagramWords,
  type DrawingOptions,
} from '@cartavola/diagrams';
import {readRecord, type MatchRecord, type Seat, type WholeGame} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {readNotation} from '@cartavola/engine/notation.js';
import {deckFor, deckNamed} from '@cartavola/faces/decks.js';
import {loadDrawing} from '@cartavola/faces/render-card.js';
import {lessons} from '@cartavola/lessons/games.js';
import {loadBookNames, loadCardWords, loadLessonWords, type Language} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';

/** A diagram with the words and deck for drawing it. */
interface Drawn {
  readonly diagram: Diagram;
  readonly look: Pick<DrawingOptions, 'deck' | 'letters'>;
}

/** Creates the diagram for text in notation. */
export async function drawn(text: string, language: Language = 'en', deck = 'french'): Promise<Drawn> {
  const read = readNotation(text, {games});
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const content = read.value;
  if (content.kind === 'cards') {
    const shown = {deck: deckNamed(deck)!, mapping: deckNamed(deck)!.usual};
    const words = await loadCardWords(language, shown);
    const look = {deck: await loadDrawing(shown), letters: words.letters};
    return {diagram: cardsDiagram(content.cards, words, {marked: content.marked}), look};
  }
  if (content.kind === 'record') return (await drawnRecord(content.game, content.record, 'open', language)).at(-1)!;
  const {look, ...scenery} = await textsFor(content.game, optionsOf(content), language, deck);
  const made = contentDiagram(content, scenery, {}, {});
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return {diagram: made.value, look};
}

/** Creates the diagrams for all moments in a record. */
export async function drawnRecord(
  game: WholeGame,
  record: MatchRecord,
  viewer: Seat | 'open',
  language: Language = 'en',
): Promise<Drawn[]> {
  const {look, ...scenery} = await textsFor(game, record.options, language, 'french');
  const seat = viewer === 'open' ? undefined : String(viewer);
  const made = contentDiagrams({kind: 'record', game, record, marked: []}, scenery, {seat}, {});
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value.map((diagram) => ({diagram, look}));
}

/** Creates the diagram for a moment in a record, as a seat sees it. */
export async function drawnMoment(game: WholeGame, record: MatchRecord, ply: number, seat: Seat): Promise<Diagram> {
  const scenery = await textsFor(game, record.options, 'en', 'french');
  const content = {kind: 'record', game, record, marked: []} as const;
  const made = contentDiagram(content, scenery, {ply: String(ply), seat: String(seat)}, {});
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value;
}

async function textsFor(game: WholeGame, options: MatchRecord['options'], language: Language, deck: string) {
  const shown = deckFor(deck, game, options)!;
  const cards = await loadCardWords(language, shown);
  const {rulebook} = await rulebooks[game.id]!();
  const words: DiagramWords = {
    cards,
    lesson: await loadLessonWords(language, cards),
    book: await loadBookNames(rulebook, language, {options, shown}),
  };
  const look = {deck: await loadDrawing(shown), letters: cards.letters};
  return {words, look, source: (await lessons[game.id]!()).lesson};
}

/** Reads a valid record. */
export function recordIn(data: unknown): {readonly game: WholeGame; readonly record: MatchRecord} {
  const read = readRecord(data, games);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return {record: read.value, game: games.find(({id}) => id === read.value.game)!};
}
