import type {Result} from '@cartavola/engine';
import {loadDrawing, type DrawnDeck} from '@cartavola/faces/render-card.js';
import {loadCardWords, type CardWords, type Language} from '@cartavola/words';
import {deckForCards, namedDeck} from '../base/settings/deck-for-cards.js';
import type {Candidate} from '../base/settings/reader-settings.js';

/** Drawings and names of cards, for pictures without a table. */
export interface CardScenery {
  readonly cards: CardWords;
  readonly deck: DrawnDeck;
  readonly language: Language;
}

/**
 * Loads the data for pictures of cards without a table. `game` is the id of the cards' game, or empty. Rejects if the
 * data can't be loaded.
 */
export async function loadCardScenery(
  decks: readonly Candidate[],
  game: string,
  language: Language,
): Promise<Result<CardScenery>> {
  const named = namedDeck(decks);
  if (!named.ok) return named;
  const shown = await deckForCards(decks, game, []);
  if (!shown.ok) return shown;
  const [deck, cards] = await Promise.all([loadDrawing(shown.value), loadCardWords(language, shown.value)]);
  return {ok: true, value: {deck, cards, language}};
}
