import type {RuleTable} from '@cartavola/words';
import type {GameNames, GameRules} from '@cartavola/words/rulebook/rule-texts.js';
import type {BriscolaRule} from './rulebook.js';

/** Returns the names in English. */
export const names = (): GameNames => ({title: 'Briscola', terms: {}});

/** Returns the rules in English, for one table. */
export function rules({options, cards}: RuleTable): GameRules<BriscolaRule> {
  const {players, target} = options;
  const pairs = players === 4;
  const rank = (code: 'A' | '3' | 'K' | 'Q' | 'J'): string => cards.letters[code];
  return {
    about: pairs
      ? 'Four in two pairs, partners opposite each other, take tricks for the points of the cards in them.'
      : 'Two players take tricks for the points of the cards in them.',
    rules: {
      'briscola.cards': {
        title: 'The cards',
        text: `Forty cards. In each suit, from the highest to the lowest: ${rank('A')} 3 ${rank('K')} ${rank('Q')} ${rank('J')} 7 6 5 4 2.`,
      },
      'briscola.points': {
        title: 'What they count',
        text: 'The ace counts 11 points, the three 10, the three court cards 4, 3 and 2, all others nothing: 120 in all.',
      },
      'briscola.deal': {title: 'Dealing', text: 'Each gets three cards, one at a time, from the dealer’s left on.'},
      'briscola.trump': {
        title: 'The trump',
        text: 'The next card is turned up: its suit is [trumps](trump). It lies open under the [stock](stock), and is drawn last.',
      },
      'briscola.dealer': {
        title: 'Who deals',
        text: 'Lots decide who deals first; the next dealer is the one to the left.',
      },
      'briscola.lead': {
        title: 'The lead',
        text: 'The dealer’s left neighbour [leads](lead) to the first [trick](trick), and whoever won a trick to the next.',
      },
      'briscola.play': {
        title: 'Any card',
        text: 'Everybody plays one card, and may play any: there is no duty to follow suit, to trump or to win.',
      },
      'briscola.win-trick': {
        title: 'Who wins a trick',
        text: 'The highest trump; where there is none, the highest card of the suit led.',
      },
      'briscola.draw': {
        title: 'Drawing',
        text: 'As long as there is a stock each draws a card after the trick, the winner first.',
      },
      'briscola.card-points': {
        title: 'Counting',
        text: `Each ${pairs ? 'pair' : 'player'} counts the points of the cards taken.`,
      },
      'briscola.win-deal': {
        title: 'Winning a deal',
        text: 'More than 60 points win the deal, which counts one. With 60 to 60 it is a draw, and counts nothing.',
      },
      'briscola.match': {
        title: 'Winning the match',
        text: `Who first has won ${String(target)} ${target === 1 ? 'deal' : 'deals'} wins the match.`,
      },
    },
  };
}
