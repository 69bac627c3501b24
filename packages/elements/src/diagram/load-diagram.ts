import {layOut, oneOf, readPointing, THEMES, WIDEST, type Diagram, type Look} from '@cartavola/diagrams';
import {failure, plain, success, type Card, type Result} from '@cartavola/engine';
import {LETTERS, parseCardIn, type Letters} from '@cartavola/engine/notation/letters.js';
import type {CardWords, Language} from '@cartavola/words';
import {SHARING} from '../base/sharing.js';
import {lettersIn} from '../picture/asked-content.js';
import {cardsMade, type AskedDiagram} from './cards-diagram.js';
import {PAGE_COLOURS} from '../picture/render-picture.js';
import {isLatin} from '../base/settings/first-deck.js';

/** Diagram with everything needed to draw it. */
export interface LoadedDiagram {
  readonly diagram: Diagram;
  readonly look: Look;
  readonly cards: CardWords;
  readonly language: Language;
}

/** Reads a diagram and loads what it needs. Rejects if something cannot be loaded. */
export async function loadDiagram(asked: AskedDiagram): Promise<Result<LoadedDiagram>> {
  const words = [
    oneOf('theme', asked.theme, THEMES),
    oneOf('letters', asked.letters, LETTERS),
    oneOf('sharing', asked.sharing, SHARING),
  ];
  const wrong = words.find(({ok}) => !ok);
  if (wrong && !wrong.ok) return wrong;
  const letters = lettersIn(asked);
  const pointing = readPointing(asked, letters);
  if (!pointing.ok) return pointing;
  const plain = plainCards(asked, letters);
  const made = plain
    ? await cardsMade(plain.cards, asked, {...pointing.value, marked: plain.marked})
    : await (await import('./position/load-table.js')).loadTable(asked, pointing.value);
  if (!made.ok) return made;
  const {diagram, scenery} = made.value;
  const look = {deck: scenery.deck, letters: scenery.cards.letters, colours: PAGE_COLOURS};
  // Lay out the diagram once here, so a card missing from the deck is reported now instead of during rendering.
  try {
    layOut(diagram, look, WIDEST);
  } catch (error) {
    if (error instanceof RangeError) return failure('diagram.card', '', error.message);
    throw error;
  }
  return success({diagram, look, cards: scenery.cards, language: asked.language});
}

/**
 * Reads cards separated by spaces, possibly with stars, without loading the notation parser. Returns undefined if the
 * text needs that parser.
 */
function plainCards(
  {given, game, decks}: AskedDiagram,
  letters: Letters,
): {readonly cards: readonly Card[]; readonly marked: readonly Card[]} | undefined {
  if (typeof given !== 'string') return undefined;
  const words = plain(given).trim().split(/\s+/);
  const cards = words.map((word) => parseCardIn(word.replace(/\*$/, ''), letters, isLatin(decks) && game === ''));
  if (cards.length === 0 || !cards.every((card) => card !== undefined)) return undefined;
  return {cards, marked: cards.filter((_, place) => words[place]!.endsWith('*'))};
}
