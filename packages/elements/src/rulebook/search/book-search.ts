import {allDecks, deckFor} from '@cartavola/faces';
import {loadCardWords} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';
import {BookSearch} from '@cartavola/words/search/search-book.js';
import type {OpenRules} from '../../question/open-book.js';

export {renderResults} from './render-results.js';

/** Prepares the search in a book. Readers can use the card names of any of the game's decks. */
export async function searchIn({book, language, cards, options}: OpenRules): Promise<BookSearch> {
  const {rulebook} = await rulebooks[book.game]!();
  const decks = allDecks().flatMap(({id}) => deckFor(id, rulebook.game, options) ?? []);
  const others = await Promise.all(decks.map((deck) => loadCardWords(language, deck)));
  return BookSearch.load(book, language, {cards, others});
}
