import {naming} from '../../rulebook/naming.js';
import type {ScopaRulesFor} from './scopa-rules.js';

export const rules: ScopaRulesFor = ({cards, options}) => {
  const {the, rank, suit} = naming(cards);
  const four = options.players === 4;
  const primiera = options.sevens === 'primiera';
  const points = [
    primiera ? 'the [primiera](primiera)' : 'most sevens',
    ...(options.settebello ? ['the [settebello](settebello)'] : []),
    `most ${suit('D')}`,
    'most cards',
  ].join(', ');
  const side = four ? 'side' : 'player';
  const sideWho = four ? 'side that' : 'player who';
  const its = four ? 'its' : 'their';
  return {
    about: `A fishing game for ${four ? 'four, in two partnerships' : 'two'}. A card from your hand takes cards of the same value from the table; clear the table and you have made a scopa.`,
    rules: {
      'scopa.pack': {
        title: 'The pack and its values',
        text: `40\u00a0cards, with no eights, nines or tens. Ace to seven count as their number, the ${rank('J')} 8, the ${rank('Q')} 9, the ${rank('K')} 10.`,
      },
      'scopa.deal': {
        title: 'Dealing',
        text: `The first dealer is chosen by lot. The dealer shuffles, and ${four ? 'the neighbour on the right' : 'the other player'} cuts the pack. Three cards together to each player, the dealer last, then four face up on the table. Once all hands are played, three more each, ${four ? 'three' : 'six'} hands in all, until the [stock](stock) is used up.`,
        badge:
          'Elsewhere the cards are also given one at a time; here the three together, and none to the table after the first hand.',
      },
      'scopa.redeal': {
        title: 'Three kings on the table',
        when: 'Where it is agreed, as in Italy',
        text: 'If three kings or all four lie among the first four cards on the table, the deal is void and the same dealer deals again.',
      },
      'scopa.turn': {
        title: 'Taking turns',
        text: 'The player on the dealer’s left begins and play goes round clockwise, ending with the dealer. On your turn you play one card from your hand.',
        badge: 'In Italy, by tradition, cards are dealt and played the other way round, anticlockwise.',
      },
      'scopa.capture': {
        title: 'Capturing',
        text: 'A card [captures](capture) one card of its own value from the table, or several that add up to it. You may play whichever card you like, but if it can capture, it must.',
        badge: 'Elsewhere you may decline to capture; here you must.',
      },
      'scopa.single-first': {
        title: 'One card before several',
        text: 'Where a single card of the value played lies on the table, it must be the one taken: a sum is not allowed instead.',
      },
      'scopa.choose': {
        title: 'Choosing what to take',
        text: 'Two single cards that fit, or two sums: you choose, and take one of them only.',
      },
      'scopa.trail': {
        title: 'Trailing',
        text: `If the card you play [captures](capture) nothing, you leave it lying; that is called [trailing](trail). What is taken goes face down on the ${four ? 'partnership’s' : 'player’s'} [pile](pile) together with the card that took it.`,
      },
      'scopa.scopa': {
        title: 'The scopa',
        text: `Take everything that lies on the table and you make a [scopa](scopa), worth 1\u00a0point. The card that did it stays face up in the [pile](pile) and counts there like any other.${options.lastScopa ? ' Even the last card of the deal can make one.' : ' The last card of the deal makes none.'}`,
        badge: options.lastScopa
          ? 'Most players in Italy grant no scopa to the last card of a deal.'
          : 'Elsewhere the last card can make one too; this table follows the custom in Italy.',
      },
      'scopa.last-take': {
        title: 'The last cards',
        text: `When nobody has a card left, what still lies on the table belongs to the ${sideWho} made the last [capture](capture).`,
        badge: 'Elsewhere this may count as a scopa; here it does not.',
      },
      'scopa.score': {
        title: 'Counting',
        text: `When the deal is over each ${side} looks through ${its} [pile](pile). One point each for: ${points}. Every [scopa](scopa) adds one more.`,
      },
      'scopa.most-sevens': {
        title: 'Sevens',
        when: 'Where sevens are counted',
        text: `One point to the ${side} with more sevens. Two each: more sixes decide. Two sixes each as well: nobody.`,
        badge: 'Elsewhere, as mostly in Italy, the primiera and the settebello count instead.',
      },
      'scopa.settebello': {
        title: 'Settebello',
        when: 'Where it is agreed, as in Italy',
        text: `One point to the ${sideWho} has ${the('7D')}, called the [settebello](settebello), in ${its} [pile](pile).`,
      },
      'scopa.primiera': {
        title: 'Primiera',
        when: 'Where it is agreed, as in Italy',
        text: `One point for the better [primiera](primiera). Take your best card of each suit and add up: seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, court cards 10. A ${side} without a suit loses the point if the other has all four; if both lack one, or the sums are equal, nobody scores.`,
      },
      'scopa.most-diamonds': {
        title: `Most ${suit('D')}`,
        text: `One point to the ${side} with more than five of the ten ${suit('D')}. Five each: nobody.`,
      },
      'scopa.most-cards': {
        title: 'Most cards',
        text: `One point to the ${side} with more than twenty cards in ${its} [pile](pile). Twenty each: nobody.`,
      },
      'scopa.match': {
        title: 'Winning the match',
        text: `Deals are played until a ${side} has ${String(options.target)}\u00a0points; agree on the number before you start, most often 11, 16 or 21.`,
        badge:
          'If both get there in one deal, here the higher wins, and if they are level another deal is played. Elsewhere the points are counted in a fixed order, and the first to get there wins.',
      },
      'scopa.next-dealer': {
        title: 'The next dealer',
        text: 'After each deal the pack moves one place to the left.',
        badge: 'Elsewhere the winner may deal, or the loser; here it goes round.',
      },
    },
  };
};
