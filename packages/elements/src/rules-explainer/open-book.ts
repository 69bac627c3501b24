import {
  failure,
  optionsFromAttributes,
  readOptions,
  type Attribute,
  type Options,
  type Result,
} from '@cartavola/engine';
import {DECKS, loadDeck, type Deck, type DeckFaces} from '@cartavola/faces';
import {
  loadCardWords,
  loadRulebook,
  loadRulebookWords,
  type CardWords,
  type Language,
  type Rulebook,
  type RulebookWords,
} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';

/** What the page asks for. */
export interface Wanted {
  readonly language: Language;
  readonly game: string | undefined;
  readonly deck: string | undefined;
  /** Data that go before attributes. */
  readonly options: Options | undefined;
  readonly attribute: Attribute;
}

/** A rulebook with all that it takes to show it. */
export interface OpenBook {
  readonly language: Language;
  readonly book: Rulebook;
  readonly words: RulebookWords;
  readonly cards: CardWords;
  readonly faces: DeckFaces;
  readonly deck: Deck;
  readonly options: Options;
  /** Whether the cards that are shown are Italian. */
  readonly italian: boolean;
}

/** Loads the rulebook that a page asks for, or says what is wrong with what it asks for. */
export async function openBook({language, game, deck, options, attribute}: Wanted): Promise<Result<OpenBook>> {
  const id = game?.trim() ?? '';
  if (!Object.hasOwn(rulebooks, id)) {
    return failure('rules.game', 'game', `A game is one of: ${Object.keys(rulebooks).join(', ')}.`);
  }
  const {rulebook} = await rulebooks[id]!();
  const read = options
    ? readOptions(rulebook.game, {...rulebook.fallback, ...options})
    : optionsFromAttributes(rulebook.game, rulebook.fallback, attribute);
  if (!read.ok) return read;
  const shown = DECKS.find((one) => one === (deck ?? 'french'));
  const italian = shown === 'italian' ? rulebook.game.italian(read.value) : undefined;
  if (!shown || (shown === 'italian' && !italian)) {
    return failure('attribute.deck', 'deck', `This game has no deck "${deck}".`);
  }
  const [book, words, cards, faces] = await Promise.all([
    loadRulebook(rulebook, language, {options: read.value, italian}),
    loadRulebookWords(language),
    loadCardWords(language, italian),
    loadDeck(shown satisfies Deck, italian),
  ]);
  return {
    ok: true,
    value: {language, book, words, cards, faces, deck: shown, options: read.value, italian: italian !== undefined},
  };
}
