import {plural} from '../language.js';
import type {RulebookWords} from './rulebook-words.js';

const count = plural('en');

export const rulebook: RulebookWords = {
  heading: (title) => `${title}: the rules`,
  views: {lesson: 'Lesson', rules: 'Rules'},
  contents: 'Contents',
  search: 'Search the rules',
  found: (number) => (number === 0 ? 'No rule contains these words' : `${count(number, 'rule', 'rules')} found`),
  example: 'See it played',
  clear: 'Show all the rules',
  glossary: 'Words',
  linkTo: (number) => `Link to rule ${number}`,
  sections: {
    cards: 'The cards',
    deal: 'Before play',
    play: 'The play',
    score: 'The score',
    match: 'The match',
    players: 'Other numbers of players',
    options: 'Other ways to play',
    table: 'At any table',
  },
  rules: {
    'common.type': {
      title: 'Not now',
      text: 'Each part of a deal has its own moves. You can’t make a move from another part, or any move once the deal is over.',
    },
    'common.turn': {
      title: 'Out of turn',
      text: 'You may play only when it is your turn. Players who have already made their choice wait for the others.',
    },
    'common.card': {
      title: 'Cards you can use',
      text: 'Play a card that you hold, take one that is on the table, and use each only once.',
    },
  },
  terms: {
    trick: {term: 'trick', meaning: 'Cards that players put down in turn, for one of them to take.'},
    lead: {term: 'lead', meaning: 'To play first to a trick; also the card or cards played first.'},
    trump: {term: 'trump', meaning: 'A card that beats every card that is not a trump.'},
    ruff: {term: 'ruff', meaning: 'To play a trump when another suit was led.'},
    overruff: {term: 'overruff', meaning: 'To ruff higher than an earlier player.'},
    discard: {term: 'discard', meaning: 'To throw away a card that cannot win the trick.'},
    stock: {term: 'stock', meaning: 'The cards that have not been dealt or drawn yet.'},
  },
  problem: 'This cannot be shown.',
  problemText(code, path) {
    if (code === 'rules.game') return 'The attribute “game” must name an available game.';
    if (code === 'rules.load') return 'The rules could not be loaded; check the connection and load the page again.';
    if (code === 'attribute.view') return 'The attribute “view” must be “lesson” or “rules”.';
    if (code === 'attribute.deck') return 'The attribute “deck” must name a deck for this game.';
    return `The option “${path.replace(/^options\./, '')}” is unknown, or has a value that this game does not support.`;
  },
};
