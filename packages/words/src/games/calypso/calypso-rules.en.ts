import {naming} from '../../rulebook/naming.js';
import type {CalypsoRulesFor} from './calypso-rules.js';

export const rules: CalypsoRulesFor = ({cards, options}) => {
  const {suit} = naming(cards);
  const drawn = options.draw === true;
  const bound = options.overruff === 'compulsory';
  const prevented = options.revoke === 'prevent';
  return {
    about:
      'A trick-taking game for four players in two partnerships, with four packs. Each player has a personal trump suit and builds calypsos, sets of all thirteen cards of that suit.',
    rules: {
      'calypso.pack': {
        title: 'Four packs',
        text: 'Four packs of 52 are shuffled together: 208\u00a0cards, with four of each. The ace is high, then king, queen, jack, ten and so on down to the two.',
      },
      'calypso.partners': {
        title: 'Partners and trumps',
        text: `North and South play against East and West. Each has a [personal trump suit](own-trump): North ${suit('S')}, South ${suit('H')}, East ${suit('D')}, West ${suit('C')}.`,
      },
      'calypso.draw': {
        title: 'Drawing for seats',
        when: 'If you draw for seats',
        text: 'Everyone draws a card. The player with the highest chooses a partner and the suits, and deals first; if several tie for highest, they draw again. The partner changes seats with the player opposite the chooser; then all the cards are put back and shuffled.',
        badge:
          'Elsewhere, the suits may be chosen in another way; here, the chooser takes a suit, and the others follow in order round the table. You may also settle all this beforehand.',
      },
      'calypso.deal': {
        title: 'Dealing',
        text: `${drawn ? '' : 'Choose the first dealer by lot. '}Before the first deal, the dealer shuffles, and the neighbour on the right cuts the pack. Everyone gets thirteen cards. The rest stay unshuffled for the next three dealers: a match is four deals, one by each player, passing to the left.`,
        badge: 'Elsewhere, they are dealt in packets; here, one at a time.',
      },
      'calypso.lead': {
        title: 'Leading',
        text: 'The player on the dealer’s left [leads](lead) first. After that, the winner of a [trick](trick) leads to the next.',
      },
      'calypso.follow': {
        title: 'Following suit',
        text: 'If you hold the suit led, play it. If you have none, you may [ruff](ruff) with a card of your [personal trump suit](own-trump) or [throw away](discard) any card.',
      },
      'calypso.revoke': {
        title: 'Revoking',
        text: prevented
          ? 'Not following suit when you could is a [revoke](revoke). This table refuses such a card; with real cards, it comes to light at the end of the deal and costs 260\u00a0points.'
          : 'Not following suit when you could is a [revoke](revoke). At this table, you can play such a card, and the [trick](trick) goes on as if it were right. It comes to light when the deal ends; each such card costs 260\u00a0points.',
      },
      'calypso.ruff': {
        title: 'Ruffing',
        text: 'A card of your [trump suit](own-trump) [ruffs](ruff) only when you can’t follow suit. If another player led that suit, it is an ordinary card.',
      },
      'calypso.overruff': {
        title: 'Overruffing',
        text: bound
          ? 'Once someone has [ruffed](ruff), if you can’t follow suit but have a card of your [personal trump suit](own-trump) above the best ruff, you must [overruff](overruff).'
          : 'Once someone has [ruffed](ruff), if you can’t follow suit, you may [overruff](overruff) with a card of your [personal trump suit](own-trump) above the best ruff, or play any other card.',
        badge: bound
          ? 'Here, this applies to a partner’s ruff, too. Elsewhere, as in most clubs, overruffing is optional.'
          : 'Elsewhere, overruffing is compulsory; at this table, as in most clubs, it is optional.',
      },
      'calypso.win-trick': {
        title: 'Who takes the trick',
        text: 'The highest-ranking [ruff](ruff) wins, whatever its suit. If nobody ruffs, a player who led a [personal trump](own-trump) wins, even with a low card; otherwise, the highest card of the suit led does. Of equal cards, the first counts as higher.',
        badge: 'Here, a ruff beats a trump that was led, even if it is a partner’s. Elsewhere, the rule may differ.',
      },
      'calypso.build': {
        title: 'Building',
        text: 'From the [trick](trick), the winner keeps what their own [calypso](calypso) still needs and gives their partner what the partner’s needs. Everything else, the opponents’ suits and second copies, goes face down onto the winner’s [discard pile](discard-pile).',
      },
      'calypso.one-at-a-time': {
        title: 'One at a time',
        text: 'You start a new [calypso](calypso) only when the last one is complete. You can’t keep copies for later.',
        badge:
          'Elsewhere, the rest of the trick that completes a calypso may be handled differently; here, its other cards of the suit start the next calypso if they fit.',
      },
      'calypso.score': {
        title: 'Counting',
        text: 'Points are counted once, when all 208\u00a0cards have been played, separately for each player.',
      },
      'calypso.first': {title: 'The first calypso', text: 'A player’s first complete [calypso](calypso) is worth 500.'},
      'calypso.second': {title: 'The second', text: 'The second [calypso](calypso) of the same player is worth 750.'},
      'calypso.further': {
        title: 'The third and fourth',
        text: 'Each [calypso](calypso) after the second is worth 1000.',
      },
      'calypso.incomplete': {
        title: 'An unfinished calypso',
        text: 'If your last [calypso](calypso) is unfinished, every card in it is worth 20.',
      },
      'calypso.discards': {
        title: 'The discard pile',
        text: 'Every card in a player’s [discard pile](discard-pile) is worth 10.',
      },
      'calypso.match': {
        title: 'Winning the match',
        text: 'Partners add up their points. The side with more wins the match.',
        badge: 'Equal totals are a draw here; elsewhere, another deal may decide.',
      },
    },
  };
};
