import {failure, type Result} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {LETTERS, readContent, type Letters, type Notation} from '@cartavola/engine/notation.js';
import {deckNamed, USUAL_DECK} from '@cartavola/faces/decks.js';
import {languageFor, type Language} from '@cartavola/words';
import type {Attributes} from './attributes.js';

const isLetters = (text: string | undefined): text is Letters => LETTERS.some((one) => one === text);

/**
 * Returns the language of the card letters: the block's `letters`, otherwise its `lang`, otherwise the page's language.
 */
export const lettersIn = ({letters, lang}: Attributes, language: Language): Letters =>
  [letters, (lang !== undefined && languageFor(lang)) || language].find(isLetters) ?? 'en';

/**
 * Reads a block's content: cards, a position or a match in any format. `language` and `usualDeck` are the page's
 * defaults.
 */
export function readBlock(
  text: string,
  attributes: Attributes,
  language: Language,
  usualDeck = USUAL_DECK,
): Result<Notation> {
  const {deck = usualDeck, game, letters} = attributes;
  if (letters !== undefined && !isLetters(letters))
    return failure(
      'attribute.letters',
      '',
      `“${letters}” is not a language of card letters. Expected ${LETTERS.join(', ')}.`,
    );
  return readContent(text, {
    games,
    letters: lettersIn(attributes, language),
    isPack: deckNamed(deck)?.suitSystem === 'latin',
    ...(game !== undefined && {game}),
  });
}
