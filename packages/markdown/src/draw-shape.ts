import {
  cardsDiagram,
  COLOURS,
  contentDiagram,
  isTable,
  layOut,
  layOutInline,
  optionsOf,
  readPointing,
  scaleOf,
  THEMES,
  type Diagram,
} from '@cartavola/diagrams';
import {failure, success, type Result} from '@cartavola/engine';
import {LETTERS, type Notation} from '@cartavola/engine/notation.js';
import {allDecks, deckFor} from '@cartavola/faces/decks.js';
import type {Shape} from '@cartavola/faces/render-card.js';
import {languageFor} from '@cartavola/words';
import type {Attributes} from './attributes.js';
import {keyOf, type Look, type TableLook} from './look.js';
import {pictureShape} from './picture-shape.js';

/** A block's attributes, including defaults. */
type Given = Attributes & {readonly deck: string; readonly lang: string};

/** Draws the content of a block. Throws `RangeError` if the deck lacks a card. */
export function drawShape(
  content: Notation,
  given: Given,
  looks: ReadonlyMap<string, Look>,
  width: number,
): Result<Shape> {
  const language = languageFor(given.lang);
  if (!language) return failure('attribute.lang', '', `“${given.lang}” is not a language of the kit.`);
  const named = THEMES.find((one) => one === given.theme);
  if (given.theme !== undefined && !named)
    return failure('attribute.theme', '', `“${given.theme}” is not a theme: expected ${THEMES.join(', ')}.`);
  const lookOf = (game: string | undefined): Look | undefined => looks.get(keyOf(language, given.deck, game));
  const look = content.kind === 'cards' ? (lookOf(given.game) ?? lookOf(undefined)) : lookOf(content.game.id);
  if (!look || (content.kind !== 'cards' && !deckFor(given.deck, content.game, optionsOf(content)))) {
    const ids = allDecks().map(({id}) => id);
    return failure('attribute.deck', '', `“${given.deck}” is not a deck for this: expected ${ids.join(', ')}.`);
  }
  const diagram = diagramOf(content, given, look);
  if (!diagram.ok) return diagram;
  const theme = named ?? (isTable(diagram.value) ? 'felt' : 'plain');
  const colours = COLOURS[theme];
  const drawn = {deck: look.deck, letters: look.cards.letters, colours};
  if (given.inline !== undefined)
    return success(pictureShape(layOutInline(diagram.value, {...drawn, colours: COLOURS.plain}), {isInline: true}));
  const picture = layOut(diagram.value, drawn, width);
  const shown = picture.width * scaleOf(diagram.value, picture, width);
  return success(pictureShape(picture, {ground: colours.ground, width: shown}));
}

function diagramOf(content: Notation, given: Given, look: Look): Result<Diagram> {
  const read = readPointing(
    given,
    LETTERS.find((one) => one === given.letters),
  );
  if (!read.ok) return read;
  const pointing = {...read.value, marked: content.marked};
  if (content.kind === 'cards') return success(cardsDiagram(content.cards, look.cards, pointing));
  const {source, lesson, naming} = look.table as TableLook;
  const words = {cards: look.cards, lesson, book: naming(optionsOf(content))};
  return contentDiagram(content, {source, words}, given, pointing);
}
