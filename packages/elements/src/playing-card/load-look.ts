import {failure, mappedDeck, parseCard, type Card, type MappedDeck, type Problem, type Result} from '@cartavola/engine';
import {allDecks, deckNamed, loadFaces, type Deck, type DeckFaces} from '@cartavola/faces';
import {firstDeck} from '../settings/first-deck.js';
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

/** Parses a request and loads what it needs. Never rejects. */
export async function loadLook({card: text, decks, game, around, language}: AskedCard): Promise<CardLook> {
  const wrong = (read: Result<never>): CardLook => ({text, language, ...(!read.ok && {problem: read.problem})});
  const card = parseCard(text);
  if (text !== '' && card === undefined) return wrong(failure('attribute.card', 'card', `There is no card "${text}".`));
  const named = firstDeck(decks, deckNamed);
  if (!named.ok) {
    const ids = allDecks().map(({id}) => id);
    return wrong(failure('attribute.deck', 'deck', `A deck is one of: ${ids.join(', ')}.`));
  }
  if (card === undefined) return {text, language};
  try {
    const shown = await shownBy(decks, game, around);
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

/** Maps the deck to a game: the given one, or the first one around that can use it. Without a game the deck's usual mapping applies. */
async function shownBy(
  decks: readonly Candidate[],
  game: string,
  around: readonly string[],
): Promise<Result<MappedDeck<Deck>>> {
  const usual = (deck: Deck): MappedDeck<Deck> => ({deck, mapping: deck.usual});
  const first = firstDeck(decks, deckNamed);
  const isAnywhere = game === '' && around.length === 0;
  if (first.ok && (first.value.isPlain || isAnywhere)) return {ok: true, value: usual(first.value)};
  const {rules} = await import('@cartavola/engine/rules/games.js');
  if (game !== '' && !rules.some(({id}) => id === game))
    return failure('attribute.game', 'game', `A game is one of: ${rules.map(({id}) => id).join(', ')}.`);
  return firstDeck(decks, (named) => {
    const deck = deckNamed(named);
    if (!deck || deck.isPlain) return deck && usual(deck);
    const of = (id: string): MappedDeck<Deck> | undefined => {
      const known = rules.find((one) => one.id === id);
      return known && mappedDeck(deck, known);
    };
    return game === '' ? (around.map(of).find(Boolean) ?? usual(deck)) : of(game);
  });
}
