import {
  cardsDiagram,
  layOut,
  oneOf,
  readPointing,
  THEMES,
  WIDEST,
  type Diagram,
  type Look,
  type Pointing,
} from '@cartavola/diagrams';
import {failure, plain, success, type Card, type Result} from '@cartavola/engine';
import {LETTERS, parseCardIn, type Letters} from '@cartavola/engine/notation/letters.js';
import type {CardWords, Language} from '@cartavola/words';
import {SHARING} from '../element/sharing.js';
import {loadCardScenery} from '../picture/card-scenery.js';
import {lettersIn, type AskedContent} from '../picture/asked-content.js';
import {PAGE_COLOURS} from '../picture/render-picture.js';
import {isLatin} from '../settings/first-deck.js';

/** Diagram that a page asks for, as texts. */
export interface AskedDiagram extends AskedContent {
  /** Number of moves of a match after which it is drawn; absent: after all. */
  readonly ply: string | undefined;
  /** Seat as which a match is seen; absent: all hands are open. */
  readonly seat: string | undefined;
  readonly dim: string;
  readonly arrows: string;
  readonly theme: string | undefined;
  readonly sharing: string | undefined;
}

/** Diagram, and the cards that it is drawn with. */
export interface MadeDiagram {
  readonly diagram: Diagram;
  readonly scenery: {readonly deck: Look['deck']; readonly cards: CardWords};
}

/** Diagram with all that it is drawn with. */
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
    : await (await import('./later/load-table.js')).loadTable(asked, pointing.value);
  if (!made.ok) return made;
  const {diagram, scenery} = made.value;
  const look = {deck: scenery.deck, letters: scenery.cards.letters, colours: PAGE_COLOURS};
  // A card that the deck does not have is found here, not while the page is drawn.
  try {
    layOut(diagram, look, WIDEST);
  } catch (error) {
    if (error instanceof RangeError) return failure('diagram.card', '', error.message);
    throw error;
  }
  return success({diagram, look, cards: scenery.cards, language: asked.language});
}

/** Reads cards between spaces, some with stars, without the reader of notation; undefined if that has to read the text. */
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

/** Makes the diagram of cards alone. */
export async function cardsMade(
  cards: readonly Card[],
  {decks, game, language}: AskedDiagram,
  pointing: Pointing,
): Promise<Result<MadeDiagram>> {
  const loaded = await loadCardScenery(decks, game, language);
  if (!loaded.ok) return loaded;
  return success({diagram: cardsDiagram(cards, loaded.value.cards, pointing), scenery: loaded.value});
}
