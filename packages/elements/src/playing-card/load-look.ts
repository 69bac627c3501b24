import {failure, UNKNOWN, type Card, type Problem, type Result} from '@cartavola/engine';
import {parseCardIn} from '@cartavola/engine/notation/letters.js';
import {loadFaces, type DeckFaces} from '@cartavola/faces';
import {deckForCards, namedDeck} from '../settings/deck-for-cards.js';
import {isLatin} from '../settings/first-deck.js';
import type {Candidate} from '../settings/reader-settings.js';
import {loadCardWords, type CardWords, type Language} from '@cartavola/words';

/** Card that a page asks for, as texts. */
export interface AskedCard {
  /** Code of the card; empty for the back. */
  readonly card: string;
  /** Decks in order of precedence. */
  readonly decks: readonly Candidate[];
  /** Id of the game; empty for the first game among the ids in `around`. */
  readonly game: string;
  readonly around: readonly string[];
  readonly language: Language;
}

/** Drawing and name of a card. Parts that could not be loaded are missing. */
export interface CardLook {
  /** Text of the page. */
  readonly text: string;
  /** Card; undefined for the back. */
  readonly card?: Card | undefined;
  readonly language: Language;
  readonly faces?: DeckFaces | undefined;
  readonly words?: CardWords | undefined;
  /** Problem with the request, or with loading. */
  readonly problem?: Problem | undefined;
}

const UNLOADED: Problem = {code: 'card.load', path: '', message: 'The drawing of the card could not be loaded.'};

/** How a card is written, whatever the language of the page. */
const WRITTEN = 'it is a rank (A K Q J T 9 … 2) and a suit (S H D C, or ♠ ♥ ♦ ♣) in English letters.';

/** Reads the letters of Italian packs where such cards are drawn, unless the game maps their suits in its own way. */
async function italianCard(
  text: string,
  decks: readonly Candidate[],
  game: string,
  around: readonly string[],
): Promise<Card | undefined> {
  const card = isLatin(decks) ? parseCardIn(text, 'it', true) : undefined;
  if (card === undefined) return undefined;
  const shown = await deckForCards(decks, game, around).catch(() => undefined);
  return shown?.ok && shown.value.mapping === shown.value.deck.usual ? card : undefined;
}

/** Parses a request and loads what it needs. Never rejects. */
export async function loadLook({card: text, decks, game, around, language}: AskedCard): Promise<CardLook> {
  const wrong = (read: Result<never>): CardLook => ({text, language, ...(!read.ok && {problem: read.problem})});
  const written = parseCardIn(text, 'en');
  const card = written === UNKNOWN ? undefined : (written ?? (await italianCard(text, decks, game, around)));
  if (text !== '' && card === undefined)
    return wrong(failure('attribute.card', 'card', `There is no card "${text}": ${WRITTEN}`));
  const named = namedDeck(decks);
  if (!named.ok) return wrong(named);
  if (card === undefined) return {text, language};
  try {
    const shown = await deckForCards(decks, game, around);
    if (!shown.ok) return wrong(shown);
    const lacks = (): undefined => undefined;
    const [faces, words] = await Promise.all([
      loadFaces(shown.value).catch(lacks),
      loadCardWords(language, shown.value).catch(lacks),
    ]);
    return {text, card, language, faces, words, problem: faces && words ? undefined : UNLOADED};
  } catch {
    return {text, card, language, problem: UNLOADED};
  }
}
