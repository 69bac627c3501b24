import {failure, mappedDeck, parseCard, type Card, type MappedDeck, type Problem, type Result} from '@cartavola/engine';
import {allDecks, deckNamed, loadFaces, type Deck, type DeckFaces} from '@cartavola/faces';
import {loadCardWords, type CardWords, type Language} from '@cartavola/words';

/** Card that a page asks for, as texts. */
export interface AskedCard {
  /** Code of the card; empty for the back. */
  readonly card: string;
  readonly deck: string;
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
export async function loadLook({card: text, deck: named, game, around, language}: AskedCard): Promise<CardLook> {
  const wrong = (read: Result<never>): CardLook => ({text, language, ...(!read.ok && {problem: read.problem})});
  const card = parseCard(text);
  if (text !== '' && card === undefined) return wrong(failure('attribute.card', 'card', `There is no card "${text}".`));
  const deck = deckNamed(named);
  if (!deck)
    return wrong(
      failure(
        'attribute.deck',
        'deck',
        `A deck is one of: ${allDecks()
          .map(({id}) => id)
          .join(', ')}.`,
      ),
    );
  if (card === undefined) return {text, language};
  try {
    const shown = await shownBy(deck, game, around);
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
async function shownBy(deck: Deck, game: string, around: readonly string[]): Promise<Result<MappedDeck<Deck>>> {
  const usual = {deck, mapping: deck.usual};
  if (deck.isPlain || (game === '' && around.length === 0)) return {ok: true, value: usual};
  const {rules} = await import('@cartavola/engine/rules/games.js');
  const of = (id: string): MappedDeck<Deck> | undefined => {
    const known = rules.find((one) => one.id === id);
    return known && mappedDeck(deck, known);
  };
  const value = of(game) ?? (game === '' ? (around.map(of).find(Boolean) ?? usual) : undefined);
  if (value) return {ok: true, value};
  return rules.some(({id}) => id === game)
    ? failure('attribute.deck', 'deck', `This game has no deck "${deck.id}".`)
    : failure('attribute.game', 'game', `A game is one of: ${rules.map(({id}) => id).join(', ')}.`);
}
