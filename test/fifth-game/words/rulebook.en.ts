import type {RuleTable} from '@cartavola/words';
import type {GameNames, GameRules} from '@cartavola/words/rulebook/rule-texts.js';
import type {BriscolaRule} from './rulebook.js';

/** Returns the names in English. */
export const names = (): GameNames => ({title: 'Briscola', terms: {}});

/** Returns the rules in English for one table. */
export function rules({options, cards}: RuleTable): GameRules<BriscolaRule> {
  const {players, target} = options;
  const pairs = players === 4;
  const rank = (code: 'A' | '3' | 'K' | 'Q' | 'J'): string => cards.letters[code];
  return {
    about: pairs
      ? 'Two pairs, with partners opposite each other, take tricks to win the points of the cards in them.'
      : 'Two players take tricks to win the points of the cards in them.',
    rules: {
      'briscola.cards': {
        title: 'The cards',
        text: `There are forty cards. In each suit, from highest to lowest: ${rank('A')} 3 ${rank('K')} ${rank('Q')} ${rank('J')} 7 6 5 4 2.`,
      },
      'briscola.points': {
        title: 'Card values',
        text: 'The ace counts 11 points, the three 10, the three court cards 4, 3 and 2, and all others nothing: 120 in all.',
      },
      'briscola.deal': {
        title: 'Dealing',
        text: 'Each player gets three cards, one at a time, starting on the dealer’s left.',
      },
      'briscola.trump': {
        title: 'The trump',
        text: 'The next card is turned up: its suit is [trumps](trump). It stays face up under the [stock](stock), and is drawn last.',
      },
      'briscola.dealer': {
        title: 'Who deals',
        text: 'Choose the first dealer by lot; then the deal passes to the left.',
      },
      'briscola.lead': {
        title: 'The lead',
        text: 'The player on the dealer’s left [leads](lead) to the first [trick](trick), and the winner of each trick leads to the next.',
      },
      'briscola.play': {
        title: 'Any card',
        text: 'Everybody plays one card, and may play any: you don’t have to follow suit, trump or win.',
      },
      'briscola.win-trick': {
        title: 'Who wins a trick',
        text: 'The highest trump wins; if there is none, the highest card of the suit led does.',
      },
      'briscola.draw': {
        title: 'Drawing',
        text: 'While there is a stock, each player draws a card after the trick, the winner first.',
      },
      'briscola.card-points': {
        title: 'Counting',
        text: `Each ${pairs ? 'pair' : 'player'} counts the points of the cards they have taken.`,
      },
      'briscola.win-deal': {
        title: 'Winning a deal',
        text: 'More than 60 points win the deal, which counts one. If it is 60 to 60, the deal is drawn and counts nothing.',
      },
      'briscola.match': {
        title: 'Winning the match',
        text: `The first to win ${String(target)} ${target === 1 ? 'deal' : 'deals'} wins the match.`,
      },
    },
  };
}
