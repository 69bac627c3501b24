import {followSettings} from './follow-settings.js';
import {pageStrings} from './page-strings.js';
import type {CardStrings} from './pages/learn.js';

const strings = pageStrings<CardStrings>();

const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'];
/** Ranks of the forty Italian cards, named as in Scopa. */
const ITALIAN = ['A', 'K', 'Q', 'J', '7', '6', '5', '4', '3', '2'];
const SUITS = ['S', 'H', 'D', 'C'];
/** The last size is too small for a full face. */
const SIZES = ['large', 'small'];

const DECKS = [
  {title: strings.french, deck: 'french', ranks: RANKS},
  {title: strings.four, deck: 'french-4', ranks: RANKS},
  {title: strings.italian, deck: 'italian', ranks: ITALIAN},
];

const decks = document.querySelector('#decks')!;
const shown = document.querySelector<HTMLElement>('#shown')!;

function playingCard(code: string, deck: string): HTMLElement {
  const card = document.createElement('playing-card');
  card.setAttribute('card', code);
  card.setAttribute('deck', deck);
  card.setAttribute('game', 'scopa');
  return card;
}

for (const {title, deck, ranks} of DECKS) {
  const heading = document.createElement('h3');
  heading.textContent = title;
  decks.append(heading);
  for (const size of SIZES) {
    const felt = document.createElement('div');
    felt.className = `felt ${size}${ranks.length === 10 ? ' of-ten' : ''}`;
    const cards = SUITS.flatMap((suit) => ranks.map((rank) => playingCard(rank + suit, deck)));
    felt.append(...cards);
    decks.append(felt);
  }
}

// The letters on the cards depend on the language.
followSettings(shown, {also: [decks]});
