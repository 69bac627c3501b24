import {failure, parseCard, UNKNOWN, type Card, type Problem, type Result} from '@cartavola/engine';
import {loadFaces, type DeckFaces} from '@cartavola/faces';
import {deckForCards, namedDeck} from '../base/settings/deck-for-cards.js';
import {isLatin} from '../base/settings/first-deck.js';
import type {Candidate} from '../base/settings/reader-settings.js';
import {loadCardWords, type CardWords, type Language} from '@cartavola/words';

/** Request for a card, from the attributes of an element. */
export interface AskedCard {
  /** Code of the card; empty for the back. */
  readonly card: string;
  /** Decks in order of precedence. */
  readonly decks: readonly Candidate[];
  /** Id of the game, or empty to use the first game id in `around`. */
  readonly game: string;
  readonly around: readonly string[];
  readonly language: Language;
}

/** Drawing and name of a card. Parts that could not be loaded are missing. */
export interface CardLook {
  /** Card code from the request. */
  readonly text: string;
  /** Card, or undefined for a card back. */
  readonly card?: Card | undefined;
  readonly language: Language;
  readonly faces?: DeckFaces | undefined;
  readonly words?: CardWords | undefined;
  /** Problem with the request or with loading. */
  readonly problem?: Problem | undefined;
  /** Problem in the reader's language. */
  readonly explanation?: string;
}

const UNLOADED: Problem = {code: 'card.load', path: '', message: 'The card’s picture could not be loaded.'};

/** Returns a problem's message in the reader's language, or in English if that language can't be loaded. */
const explain = (problem: Problem, language: Language): Promise<string> =>
  import('../base/problem/explained.js').then(
    ({explained}) => explained(problem, language),
    () => problem.message,
  );

/** Description of the card format, which doesn't depend on the page's language. */
const WRITTEN = 'write a rank (A K Q J T 9 … 2) and a suit (S H D C, or ♠ ♥ ♦ ♣) in English letters.';

/**
 * Parses a card that isn't in the record format, such as one typed on a phone or one with Italian letters. Italian
 * letters require an Italian deck, and a game that uses the deck's default mapping.
 */
async function typedCard({card: text, decks, game, around}: AskedCard): Promise<Card | undefined> {
  const {parseCardIn} = await import('@cartavola/engine/notation/letters.js');
  const card = parseCardIn(text, 'en');
  if (card !== undefined) return card === UNKNOWN ? undefined : card;
  if (!isLatin(decks)) return undefined;
  const shown = await deckForCards(decks, game, around);
  return shown.ok && shown.value.mapping === shown.value.deck.usual ? parseCardIn(text, 'it', true) : undefined;
}

/** Parses a request and loads what it needs. Never rejects. */
export async function loadLook(asked: AskedCard): Promise<CardLook> {
  const {card: text, decks, game, around, language} = asked;
  const wrong = async (read: Result<never>): Promise<CardLook> =>
    read.ok
      ? {text, language}
      : {
          text,
          language,
          problem: read.problem,
          explanation: await explain(read.problem, language),
        };
  const card = text === '' ? undefined : (parseCard(text) ?? (await typedCard(asked).catch(() => undefined)));
  if (text !== '' && card === undefined)
    return wrong(failure('attribute.card', 'card', `"${text}" is not a card: ${WRITTEN}`));
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
