import {formatCard, mappedDeck, parseCard, UNKNOWN, usualOptions, type Card, type WholeGame} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {parseCardIn} from '@cartavola/engine/notation/letters.js';
import {deckNamed, USUAL_DECK} from '@cartavola/faces/decks.js';
import {lacksCard} from '../content.js';
import {elementsNamed, isFilled, placeOf, placeOfAttribute, settingOf, type Page, type PageElement} from '../page.js';
import {attribute, textIn} from '../page-tree.js';
import type {Report, Rule} from '../rule.js';
import {inRunningText} from '../running-text.js';

/** Reads a card as `<playing-card>` does. */
function readCard(text: string, isLatin: boolean): Card | undefined {
  const card = parseCard(text) ?? parseCardIn(text, 'en');
  if (card !== undefined) return card === UNKNOWN ? undefined : card;
  return isLatin ? parseCardIn(text, 'it', true) : undefined;
}

/** Whether a game has a card, with any number of players. */
function hasCard(game: WholeGame, card: Card): boolean {
  const players = game.options.find(({name}) => name === 'players')?.values;
  const usual = usualOptions(game);
  const all =
    players === undefined || players === 'count' ? [usual] : players.map((count) => ({...usual, players: count}));
  return all.some((options) => game.positions.cards(options).includes(card));
}

/** Whether an element shows something as part of a line. */
const isInline = ({name, node}: PageElement): boolean =>
  name === 'playing-card' ? Boolean(attribute(node, 'card')) : attribute(node, 'inline') !== undefined;

/** Warns about cards in sentences without text inside. Reader modes, emails and feeds show only the text. */
function checkText(page: Page, report: Report): void {
  const all = elementsNamed(page, 'playing-card', 'card-diagram').filter(isInline);
  const lacksText = (element: PageElement): boolean =>
    !element.isInert && textIn(element.node).trim() === '' && !isFilled(element);
  if (!all.some(lacksText)) return;
  for (const element of inRunningText(page, all))
    if (lacksText(element))
      report(
        placeOf(element),
        'card.text',
        element.name === 'playing-card'
          ? 'Reader modes leave a gap in this sentence: write the name of the card inside the element.'
          : 'Reader modes leave a gap in this sentence: write the cards inside the element.',
        {isWarning: true},
      );
}

export const cards: Rule = {
  codes: {
    'attribute.card':
      'A card cannot be read. Write rank and suit in English letters: `7D`, `KH`. Italian letters work with `deck="italian"`.',
    'attribute.deck': 'The deck does not exist, or the game cannot be played with it.',
    'card.text':
      'A card in a sentence has no text, so reader modes show a gap. Write its name inside the element. Only a warning.',
  },
  check(page, report) {
    checkText(page, report);
    for (const element of elementsNamed(page, 'playing-card')) {
      const {attributes} = element;
      const text = attributes['card'];
      const deck = deckNamed(settingOf(element, 'deck') ?? USUAL_DECK);
      const card = text === undefined || text === '' ? undefined : readCard(text.trim(), deck?.suitSystem === 'latin');
      if (text && card === undefined)
        report(
          placeOfAttribute(element, 'card'),
          'attribute.card',
          `"${text}" is not a card: write a rank (A K Q J T 9 … 2) and a suit (S H D C, or ♠ ♥ ♦ ♣), such as 7D.`,
          {path: 'card'},
        );
      if (card !== undefined && lacksCard(element, card))
        report(placeOfAttribute(element, 'card'), 'diagram.card', `This deck has no card ${formatCard(card)}.`, {
          path: 'card',
        });
      const game = games.find(({id}) => id === attributes['game']);
      if (card !== undefined && game && !hasCard(game, card))
        report(placeOfAttribute(element, 'card'), 'diagram.card', `${game.id} is played without ${formatCard(card)}.`, {
          path: 'card',
        });
      if (deck && game && !mappedDeck(deck, game))
        report(
          placeOfAttribute(element, 'deck'),
          'attribute.deck',
          `${game.id} can't be played with the deck ${deck.id}.`,
          {path: 'deck'},
        );
    }
  },
};
