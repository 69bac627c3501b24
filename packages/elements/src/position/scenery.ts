import {optionsOf, type DiagramWords, type TableContent} from '@cartavola/diagrams';
import type {MappedDeck, Result} from '@cartavola/engine';
import {deckFor, type Deck} from '@cartavola/faces';
import {loadDrawing} from '@cartavola/faces/render-card.js';
import type {LessonSource} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {loadBookNames, loadCardWords, loadLessonWords, type Language} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';
import {namedDeck} from '../base/settings/deck-for-cards.js';
import {firstDeck} from '../base/settings/first-deck.js';
import type {Candidate} from '../base/settings/reader-settings.js';
import type {CardScenery} from '../picture/card-scenery.js';

/** Data for pictures of a game's tables. */
export interface Scenery extends CardScenery {
  readonly source: LessonSource;
  readonly words: DiagramWords;
  /** Deck, mapped to the game's cards. */
  readonly shown: MappedDeck<Deck>;
}

/** Loads the data for pictures of a position or match. Rejects if the data can't be loaded. */
export async function loadScenery(
  content: TableContent,
  decks: readonly Candidate[],
  language: Language,
): Promise<Result<Scenery>> {
  const {game} = content;
  const options = optionsOf(content);
  const named = namedDeck(decks);
  if (!named.ok) return named;
  const found = firstDeck(decks, (id) => deckFor(id, game, options));
  if (!found.ok) return found;
  const shown = found.value;
  const [{lesson: source}, {rulebook}, deck, cards] = await Promise.all([
    lessons[game.id]!(),
    rulebooks[game.id]!(),
    loadDrawing(shown),
    loadCardWords(language, shown),
  ]);
  const [lesson, book] = await Promise.all([
    loadLessonWords(language, cards),
    loadBookNames(rulebook, language, {options, shown}),
  ]);
  return {ok: true, value: {source, words: {cards, lesson, book}, cards, deck, language, shown}};
}
