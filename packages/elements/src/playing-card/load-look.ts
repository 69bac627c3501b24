import {failure, mappedDeck, parseCard, type Card, type MappedDeck, type Problem, type Result} from '@cartavola/engine';
import {allDecks, deckNamed, loadFaces, type Deck, type DeckFaces} from '@cartavola/faces';
import {loadCardWords, type CardWords, type Language} from '@cartavola/words';

/** What a page asks of a card, as text. */
export interface AskedCard {
  /** Empty: the back. */
  readonly card: string;
  readonly deck: string;
  /** Empty: that of the elements around, the first that is one. */
  readonly game: string;
  readonly around: readonly string[];
  readonly language: Language;
}

/** How a card is shown and called; what could not be loaded lacks. */
export interface CardLook {
  /** What the page asked for. */
  readonly text: string;
  /** Undefined: the back. */
  readonly card?: Card | undefined;
  readonly language: Language;
  readonly faces?: DeckFaces | undefined;
  readonly words?: CardWords | undefined;
  /** What is wrong with what is asked, or that something lacks. */
  readonly problem?: Problem | undefined;
}

const UNLOADED: Problem = {code: 'card.load', path: '', message: 'The drawing of the card could not be loaded.'};

/** Reads what is asked, and loads what it takes. Never rejects. */
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

/** The deck as a game is played with it, or the first of those around that is; without one as usual. */
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
