import type {CalypsoOptions} from '@cartavola/engine/games/calypso/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LaterTextsFor} from '../../../lesson-texts.js';
import type {CalypsoLaterId} from '../calypso-steps.js';

export const later: LaterTextsFor<CalypsoLaterId, CalypsoOptions> = ({cards, options}) => {
  const {the, The, rank, theRank, suit} = naming(cards);
  const bound = options.overruff === 'compulsory';
  const order = (['H', 'C', 'S', 'D'] as const).map(suit).join(', ');
  return {
    again: {
      deals: ([dealer = 0]) => `${['You have', 'Inez has', 'Julia has', 'Hugo has'][dealer]} dealt: who deals next?`,
      'choose of=0': 'Which cards are your trumps?',
      'choose of=0,2': 'Which cards help your side?',
      'choose follows': 'Which cards follow suit?',
      predict: 'Who takes this trick?',
      'predict turn': 'Who leads next?',
      'choose ruffs': 'Which cards ruff?',
      'ruff-last': 'Take this trick',
      'lead-alone': 'Follow suit without wasting a high card',
      'choose overruffs': 'Which cards overruff?',
      'overruff-last': bound ? 'Overruff, but save your best trump' : 'Leave this trick to your partner',
      'count discarded': 'How many cards go onto your discard pile?',
      'count placed': 'How many of these cards go into a calypso?',
      'next-finish': 'Take the trick with a card that your calypso needs',
      'count placed=0': 'How many of these cards go into your calypsos?',
      'score-finish': ([done, cards, discards]) =>
        `Complete calypsos: ${done}; cards in the next: ${cards}; discard pile: ${discards}. How many points?`,
      'score-alone': ([done, cards, discards]) =>
        `Complete calypsos: ${done}; cards in the next: ${cards}; discard pile: ${discards}. How many points?`,
      'score-last': ([done, cards, discards, , hers, more, laid]) =>
        `Complete calypsos, cards in the next, discard pile: you ${done}, ${cards}, ${discards}; Julia ${hers}, ${more}, ${laid}. How many points for your side?`,
      'revoke-alone': ([done, cards, discards, revokes]) =>
        `Complete calypsos: ${done}; cards in the next: ${cards}; discard pile: ${discards}; revokes: ${revokes}. How many points?`,
      'choose revokes': 'Which cards would be a revoke?',
    },
    steps: {
      'partners-worked': {
        title: 'You and Julia',
        text: `You and Julia, opposite you, play against Inez and Hugo. Each player has a [personal trump suit](own-trump), strong only in their own hand, and builds calypsos in it: you ${suit('H')}, Julia ${suit('S')}, Inez ${suit('C')}, Hugo ${suit('D')}.`,
      },
      'partners-finish': {
        title: 'Which are your trumps?',
        text: `Your [personal trump suit](own-trump) is ${suit('H')}; every other suit belongs to somebody else. Choose all your trumps.`,
        done: `The low ${rank('5')} is just as much a trump as ${theRank('J')}, and your calypso needs both.`,
        answers: {
          'card=AS': 'Spades are Julia’s suit; in your hand, the ace is an ordinary card.',
          'card=QD': 'Diamonds are trumps only for Hugo.',
          'card=KC': 'Clubs are trumps only for Inez.',
          'missed=JH': `${The('JH')} belongs to your suit too.`,
          'missed=5H': `Low cards of your suit are trumps too, including ${the('5H')}.`,
        },
        hints: ['Look only at the suits; it doesn’t matter how high a card is.'],
      },
      'partners-alone': {
        title: 'Which cards help your side?',
        text: `Partners add up their points, so Julia’s calypso in ${suit('S')} matters as much as your own. Choose every card that fits into yours or hers.`,
        done: 'The other two cards belong to the suits that Inez and Hugo collect.',
        answers: {
          'card=AD': `Hugo builds in ${suit('D')}, and he plays against you.`,
          'card=8C': `Inez builds in ${suit('C')}, and she plays against you.`,
          'missed=TH': `${The('TH')} fits into your own calypso.`,
          'missed=6H': `${The('6H')} fits into your own calypso.`,
          'missed=QS': `${The('QS')} isn’t one of your trumps, but Julia builds with it.`,
          'missed=3S': `${The('3S')} isn’t one of your trumps, but Julia builds with it.`,
        },
        hints: ['Your side has two players, so two suits help it.'],
      },

      'draw-worked': {
        title: 'Drawing for seats',
        text: 'Everyone draws a card. Here the king is highest, so that player chooses a partner, who sits opposite, then a suit, and deals first. If several tie for highest, they draw again. Then all the cards are shuffled.',
      },
      'draw-finish': {
        title: 'Which suit is left for you?',
        text: `Inez drew highest and took ${suit('H')}. Going clockwise, the suits always come in the order ${order}, so Julia has ${suit('C')}. Choose your trumps.`,
        done: `Choosing one suit settles all four, and partners always have ${suit('H')} and ${suit('S')}, or ${suit('C')} and ${suit('D')}.`,
        answers: {
          'card=KH': `Inez took ${suit('H')} for herself.`,
          'card=4C': `Julia comes next after Inez, so she has ${suit('C')}.`,
          'card=6S': `Hugo comes next after Julia, so he has ${suit('S')}.`,
          'missed=QD': `Three players have their suits, which leaves ${suit('D')} for you: ${theRank('Q')} is a trump.`,
          'missed=9D': `Three players have their suits, which leaves ${suit('D')} for you: ${theRank('9')} is a trump.`,
        },
        hints: ['Go round from Inez, one suit for each player.'],
      },
      'draw-alone': {
        title: 'Which cards help your side?',
        text: `This time Julia drew highest, chose you and took ${suit('D')}. The order is ${order}, and then ${suit('H')} again. Choose every card that fits into your calypso or hers.`,
        done: `After Julia’s ${suit('D')} come ${suit('H')} for Hugo, ${suit('C')} for you and ${suit('S')} for Inez. From the next step on, you have ${suit('H')} again.`,
        answers: {
          'card=AH': `After ${suit('D')} the order starts again: Hugo, who comes after Julia, gets ${suit('H')}.`,
          'card=8S': `Inez gets the suit that is left, ${suit('S')}.`,
          'missed=KD': `Julia took ${suit('D')}, and she builds for your side.`,
          'missed=TD': `Julia took ${suit('D')}, and she builds for your side.`,
          'missed=JC': `Go round from Julia: Hugo has ${suit('H')}, so you have ${suit('C')}.`,
          'missed=5C': `Go round from Julia: Hugo has ${suit('H')}, so you have ${suit('C')}.`,
        },
        hints: ['Go clockwise from Julia: first Hugo, then you, then Inez.'],
      },

      'follow-worked': {
        title: 'Everyone follows',
        text: 'Inez plays first, a spade. Anyone who has a spade must play one too. Hugo’s king is the highest, so he takes these four cards, called a [trick](trick), and plays first to the next.',
        done: 'The ringed card took the trick. Julia’s five was an ordinary spade here: like everyone, she just played the suit asked for.',
      },
      'follow-finish': {
        title: 'Which cards follow?',
        text: 'Julia [led](lead) a club: she was the first to play. While you hold the suit led, you must play it, high or low. Choose every card that follows suit.',
        done: 'Only the suit matters: you don’t have to beat the queen.',
        answers: {
          'card=AH': `Trumps are no exception: you still hold ${suit('C')}, the suit led.`,
          'card=KH': `Trumps are no exception: you still hold ${suit('C')}, the suit led.`,
          'card=7D': `You still hold ${suit('C')}, the suit led, so you can’t play ${suit('D')}.`,
          'missed=9C': `${The('9C')} is below the queen, but it follows suit, and that’s enough.`,
          'missed=4C': `${The('4C')} is low, but it follows suit, and that’s enough.`,
        },
        hints: ['The first card of the trick decides which suit to follow.'],
      },
      'follow-alone': {
        title: 'Two kings: who leads next?',
        text: 'The player on the dealer’s left leads to the first trick; the winner of each trick leads to the next. If cards are equal, the one played first counts as higher. Who leads next?',
        done: 'Your king was played first, so you take the trick and lead to the next.',
        answers: {
          '': 'The highest cards here are two kings, and the one that was played first takes the trick.',
        },
        hints: ['First work out who takes this trick.'],
      },
      'follow-real': {
        title: 'No revoking',
        text: `Playing another suit while you hold the suit led is a [revoke](revoke). This table refuses it; with real cards, it costs 260\u00a0points. Inez led ${suit('D')}. Choose the cards that follow suit.`,
        done: 'Neither beats the ace, but you have to play one of them.',
        answers: {
          'card=QH': `You hold ${suit('D')}: playing a trump instead would be a revoke.`,
          'card=2H': `You hold ${suit('D')}: playing a trump instead would be a revoke.`,
          'card=AS': `You hold ${suit('D')}: any other suit would be a revoke.`,
          'missed=KD': `${The('KD')} can’t take the trick now, but it follows suit.`,
          'missed=5D': `${The('5D')} can’t take the trick, but it follows suit.`,
        },
        hints: ['Look only for cards of the suit that Inez led.'],
      },

      'ruff-worked': {
        title: 'When you cannot follow',
        text: `Inez leads ${theRank('K')} of a suit that you don’t have. Now your personal trumps come in: you [ruff](ruff) with ${the('3H')}, and this low card takes the trick.`,
        done: 'A ruff beats every card of the suit led, even the ace.',
      },
      'ruff-finish': {
        title: 'Which cards ruff?',
        text: `Julia led a diamond, and you have none. One of your own trumps now [ruffs](ruff) and beats every diamond; any other card is a [discard](discard) and can’t win. Choose the cards that ruff.`,
        done: `You don’t have to ruff: you could also throw away ${the('9C')} or ${the('AS')}.`,
        answers: {
          'card=AS': 'Spades are trumps only for Julia. From your hand, even the ace is only a discard.',
          'card=9C': 'A club is neither the suit led nor one of your trumps, so it is only a discard.',
          'missed=JH': `${The('JH')} is one of your trumps, so it ruffs.`,
          'missed=4H': 'Even the lowest trump ruffs: it beats the ace of the suit led.',
        },
        hints: ['Whether a card is a trump depends on who plays it.'],
      },
      'ruff-alone': {
        title: 'Who takes this trick?',
        text: `Julia leads a diamond, Hugo’s own trump suit, and everyone plays one. A trump ruffs only when its player can’t follow suit. Whose trick is it?`,
        done: 'Hugo’s jack followed suit like the others, and Inez had a higher card.',
        answers: {
          '': 'Everyone had a diamond, so nobody ruffed: Hugo’s diamond is an ordinary card too, and the highest of the four wins.',
        },
        hints: ['Was anybody unable to follow suit?'],
      },
      'ruff-last': {
        title: 'Take this trick',
        text: 'Inez led a heart, and her king is the best card so far. Hearts are your own trumps, and you play last.',
        done: 'You could follow suit, so your hearts were ordinary cards, and only the ace was higher than the king.',
        answers: {
          'card=QH':
            'You are following suit, so your queen isn’t a ruff: only its rank counts, and the king is higher.',
          'card=4H': 'You can follow suit, so a heart doesn’t ruff here, and your four is lower than the king.',
          'card=KC': 'You hold hearts, so you must play one.',
          'card=7S': 'You hold hearts, so you must play one.',
        },
        hints: ['You can follow suit. Does that make your hearts trumps, or ordinary cards?'],
      },

      'lead-worked': {
        title: 'Leading your own trumps',
        text: `You lead ${the('3H')}, one of your own trumps. A king and an ace are played to it, but you still take the trick, because nobody ruffed.`,
        done: 'That’s how low trumps win high cards, as long as everyone can follow suit.',
      },
      'lead-finish': {
        title: 'Ace, king or five?',
        text: 'Inez leads a club, her own trump suit, and everyone follows. A player who leads a personal trump takes the trick, whatever the ranks, unless somebody ruffs. Whose trick is it?',
        done: 'Julia’s ace and your king go to Inez: rank doesn’t count when a player leads their own trumps.',
        answers: {
          '': 'A higher club doesn’t help here: Inez led her own trumps, and nobody ruffed.',
        },
        hints: ['Whose suit was led, and who led it?'],
      },
      'lead-alone': {
        title: 'Ace or six?',
        text: 'Inez led a club, one of her own trumps, and you play last. Follow suit, but don’t waste a card that could win another trick.',
        done: 'You lose the trick either way, so save your ace for a club that somebody else leads.',
        answers: {
          'card=AC': `The ace doesn’t beat ${theRank('4')}: Inez led her own trumps, and only a ruff could take the trick from her.`,
          'card=QH': 'A heart would ruff only if you had no clubs.',
          'card=8S': 'You hold clubs, so you must play one.',
        },
        hints: ['First ask yourself whether any of your clubs can take this trick.'],
      },
      'lead-last': {
        title: 'And if somebody ruffs?',
        text: `You lead ${the('9H')}, one of your own trumps. Julia has no hearts and plays ${the('2S')}, one of hers. Who takes the trick?`,
        done: 'A ruff also beats a player’s own trumps, even if it is a partner’s and however low it is.',
        answers: {
          '': 'The trump you led wins only if nobody ruffs. Julia couldn’t follow suit and played one of her own trumps: that’s a ruff.',
        },
        hints: ['Who didn’t follow suit, and what did they play?'],
      },

      'overruff-worked': {
        title: 'Beating a ruff',
        text: `Hugo has no spades and ruffs with ${the('6D')}. You have none either. The higher ruff wins, whatever its suit: you [overruff](overruff) with ${the('9H')} and take the trick.`,
        done: bound
          ? 'You had to: if you can’t follow suit but can beat the best ruff, you must.'
          : 'You didn’t have to: at this table, overruffing is optional.',
      },
      'overruff-finish': {
        title: bound ? 'What must you play?' : 'Which cards overruff?',
        text: bound
          ? 'Hugo has ruffed, and you have no clubs. If you can’t follow suit but hold a personal trump above the best ruff, you must [overruff](overruff), whatever the suits. Choose the cards that do.'
          : 'Hugo has ruffed, and you have no clubs. To [overruff](overruff), you need one of your trumps that ranks above his, whatever the suits, but you don’t have to. Choose the cards that do.',
        done: bound
          ? 'While you hold one of these, you may not ruff lower or throw anything away.'
          : 'Either of them beats Hugo’s ruff, but you could also play something else.',
        answers: {
          'card=5H': `That would be a ruff, but the highest ruff wins, and ${theRank('5')} is below Hugo’s ${rank('8')}.`,
          'card=AS': 'Spades aren’t your trumps, so your ace can’t ruff at all.',
          'missed=JH': `${The('JH')} is above Hugo’s ${rank('8')} too.`,
          'missed=TH': `${The('TH')} is above Hugo’s ${rank('8')} too.`,
        },
        hints: ['Compare your own trumps with the card that Hugo ruffed with.'],
      },
      'overruff-alone': {
        title: 'Seven against seven',
        text: `Inez leads a diamond. Julia ruffs with ${the('7S')}, Hugo follows suit, and you, with no diamonds, play ${the('7H')}. If ranks are equal, the first counts as higher. Who takes the trick?`,
        done: bound
          ? 'You had no heart above her seven, so you could have played any card.'
          : 'An equal rank doesn’t overruff: you need a higher one.',
        answers: {
          '': 'Hugo could follow suit, so his king isn’t a ruff. The two sevens are ruffs, and one was played before the other.',
        },
        hints: ['Look only at the ruffs.'],
      },
      'overruff-last': {
        title: 'Your partner has ruffed',
        text: bound
          ? 'Inez led a diamond, Julia ruffed, and you have no diamonds. If you can overruff, you must, even over your partner. Do so, but save your best trump.'
          : 'Inez led a diamond, Julia ruffed, and you have no diamonds. At this table, overruffing is optional. Leave the trick to your partner.',
        done: bound
          ? 'The eight is enough, so you can save the ace for a ruff that nothing lower can beat.'
          : 'Your side keeps the trick, and you keep your high trumps.',
        answers: bound
          ? {
              'card=AH': 'That is allowed, but a lower heart is enough to beat Julia’s five. Save the ace.',
              'card=3H': 'That is below Julia’s five, and you hold hearts above it: you must go higher.',
              'card=TC': 'You hold hearts above Julia’s five, so you may not throw anything away.',
            }
          : {
              'card=AH': 'That takes a trick from Julia that your side already had.',
              'card=8H': 'That is above Julia’s five, so it takes a trick that your side already had.',
            },
        hints: [bound ? 'Which of your hearts are above the five?' : 'Julia ruffed with a five.'],
      },

      'build-worked': {
        title: 'Where the cards go',
        text: `You ruff and take the trick. ${The('3H')} goes into your calypso, ${the('6S')} into Julia’s. She already has ${the('JS')}, so that goes onto your [discard pile](discard-pile), along with ${the('8C')}.`,
        done: 'You don’t have to sort anything: this table does it for you.',
      },
      'build-finish': {
        title: 'How many are left over?',
        text: 'You led a trump and take the trick. You place what your calypso or Julia’s needs; second copies and your opponents’ suits go onto your [discard pile](discard-pile). How many is that?',
        done: `You already had ${the('QH')}, and ${suit('C')} are Inez’s suit. The other two go into calypsos.`,
        answers: {
          '': 'Go through them one by one: you place a heart that your calypso needs, but not one it already has, nor a card of your opponents’ suits.',
        },
        hints: ['Compare each card with the calypso of its suit.'],
      },
      'build-alone': {
        title: 'How many go into a calypso?',
        text: 'Julia led one of her own trumps and takes the trick. She keeps what her calypso needs and gives you what yours needs. How many of the four cards end up in a calypso?',
        done: `Julia places ${theRank('4')} and ${theRank('Q')}, and you get ${the('8H')}. Only ${theRank('9')} was a second copy.`,
        answers: {
          '': 'Compare the spades with Julia’s calypso and the hearts with yours: any card that isn’t there yet goes in.',
        },
        hints: ['Look at both calypsos.'],
      },

      'next-worked': {
        title: 'Complete, and on to the next',
        text: `Your calypso needs only ${theRank('6')}. This trick completes it, and the other hearts, a king and ${theRank('9')}, start the next one. The second king goes onto the discard pile.`,
        done: 'You start the next calypso only now: you never build two at once.',
      },
      'next-finish': {
        title: 'Let your calypso grow',
        text: 'You have no diamonds and play last. You build one calypso at a time, so second copies go onto the discard pile. Take the trick with a card that your calypso needs.',
        done: 'The five was missing, and you keep the king for now.',
        answers: {
          'card=KH':
            'That takes the trick, but your calypso already has a king, and you can’t save a second one for the next calypso: it goes onto the discard pile.',
          'card=8S': 'From your hand, a spade is a discard, so Hugo would take the trick.',
          'card=QC': 'From your hand, a club is a discard, so Hugo would take the trick.',
        },
        hints: ['Both of your trumps ruff. Which of them is already in your calypso?'],
      },
      'next-alone': {
        title: 'How many do you place?',
        text: 'You led a trump and take four hearts. Your calypso is far from complete, and you can’t save cards for the next one. How many of the four go into it?',
        done: 'One eight and the jack. The ace was already there, and you can’t save the second eight for later.',
        answers: {
          '': 'You can’t save anything for the next calypso: leave out any rank that is already there, and the second of two identical cards.',
        },
        hints: ['Two of these four cards are identical.'],
      },
      'next-last': {
        title: 'The last missing card',
        text: `You take the trick, and ${theRank('5')} completes your calypso. The other hearts start the next one, one of each rank, whenever they were played. How many of the four do you place?`,
        done: 'The five completes one calypso, and an ace and the queen start the next. The second ace goes onto the discard pile.',
        answers: {
          '': 'Place the five first. The next calypso is then empty, but it takes each rank only once.',
        },
        hints: ['Once a calypso is complete, the next one needs every rank.'],
      },

      'score-worked': {
        title: 'What calypsos are worth',
        text: 'Points are counted once, when all 208\u00a0cards have been played. A player’s first complete calypso is worth 500, the second 750, the third and fourth 1000 each.',
      },
      'score-finish': {
        title: 'Your points now',
        text: 'The first calypso is worth 500, the second 750, later ones 1000; each card in an unfinished one 20, each in the discard pile 10. You have two, with six cards in the next and four in that pile. How many points?',
        done: '1250 for two calypsos, 120 for six cards and 40 for four make 1410.',
        answers: {
          '': 'Start with 500 and 750. Add 20 for each card in the unfinished calypso, and 10 for each of the four in the discard pile.',
        },
        hints: ['A second calypso adds to the first; it doesn’t replace it.'],
      },
      'score-alone': {
        title: 'Three calypsos',
        text: 'Your first calypso is worth 500, the second 750, each later one 1000. You have completed three, and have two cards in a fourth and nine in your discard pile. How many points?',
        done: '2250 for the calypsos, 40 for the two cards and 90 for the nine make 2380.',
        answers: {
          '': 'The three calypsos are worth 500, 750 and 1000. Each card in the unfinished one adds 20, and each card in the discard pile 10.',
        },
        hints: ['Count in three parts: the complete calypsos, the unfinished one and the discard pile.'],
      },
      'score-last': {
        title: 'Both together',
        text: 'Partners add up their points, and the higher side wins the match. You have two calypsos, five cards in another and ten in the discard pile. Julia has one calypso and seven in the discard pile. What is your side’s total?',
        done: '1450 for you and 570 for Julia make 2020. If both sides were equal, the match would be a draw.',
        answers: {
          '': 'Count each of you separately, then add: Julia’s calypso is her first, so it’s worth 500; yours are worth 500 and 750.',
        },
        hints: ['Each player’s calypsos are numbered separately.'],
      },

      'revoke-worked': {
        title: 'It comes to light',
        text: `Hugo plays ${the('9D')} on a club and takes the trick as if he had ruffed. Then he leads a club, so that was a [revoke](revoke). This table lets it pass until the end of the deal.`,
        done: 'At the end of the match, the revoke costs Hugo, and so his side, 260\u00a0points.',
      },
      'revoke-finish': {
        title: 'Which cards would be a revoke?',
        text: 'Inez led a diamond. Playing another suit while you hold the suit led is a [revoke](revoke). Choose every card in your hand that would be one.',
        done: 'The table would accept either, and each would cost you 260\u00a0points.',
        answers: {
          'card=9D': `${The('9D')} follows suit: that is always right.`,
          'card=5D': `${The('5D')} follows suit: that is always right.`,
          'missed=JH': 'The jack would take the trick like a ruff, but you can follow suit, so it’s a revoke.',
          'missed=AC': 'Throwing a card away is also a revoke if you can follow suit.',
        },
        hints: ['Look for the cards that aren’t in the suit led.'],
      },
      'revoke-alone': {
        title: 'What it costs',
        text: 'You have one complete calypso, worth 500, three cards in another at 20 each, eight in the discard pile at 10 each, and one revoke, which costs 260. How many points is that?',
        done: '500, 60 and 80 make 640; take away 260, and 380 are left.',
        answers: {
          '': 'Add up what you have won, and take away 260 for the one revoke.',
        },
        hints: ['Add three of the four, and take away the other.'],
      },

      'first-deal': {
        title: 'Now play a deal',
        text: `Everyone gets thirteen cards; you build in ${suit('H')}, Julia in ${suit('S')}. The player on the dealer’s left leads. Go for tricks with cards that your two calypsos need. A coach is there to help.`,
      },
    },
  };
};
