import '@cartavola/elements/define/playing-card.js';

const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'];
/** The ranks of the game by whose names the Italian cards are shown: forty cards. */
const ITALIAN = ['A', '7', 'J', 'K', 'Q', 'T', '9', '8', '6', '5'];
const SUITS = ['S', 'H', 'D', 'C'];
const WIDTHS = [100, 64, 44, 32];

const DECKS = [
  {title: 'French', deck: 'french', ranks: RANKS},
  {title: 'French, four colours', deck: 'french-4', ranks: RANKS},
  {title: 'Italian, as in Capodama', deck: 'italian', ranks: ITALIAN},
];

const decks = document.querySelector('#decks')!;

function playingCard(code: string, deck: string, width: number): HTMLElement {
  const card = document.createElement('playing-card');
  card.setAttribute('card', code);
  card.setAttribute('deck', deck);
  if (deck === 'italian') card.setAttribute('game', 'capodama');
  card.style.inlineSize = `${width}px`;
  card.style.margin = '2px';
  return card;
}

for (const {title, deck, ranks} of DECKS) {
  const section = document.createElement('section');
  const heading = document.createElement('h2');
  heading.textContent = title;
  section.append(heading);
  for (const width of WIDTHS) {
    const rows = document.createElement('div');
    rows.className = 'cards';
    const cards = SUITS.flatMap((suit) => ranks.map((rank) => playingCard(rank + suit, deck, width)));
    rows.append(...cards, playingCard('', deck, width));
    section.append(rows);
  }
  decks.append(section);
}

document.querySelector('form')!.addEventListener('change', (event) => {
  document.documentElement.lang = (event.target as HTMLSelectElement).value;
});
