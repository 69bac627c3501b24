import {naming} from '../../rulebook/naming.js';
import type {ScopaRulesFor} from './scopa-rules.js';

export const rules: ScopaRulesFor = ({cards, options}) => {
  const {the, rank, suit} = naming(cards);
  const four = options.players === 4;
  const primiera = options.sevens === 'primiera';
  const points = [
    primiera ? 'the [primiera](primiera)' : 'the most sevens',
    ...(options.settebello ? ['the [settebello](settebello)'] : []),
    `the most ${suit('D')}`,
    'the most cards',
  ].join(', ');
  const side = four ? 'side' : 'player';
  const sideWho = four ? 'side that' : 'player who';
  const its = four ? 'its' : 'their';
  return {
    about: `A fishing game for ${four ? 'four, in two partnerships' : 'two'}. You take cards from the table with a card of the same value; clear the table, and you make a scopa.`,
    rules: {
      'scopa.pack': {
        title: 'The pack and its values',
        text: `40\u00a0cards, with no eights, nines or tens. Ace to seven count as their number, the ${rank('J')} 8, the ${rank('Q')} 9, the ${rank('K')} 10.`,
      },
      'scopa.deal': {
        title: 'Dealing',
        text: `The first dealer is chosen by lot. The dealer shuffles, and ${four ? 'the neighbour on the right' : 'the other player'} cuts the pack. Each player gets three cards together, the dealer last, and then four go face up on the table. Once all hands have been played, each player gets three more, ${four ? 'three' : 'six'} hands in all, until the [stock](stock) runs out.`,
        badge:
          'Elsewhere, cards may be dealt one at a time; here, you get all three together, and the table gets none after the first hand.',
      },
      'scopa.redeal': {
        title: 'Three kings on the table',
        when: 'If agreed, as in Italy',
        text: 'If three or four of the first four cards on the table are kings, the deal is void and the same dealer deals again.',
      },
      'scopa.turn': {
        title: 'Taking turns',
        text: 'The player on the dealer’s left begins, and play goes round clockwise, ending with the dealer. On your turn you play one card from your hand.',
        badge: 'In Italy, cards are traditionally dealt and played the other way round, anticlockwise.',
      },
      'scopa.capture': {
        title: 'Capturing',
        text: 'A card [captures](capture) one card of its own value from the table, or several that add up to it. You may play whichever card you like, but if it can capture, it must.',
        badge: 'Elsewhere, you may decline to capture; here, you must.',
      },
      'scopa.single-first': {
        title: 'One card before several',
        text: 'If a single card of the value played is on the table, you must take it: you may not take a sum instead.',
      },
      'scopa.choose': {
        title: 'Choosing what to take',
        text: 'If two single cards fit, or two sums, you choose one and take only that.',
      },
      'scopa.trail': {
        title: 'Trailing',
        text: `If the card you play [captures](capture) nothing, it stays on the table; this is called [trailing](trail). Captured cards go face down on ${four ? 'your side’s' : 'your'} [pile](pile), together with the card that took them.`,
      },
      'scopa.scopa': {
        title: 'The scopa',
        text: `If you take everything on the table, you make a [scopa](scopa), worth 1\u00a0point. The card that did it stays face up in the [pile](pile) and counts there like any other.${options.lastScopa ? ' Even the last card of the deal can make one.' : ' The last card of the deal can’t make one.'}`,
        badge: options.lastScopa
          ? 'Most players in Italy don’t count a scopa made with the last card of a deal.'
          : 'Elsewhere, the last card can make one too; this table follows the Italian custom.',
      },
      'scopa.last-take': {
        title: 'The last cards',
        text: `When nobody has any cards left, the cards still on the table go to the ${sideWho} made the last [capture](capture).`,
        badge: 'Elsewhere, this may count as a scopa; here, it doesn’t.',
      },
      'scopa.score': {
        title: 'Counting',
        text: `When the deal is over, each ${side} counts ${its} [pile](pile). There is one point each for ${points}. Every [scopa](scopa) adds one more.`,
      },
      'scopa.most-sevens': {
        title: 'Sevens',
        when: 'If sevens are counted',
        text: `One point goes to the ${side} with more sevens. With two each, it goes to the ${side} with more sixes. If those are equal too, nobody gets it.`,
        badge: 'Elsewhere, including most of Italy, the primiera and the settebello count instead.',
      },
      'scopa.settebello': {
        title: 'Settebello',
        when: 'If agreed, as in Italy',
        text: `One point goes to the ${sideWho} has ${the('7D')}, called the [settebello](settebello), in ${its} [pile](pile).`,
      },
      'scopa.primiera': {
        title: 'Primiera',
        when: 'If agreed, as in Italy',
        text: `The better [primiera](primiera) wins one point. Take your best card of each suit and add up their values: seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, court cards 10. A ${side} missing a suit loses the point if the other has all four; if both are missing one, or the sums are equal, nobody scores.`,
      },
      'scopa.most-diamonds': {
        title: `Most ${suit('D')}`,
        text: `One point goes to the ${side} with more than five of the ten ${suit('D')}. With five each, nobody gets it.`,
      },
      'scopa.most-cards': {
        title: 'Most cards',
        text: `One point goes to the ${side} with more than twenty cards in ${its} [pile](pile). With twenty each, nobody gets it.`,
      },
      'scopa.match': {
        title: 'Winning the match',
        text: `Play deals until a ${side} has ${String(options.target)}\u00a0points. Agree on the number before you start; 11, 16 and 21 are usual.`,
        badge:
          'If both get there in one deal, the higher total wins here, and if they are level, you play another deal. Elsewhere, points are counted in a fixed order, and the first to get there wins.',
      },
      'scopa.next-dealer': {
        title: 'The next dealer',
        text: 'After each deal, the player on the dealer’s left deals next.',
        badge: 'Elsewhere, the winner or the loser may deal; here, everyone takes turns.',
      },
    },
  };
};
