import type {DiagramWords} from '@cartavola/diagrams';
import {failure, mappedDeck, type MappedDeck, type Options, type Result} from '@cartavola/engine';
import type {Notation} from '@cartavola/engine/notation.js';
import {allDecks, deckNamed, type Deck} from '@cartavola/faces';
import {loadDrawing, type DrawnDeck} from '@cartavola/faces/render-card.js';
import {lessons} from '@cartavola/lessons/games.js';
import type {LessonSource} from '@cartavola/lessons';
import {loadBookNames, loadCardWords, loadLessonWords, type CardWords, type Language} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';
import {firstDeck} from '../settings/first-deck.js';
import type {Candidate} from '../settings/reader-settings.js';

/** Cards and their names, for pictures of cards alone. */
export interface CardScenery {
  readonly cards: CardWords;
  readonly deck: DrawnDeck;
  readonly language: Language;
}

/** All that pictures of one game need, with the rules that they are about. */
export interface Scenery extends CardScenery {
  readonly source: LessonSource;
  readonly words: DiagramWords;
  /** Deck as the game maps it. */
  readonly shown: MappedDeck<Deck>;
}

/** Returns the first of some decks that can be used, for a game or for cards alone. */
function deckAmong(
  decks: readonly Candidate[],
  mapped: (deck: Deck) => MappedDeck<Deck> | undefined,
): Result<MappedDeck<Deck>> {
  if (decks.some(({value, isOwn}) => isOwn && !deckNamed(value))) {
    const ids = allDecks().map(({id}) => id);
    return failure('attribute.deck', 'deck', `A deck is one of: ${ids.join(', ')}.`);
  }
  return firstDeck(decks, (id) => {
    const deck = deckNamed(id);
    return deck && mapped(deck);
  });
}

const optionsOf = (content: Exclude<Notation, {kind: 'cards'}>): Options =>
  content.kind === 'record' ? content.record.options : content.position.options;

/** Loads what pictures of cards alone need. Rejects if it cannot be loaded. */
export async function loadCardScenery(
  decks: readonly Candidate[],
  game: string,
  language: Language,
): Promise<Result<CardScenery>> {
  const user = Object.hasOwn(lessons, game) ? (await lessons[game]!()).lesson.game : undefined;
  const shown = deckAmong(decks, (deck) => (user ? mappedDeck(deck, user) : {deck, mapping: deck.usual}));
  if (!shown.ok) return shown;
  const [deck, cards] = await Promise.all([loadDrawing(shown.value), loadCardWords(language, shown.value)]);
  return {ok: true, value: {deck, cards, language}};
}

/** Loads what pictures of a position or a match need. Rejects if it cannot be loaded. */
export async function loadScenery(
  content: Exclude<Notation, {kind: 'cards'}>,
  decks: readonly Candidate[],
  language: Language,
): Promise<Result<Scenery>> {
  const {game} = content;
  const options = optionsOf(content);
  const found = deckAmong(decks, (deck) => mappedDeck(deck, game, options));
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
