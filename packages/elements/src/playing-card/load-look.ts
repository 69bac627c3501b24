import {
  failure,
  parseCard,
  USUAL_ITALIAN,
  type Card,
  type ItalianFaces,
  type Problem,
  type Result,
} from '@cartavola/engine';
import {DECKS, loadDeck, type DeckFaces} from '@cartavola/faces';
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
  const deck = DECKS.find((one) => one === named);
  if (!deck) return wrong(failure('attribute.deck', 'deck', `A deck is one of: ${DECKS.join(', ')}.`));
  if (card === undefined) return {text, language};
  try {
    const italian = deck === 'italian' ? await italianOf(game, around) : undefined;
    if (italian && !italian.ok) return wrong(italian);
    const lacks = (): undefined => undefined;
    const [faces, words] = await Promise.all([
      loadDeck(deck, italian?.value).catch(lacks),
      loadCardWords(language, italian?.value).catch(lacks),
    ]);
    return {text, card, language, faces, words, problem: faces && words ? undefined : UNLOADED};
  } catch {
    return {text, card, language, problem: UNLOADED};
  }
}

/** The Italian cards of a game, or of the first of those around that has some; without one the usual ones. */
async function italianOf(game: string, around: readonly string[]): Promise<Result<ItalianFaces>> {
  if (game === '' && around.length === 0) return {ok: true, value: USUAL_ITALIAN};
  const {rules} = await import('@cartavola/engine/rules/games.js');
  const of = (id: string): ItalianFaces | undefined => rules.find((one) => one.id === id)?.italian({});
  const value = of(game) ?? (game === '' ? (around.map(of).find(Boolean) ?? USUAL_ITALIAN) : undefined);
  if (value) return {ok: true, value};
  return rules.some(({id}) => id === game)
    ? failure('attribute.deck', 'deck', `This game has no deck "italian".`)
    : failure('attribute.game', 'game', `A game is one of: ${rules.map(({id}) => id).join(', ')}.`);
}
