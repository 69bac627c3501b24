import {naming} from '../../rulebook/naming.js';
import type {CapraRulesFor} from './capra-rules.js';

export const rules: CapraRulesFor = ({cards, options}) => {
  const {rank, ranks} = naming(cards);
  return {
    about:
      'A trick-taking game for four in two partnerships, led with up to four cards at a time and answered with as many. The match has no winner, only a loser: the side that loses too often becomes the goat.',
    rules: {
      'capra.pack': {
        title: 'Rank of the cards',
        text: `36\u00a0cards. In every suit, from the top: ${ranks('A T K Q J 9 8 7 6')}. The ${rank('T')} ranks above the ${rank('K')}.`,
      },
      'capra.points': {
        title: 'Points',
        text: `Ace 11, ${rank('T')} 10, ${rank('K')} 4, ${rank('Q')} 3, ${rank('J')} 2, the rest nothing: 120\u00a0points in the pack.`,
      },
      'capra.partners': {
        title: 'Partners',
        text: 'Partners sit opposite each other and pool their tricks.',
      },
      'capra.deal': {
        title: 'Dealing',
        text: 'The first dealer is chosen by lot; then the deal passes to the left. The dealer shuffles, and the neighbour on the right cuts the pack. Each player gets four cards, beginning on the dealer’s left. The other twenty make the [stock](stock).',
        badge: 'Elsewhere the four may be dealt together; here, one at a time.',
      },
      'capra.trump': {
        title: 'The trump suit',
        text: 'Turn up one of the cards in the middle of the [stock](stock): its suit is [trump](trump) for this deal.',
        badge:
          'Elsewhere that card may be put under the stock; here it stays in its place, so everybody sees who draws it.',
      },
      'capra.lead': {
        title: 'Leading',
        text: '[Lead](lead) one, two, three or four cards face up, all of one suit.',
        badge:
          'Here the dealer’s left neighbour leads first, then the winner of the last trick of the deal before. Elsewhere someone else may lead.',
      },
      'capra.beat': {
        title: 'Beating',
        text: 'In turn, every other player [beats](beat) the best cards so far or [folds](fold). To beat, play as many cards, each one over a different card of theirs: a higher one of its suit, or a [trump](trump) over a card that is not a trump. You are never forced to.',
        badge:
          'Elsewhere the beating cards are said to lie face down, which the next player could not answer; here they lie face up.',
      },
      'capra.fold': {
        title: 'Folding',
        text: 'A player who does not [beat](beat) lays as many cards of any kind face down. Nobody else sees them before the count, and their points go to the player who takes the [trick](trick).',
      },
      'capra.win-trick': {
        title: 'Who takes the trick',
        text: 'The last player to have [beaten](beat) takes the [trick](trick) for their side; if no one did, the leader does.',
      },
      'capra.claim': {
        title: 'Entering with four',
        text: 'Holding [four of a suit](four), you may [enter](enter) with them, even out of turn, from the moment the hands are full until you have played to the [trick](trick). Cards already played go back, folded ones unseen; your four are led and play goes on from you. A player who is about to lead simply leads, and a lead of four cannot be pushed aside.',
        badge: 'Elsewhere you may enter at other moments, or against other leads.',
      },
      'capra.claim-priority': {
        title: 'Who enters first',
        text: 'If several could [enter](enter), the one nearest to the leader, counting clockwise from there, has the right. Players who sit nearer than the one entering and could still enter are asked, the nearest first, and may enter instead or let it stand. Until that is settled nobody plays.',
        badge:
          'Elsewhere players speak up for themselves; here they are asked in private, and never against the clock.',
      },
      'capra.draw': {
        title: 'Drawing',
        text: 'After each [trick](trick) the players draw from the [stock](stock), its winner first, then clockwise one card each until all have four again or none is left. The winner leads.',
      },
      'capra.deal-end': {
        title: 'The end of the deal',
        text: 'When [stock](stock) and hands are used up, each side counts the points in its tricks. With 61 or more a side wins the deal; the losers get [penalty points](penalty).',
      },
      'capra.loss-2': {
        title: 'A plain loss',
        text: 'The losing side has 31 to 59\u00a0points: 2\u00a0[penalty points](penalty).',
      },
      'capra.loss-4': {
        title: 'A heavy loss',
        text: 'The losing side has fewer than 31\u00a0points, but took a [trick](trick): 4\u00a0[penalty points](penalty).',
      },
      'capra.loss-6': {
        title: 'Not one trick',
        text: 'The losing side took nothing at all: 6\u00a0[penalty points](penalty).',
      },
      'capra.eggs': {
        title: 'Eggs',
        text: 'Both sides have 60\u00a0points: no one is penalised, but there are [eggs](eggs) in this match.',
      },
      'capra.match': {
        title: 'The goat',
        text: `A side that has ${String(options.target)}\u00a0[penalty points](penalty) or more loses the match and is the [goat](goat); if any deal ended in [eggs](eggs), the goat with eggs. Another number may be agreed.`,
        badge: 'Elsewhere only certain deals may count for the eggs; here any deal of the match will do.',
      },
    },
  };
};
