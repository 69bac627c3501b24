import {naming} from '../../rulebook/naming.js';
import type {CalypsoRulesFor} from './calypso-rules.js';

export const rules: CalypsoRulesFor = ({cards, options}) => {
  const {suit} = naming(cards);
  const drawn = options.draw === true;
  const bound = options.overruff === 'compulsory';
  const prevented = options.revoke === 'prevent';
  return {
    about:
      'A trick-taking game for four in two partnerships, with four packs. Each player has a personal trump suit and builds calypsos, sets of all thirteen cards of that suit.',
    rules: {
      'calypso.pack': {
        title: 'Four packs',
        text: 'Four packs of 52 shuffled together, 208\u00a0cards; each card is there four times. Ace high, then king, queen, jack, ten and so on down to the two.',
      },
      'calypso.partners': {
        title: 'Partners and trumps',
        text: `North and South play against East and West. Each has a [personal trump suit](own-trump): North ${suit('S')}, South ${suit('H')}, East ${suit('D')}, West ${suit('C')}.`,
      },
      'calypso.draw': {
        title: 'Drawing for seats',
        when: 'Where the seats are drawn',
        text: 'Everyone draws a card; the player who has the highest chooses a partner and the suits, and deals first. Players with equal highest cards draw again. The partner changes seats with the player facing the chooser; then all cards are put back and shuffled.',
        badge:
          'Elsewhere the suits may be chosen in another way; here the chooser takes a suit, and the others follow round the table. All this may also be settled beforehand.',
      },
      'calypso.deal': {
        title: 'Dealing',
        text: `${drawn ? '' : 'The first dealer is chosen by lot. '}Before the first deal the dealer shuffles, and the neighbour on the right cuts the pack. Thirteen cards each. The rest waits unshuffled for the next three dealers: four deals, one by each player in turn to the left, make the match.`,
        badge: 'Elsewhere they are dealt in packets; here, one at a time.',
      },
      'calypso.lead': {
        title: 'Leading',
        text: 'The player on the dealer’s left [leads](lead) first. After that, the winner of a [trick](trick) leads to the next.',
      },
      'calypso.follow': {
        title: 'Following suit',
        text: 'While you hold the suit led, play it. When you hold none of it, you may [ruff](ruff) with a card of your [personal trump suit](own-trump) or [throw away](discard) any card.',
      },
      'calypso.revoke': {
        title: 'Revoking',
        text: prevented
          ? 'Not following suit when you could is a [revoke](revoke). At this table such a card is refused; with real cards it is found out at the end of the deal and costs 260\u00a0points.'
          : 'Not following suit when you could is a [revoke](revoke). At this table such a card may be played and the [trick](trick) goes on as if it were right; it comes to light when the deal ends and costs 260\u00a0points for each such card.',
      },
      'calypso.ruff': {
        title: 'Ruffing',
        text: 'A card of your [trump suit](own-trump) [ruffs](ruff) only when you cannot follow. Played because another player led that suit, it is an ordinary card.',
      },
      'calypso.overruff': {
        title: 'Overruffing',
        text: bound
          ? 'Once someone has [ruffed](ruff), a player who cannot follow but has a card of their [personal trump suit](own-trump) above the best ruff must [overruff](overruff).'
          : 'Once someone has [ruffed](ruff), a player who cannot follow may [overruff](overruff) with a card of their [personal trump suit](own-trump) above the best ruff, but may also play any other.',
        badge: bound
          ? 'Here this goes for a partner’s ruff, too. Elsewhere, as in most clubs, overruffing is free.'
          : 'Elsewhere overruffing is compulsory; this table leaves it free, as most clubs do.',
      },
      'calypso.win-trick': {
        title: 'Who takes the trick',
        text: 'The highest [ruff](ruff) wins, by rank whatever its suit. Without a ruff, a leader who led a [personal trump](own-trump) wins, even with a low card; otherwise the highest card of the suit led does. Of equal cards the first counts as the higher.',
        badge: 'Here a ruff beats a led trump even if it is a partner’s. Elsewhere that may be played otherwise.',
      },
      'calypso.build': {
        title: 'Building',
        text: 'From the [trick](trick) the winner takes what is still missing from their own [calypso](calypso) and gives their partner what is missing from the partner’s. Everything else, the opponents’ suits and second copies, is laid aside on the winner’s [discard pile](discard-pile), face down.',
      },
      'calypso.one-at-a-time': {
        title: 'One at a time',
        text: 'A new [calypso](calypso) is begun only when the one before is complete. Copies cannot be kept for later.',
        badge:
          'Elsewhere the rest of the completing trick may be handled otherwise; here its other cards of the suit begin the next calypso, as far as they fit.',
      },
      'calypso.score': {
        title: 'Counting',
        text: 'Points are counted once, when all 208\u00a0cards have been played, for each player separately.',
      },
      'calypso.first': {title: 'The first calypso', text: 'A player’s first complete [calypso](calypso) is worth 500.'},
      'calypso.second': {title: 'The second', text: 'The second [calypso](calypso) of the same player is worth 750.'},
      'calypso.further': {
        title: 'The third and fourth',
        text: 'Each [calypso](calypso) after the second is worth 1000.',
      },
      'calypso.incomplete': {
        title: 'An unfinished calypso',
        text: 'If the last [calypso](calypso) was never completed, every card in it is worth 20.',
      },
      'calypso.discards': {
        title: 'The discard pile',
        text: 'Every card in a player’s [discard pile](discard-pile) is worth 10.',
      },
      'calypso.match': {
        title: 'Winning the match',
        text: 'Partners add their points together. The side with more wins the match.',
        badge: 'Equal totals are a draw here; elsewhere another deal may decide.',
      },
    },
  };
};
