import {naming} from '../../rulebook/naming.js';
import type {CapraRulesFor} from './capra-rules.js';

export const rules: CapraRulesFor = ({cards, options}) => {
  const {rank, ranks} = naming(cards);
  return {
    about:
      'A trick-taking game for four players in two partnerships. You lead up to four cards at a time, and the others answer with as many. The match has no winner, only a loser: the side that loses too often becomes the goat.',
    rules: {
      'capra.pack': {
        title: 'Rank of the cards',
        text: `36\u00a0cards. In every suit, from the top: ${ranks('A T K Q J 9 8 7 6')}. The ${rank('T')} ranks above the ${rank('K')}.`,
      },
      'capra.points': {
        title: 'Points',
        text: `Ace 11, ${rank('T')} 10, ${rank('K')} 4, ${rank('Q')} 3, ${rank('J')} 2, the rest nothing. The pack has 120\u00a0points.`,
      },
      'capra.partners': {
        title: 'Partners',
        text: 'Partners sit opposite each other and pool their tricks.',
      },
      'capra.deal': {
        title: 'Dealing',
        text: 'Choose the first dealer by lot; then the deal passes to the left. The dealer shuffles, and the neighbour on the right cuts the pack. Each player gets four cards, beginning on the dealer’s left. The other twenty form the [stock](stock).',
        badge: 'Elsewhere, the four may be dealt together; here, one at a time.',
      },
      'capra.trump': {
        title: 'The trump suit',
        text: 'Turn up one of the cards in the middle of the [stock](stock): its suit is [trump](trump) for this deal.',
        badge:
          'Elsewhere, that card may go under the stock; here, it stays in its place, so everybody sees who draws it.',
      },
      'capra.lead': {
        title: 'Leading',
        text: '[Lead](lead) one, two, three or four cards face up, all of one suit.',
        badge:
          'Here, the player on the dealer’s left leads first; in later deals, the winner of the previous deal’s last trick does. Elsewhere, someone else may lead.',
      },
      'capra.beat': {
        title: 'Beating',
        text: 'In turn, each of the other players [beats](beat) the best cards so far or [folds](fold). To beat, play as many cards, each over a different one: a higher card of its suit, or a [trump](trump) over a card that isn’t a trump. You never have to beat.',
        badge:
          'Elsewhere, beating cards are said to be played face down, but then the next player couldn’t answer them; here, they are face up.',
      },
      'capra.fold': {
        title: 'Folding',
        text: 'A player who does not [beat](beat) puts as many cards of any kind face down. Nobody else sees them before the count, and their points go to the player who takes the [trick](trick).',
      },
      'capra.win-trick': {
        title: 'Who takes the trick',
        text: 'The last player to have [beaten](beat) takes the [trick](trick) for their side; if nobody beat, the leader takes it.',
      },
      'capra.claim': {
        title: 'Entering with four',
        text: 'If you hold [four of a suit](four), you may [enter](enter) with them, even out of turn, from the time the hands are full until you have played to the [trick](trick). Cards already played go back, folded ones unseen; your four are led, and play goes on from you. If it is your turn to lead, you simply lead them. You can’t enter against a lead of four.',
        badge: 'Elsewhere, you may enter at other times, or against other leads.',
      },
      'capra.claim-priority': {
        title: 'Who enters first',
        text: 'If several players could [enter](enter), the one nearest to the leader, going clockwise, has the right. Anyone who sits nearer than the player entering and could still enter is asked, the nearest first, and may enter instead or let it stand. Nobody plays until that is settled.',
        badge: 'Elsewhere, players speak up for themselves; here, they are asked in private, with no time limit.',
      },
      'capra.draw': {
        title: 'Drawing',
        text: 'After each [trick](trick), the players draw from the [stock](stock), the winner first, then clockwise, one card each in turn, until everyone has four again or the stock runs out. The winner leads.',
      },
      'capra.deal-end': {
        title: 'The end of the deal',
        text: 'When the [stock](stock) and the hands are used up, each side counts the points in its tricks. A side with 61 or more wins the deal; the losers get [penalty points](penalty).',
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
        text: 'Both sides have 60\u00a0points: nobody is penalised, but there are [eggs](eggs) in this match.',
      },
      'capra.match': {
        title: 'The goat',
        text: `A side with ${String(options.target)}\u00a0[penalty points](penalty) or more loses the match and is the [goat](goat), or the goat with eggs if any deal ended in [eggs](eggs). You may agree on another number.`,
        badge: 'Elsewhere, only certain deals may count for the eggs; here, any deal of the match will do.',
      },
    },
  };
};
