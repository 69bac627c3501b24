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
      'lead-alone': 'Follow suit, and waste no high card',
      'choose overruffs': 'Which cards overruff?',
      'overruff-last': bound ? 'Overruff, but save your best trump' : 'Leave this trick to your partner',
      'count discarded': 'How many cards go onto your discard pile?',
      'count placed': 'How many of these cards find a place?',
      'next-finish': 'Take the trick with a card that your calypso lacks',
      'count placed=0': 'How many of these cards go into your calypsos?',
      'score-finish': ([done, cards, discards]) =>
        `Complete calypsos: ${done}; cards of the next: ${cards}; discard pile: ${discards}. How many points?`,
      'score-alone': ([done, cards, discards]) =>
        `Complete calypsos: ${done}; cards of the next: ${cards}; discard pile: ${discards}. How many points?`,
      'score-last': ([done, cards, discards, , hers, more, laid]) =>
        `Complete calypsos, cards of the next, discard pile: you ${done}, ${cards}, ${discards}; Julia ${hers}, ${more}, ${laid}. Your side’s points?`,
      'revoke-alone': ([done, cards, discards, revokes]) =>
        `Complete calypsos: ${done}; cards of the next: ${cards}; discard pile: ${discards}; revokes: ${revokes}. How many points?`,
      'choose revokes': 'Which cards would be a revoke?',
    },
    steps: {
      'partners-worked': {
        title: 'You and Julia',
        text: `You play with Julia, opposite, against Inez and Hugo. Each player has a [personal trump suit](own-trump), strong in that hand alone, and builds calypsos in it: you ${suit('H')}, Julia ${suit('S')}, Inez ${suit('C')}, Hugo ${suit('D')}.`,
      },
      'partners-finish': {
        title: 'Which are your trumps?',
        text: `Your [personal trump suit](own-trump) is ${suit('H')}; every other suit belongs to somebody else. Choose all your trumps.`,
        done: `The low ${rank('5')} is as much a trump of yours as ${theRank('J')}, and your calypso needs both.`,
        answers: {
          'card=AS': 'Spades are Julia’s suit; in your hand their ace is an ordinary card.',
          'card=QD': 'Diamonds are trumps for Hugo alone.',
          'card=KC': 'Clubs are trumps for Inez alone.',
          'missed=JH': `${The('JH')} belongs to your suit too.`,
          'missed=5H': `Low cards of your suit are trumps as well: ${the('5H')} is one.`,
        },
        hints: ['Look at the suits alone; how high a card is does not matter.'],
      },
      'partners-alone': {
        title: 'Which help your side?',
        text: `Partners add up their points, so Julia’s calypso in ${suit('S')} matters to you as much as your own. Choose every card that fits into yours or hers.`,
        done: 'The two cards that remain are of the suits that Inez and Hugo collect.',
        answers: {
          'card=AD': `In ${suit('D')} it is Hugo who builds, and he plays against you.`,
          'card=8C': `In ${suit('C')} it is Inez who builds, and she plays against you.`,
          'missed=TH': `${The('TH')} fits into your own calypso.`,
          'missed=6H': `${The('6H')} fits into your own calypso.`,
          'missed=QS': `${The('QS')} is not a trump of yours, but Julia builds with it.`,
          'missed=3S': `${The('3S')} is not a trump of yours, but Julia builds with it.`,
        },
        hints: ['Two players make a side, so two suits help yours.'],
      },

      'draw-worked': {
        title: 'Drawing for seats',
        text: 'Everyone draws a card. Here the king is highest: that player chooses a partner, who sits opposite, then a suit, and deals first. If several tie for highest, they draw again. Afterwards all the cards are shuffled.',
      },
      'draw-finish': {
        title: 'Which suit is left for you?',
        text: `Inez drew highest and took ${suit('H')}. Clockwise, the suits always follow in the order ${order}: so Julia has ${suit('C')}. Choose your trumps.`,
        done: `Choosing one suit settles all four, and partners always have ${suit('H')} and ${suit('S')}, or ${suit('C')} and ${suit('D')}.`,
        answers: {
          'card=KH': `Inez took ${suit('H')} for herself.`,
          'card=4C': `Next after Inez sits Julia, and ${suit('C')} are hers.`,
          'card=6S': `After Julia comes Hugo, and ${suit('S')} are his.`,
          'missed=QD': `Three players have their suits, and ${suit('D')} are left for you: ${theRank('Q')} is a trump.`,
          'missed=9D': `Three players have their suits, and ${suit('D')} are left for you: ${theRank('9')} is a trump.`,
        },
        hints: ['Go round from Inez, one suit for each player.'],
      },
      'draw-alone': {
        title: 'Which help your side?',
        text: `This time Julia drew highest, chose you and took ${suit('D')}. The order is ${order}, and then ${suit('H')} again. Choose every card that fits into your calypso or hers.`,
        done: `After Julia’s ${suit('D')} come ${suit('H')} for Hugo, ${suit('C')} for you and ${suit('S')} for Inez. From the next step on you have ${suit('H')} again.`,
        answers: {
          'card=AH': `After ${suit('D')} the order begins again: ${suit('H')} are for Hugo, who sits after Julia.`,
          'card=8S': `The suit that is left, ${suit('S')}, is for Inez.`,
          'missed=KD': `Julia took ${suit('D')}, and she builds for your side.`,
          'missed=TD': `Julia took ${suit('D')}, and she builds for your side.`,
          'missed=JC': `Go round from Julia: Hugo has ${suit('H')}, and so you have ${suit('C')}.`,
          'missed=5C': `Go round from Julia: Hugo has ${suit('H')}, and so you have ${suit('C')}.`,
        },
        hints: ['Go clockwise from Julia: first Hugo, then you, then Inez.'],
      },

      'follow-worked': {
        title: 'Everyone follows',
        text: 'Inez plays first: a spade. A player who has a spade must play one too. Hugo’s king is the highest, so he takes these four cards, a [trick](trick), and plays first to the next.',
        done: 'The ringed card took the trick. Julia’s five was an ordinary spade here: she, too, only played the suit asked for.',
      },
      'follow-finish': {
        title: 'Which cards follow?',
        text: 'Julia [led](lead): she was first to play, with a club. As long as you hold the suit led, you must play it, high or low. Choose every card that follows suit.',
        done: 'Only the suit binds you: you need not play higher than the queen.',
        answers: {
          'card=AH': `Your trumps do not free you: you still hold ${suit('C')}, and those were led.`,
          'card=KH': `Your trumps do not free you: you still hold ${suit('C')}, and those were led.`,
          'card=7D': `Nobody led ${suit('D')}, and you still hold ${suit('C')}.`,
          'missed=9C': `${The('9C')} is below the queen, but it is of the suit led, and that is enough.`,
          'missed=4C': `${The('4C')} is low, but it is of the suit led, and that is enough.`,
        },
        hints: ['The first card of the trick says which suit is asked for.'],
      },
      'follow-alone': {
        title: 'Two kings: who leads next?',
        text: 'The dealer’s left neighbour leads to the first trick; the winner of a trick leads to the next. Of equal cards, the one played first counts as higher. Who leads after this trick?',
        done: 'Your king came before the other one, so the trick is yours, and the next lead with it.',
        answers: {
          '': 'The highest rank here is a king. There are two of them, and the one that was played first takes the trick.',
        },
        hints: ['Find out first who takes this trick.'],
      },
      'follow-real': {
        title: 'No revoking',
        text: `Playing another suit while you hold the one led is a [revoke](revoke). This table refuses it; with real cards it costs 260\u00a0points. Inez led ${suit('D')}. Choose the cards that follow.`,
        done: 'Neither of them beats the ace, and yet it has to be one of the two.',
        answers: {
          'card=QH': `You hold ${suit('D')}: a trump instead of one of them would be a revoke.`,
          'card=2H': `You hold ${suit('D')}: a trump instead of one of them would be a revoke.`,
          'card=AS': `You hold ${suit('D')}: any other suit would be a revoke.`,
          'missed=KD': `${The('KD')} cannot take the trick any more, but it follows suit.`,
          'missed=5D': `${The('5D')} cannot take the trick, but it follows suit.`,
        },
        hints: ['Look only for cards of the suit that Inez led.'],
      },

      'ruff-worked': {
        title: 'When you cannot follow',
        text: `Inez leads ${theRank('K')} of a suit that you do not have. Now your personal trumps come in: with ${the('3H')} you [ruff](ruff), and this low card takes the trick.`,
        done: 'A ruff beats every card of the suit led, the ace included.',
      },
      'ruff-finish': {
        title: 'Which cards ruff?',
        text: `Julia led a diamond and you have none. A card of your own trumps now [ruffs](ruff), beating every diamond; any other is a [discard](discard), which cannot win. Choose the cards that ruff.`,
        done: `You do not have to ruff: you could also throw away ${the('9C')} or ${the('AS')}.`,
        answers: {
          'card=AS': 'Spades are trumps for Julia alone. Out of your hand even the ace is only a discard.',
          'card=9C': 'A club is neither the suit led nor a trump of yours: it is only a discard.',
          'missed=JH': `${The('JH')} is a trump of yours, and it ruffs.`,
          'missed=4H': 'Even the lowest trump ruffs: it beats the ace of the suit led.',
        },
        hints: ['What is a trump depends on who plays it.'],
      },
      'ruff-alone': {
        title: 'Who takes this trick?',
        text: `Julia leads a diamond, and everyone plays one, Hugo from his own trump suit. A trump ruffs only when its player cannot follow. Whose trick is it?`,
        done: 'Hugo’s jack followed suit like the others, and Inez had a higher card.',
        answers: {
          '': 'Nobody was without diamonds, so nobody ruffed: Hugo’s diamond is an ordinary card too, and the highest of the four wins.',
        },
        hints: ['Was anybody unable to follow?'],
      },
      'ruff-last': {
        title: 'Take this trick',
        text: 'Inez led a heart, and her king is the best card so far. Hearts are your own trumps, and you play last.',
        done: 'You could follow, so your hearts were ordinary cards, and only the ace was higher than the king.',
        answers: {
          'card=QH':
            'You are following suit, and so your queen is not a ruff: it counts by rank alone, below the king.',
          'card=4H': 'You can follow, and so a heart does not ruff here: your four stays below the king.',
          'card=KC': 'You hold hearts, so a heart has to be played.',
          'card=7S': 'You hold hearts, so a heart has to be played.',
        },
        hints: ['You can follow. Ask yourself what your hearts are then.'],
      },

      'lead-worked': {
        title: 'Leading your own trumps',
        text: `You lead ${the('3H')}, one of your own trumps. King and ace are played to it, and still the trick is yours, because nobody has ruffed.`,
        done: 'That is how low trumps bring in high cards, as long as everyone can follow.',
      },
      'lead-finish': {
        title: 'Ace, king or five?',
        text: 'Inez leads a club, her own trump suit, and everyone follows. A player who leads a personal trump takes the trick, whatever the ranks, unless somebody ruffs. Whose trick is it?',
        done: 'Julia’s ace and your king go to Inez: against a led trump, rank does not count.',
        answers: {
          '': 'A higher club does not help here: Inez led her own trumps, and nobody ruffed.',
        },
        hints: ['Whose suit was led, and who led it?'],
      },
      'lead-alone': {
        title: 'Ace or six?',
        text: 'Inez led a club, one of her own trumps, and you play last. Follow suit, but do not waste a card that may win another trick.',
        done: 'The trick is lost either way; your ace waits for a club that somebody else leads.',
        answers: {
          'card=AC': `The ace does not beat ${theRank('4')}: Inez led her own trumps, and only a ruff could take the trick from her.`,
          'card=QH': 'A heart would ruff only if you had no clubs.',
          'card=8S': 'You hold clubs, so a club has to be played.',
        },
        hints: ['Ask yourself first whether any of your clubs can take this trick.'],
      },
      'lead-last': {
        title: 'And if somebody ruffs?',
        text: `You lead ${the('9H')}, one of your own trumps. Julia has no hearts and plays ${the('2S')}, one of hers. Who takes the trick?`,
        done: 'A ruff wins against led trumps too, even a partner’s ruff, and however low it is.',
        answers: {
          '': 'Led trumps win only while nobody ruffs. Julia could not follow and played a trump of her own: that is a ruff.',
        },
        hints: ['Who did not follow suit, and with what?'],
      },

      'overruff-worked': {
        title: 'Going above a ruff',
        text: `Hugo has no spades and ruffs with ${the('6D')}. You have none either. Among ruffs the higher rank wins, whatever the suits: with ${the('9H')} you [overruff](overruff) and take the trick.`,
        done: bound
          ? 'You had to: a player who cannot follow and can go above the best ruff may play nothing else.'
          : 'You did not have to: at this table everyone is free to overruff or not.',
      },
      'overruff-finish': {
        title: bound ? 'What must you play?' : 'Which cards overruff?',
        text: bound
          ? 'Hugo has ruffed, and you have no clubs. A player who cannot follow but holds a personal trump above the best ruff must [overruff](overruff), whatever the suits. Choose the cards that do.'
          : 'Hugo has ruffed, and you have no clubs. To [overruff](overruff) you need a trump of yours that ranks above his, whatever the suits; nobody is forced to. Choose the cards that do.',
        done: bound
          ? 'Holding one of these, you may not ruff lower, nor throw anything away.'
          : 'Either of them goes above Hugo; you could also play something else.',
        answers: {
          'card=5H': `It would be a ruff, but ranks decide among ruffs: ${theRank('5')} is below Hugo’s ${rank('8')}.`,
          'card=AS': 'Spades are not your trumps: out of your hand the ace cannot ruff at all.',
          'missed=JH': `${The('JH')} is above Hugo’s ${rank('8')} too.`,
          'missed=TH': `${The('TH')} is above Hugo’s ${rank('8')} too.`,
        },
        hints: ['Compare your own trumps with the card that Hugo ruffed with.'],
      },
      'overruff-alone': {
        title: 'Seven against seven',
        text: `Inez leads a diamond. Julia ruffs with ${the('7S')}, Hugo follows, and you, without diamonds, play ${the('7H')}. Equal ranks: the first counts as higher. Who takes the trick?`,
        done: bound
          ? 'You had no heart above her seven, so you could have played any card.'
          : 'An equal rank does not overruff: that takes a higher one.',
        answers: {
          '': 'Hugo could follow, so his king is not a ruff. Of the two sevens, which are ruffs, one was played before the other.',
        },
        hints: ['Look at the ruffs alone.'],
      },
      'overruff-last': {
        title: 'Your partner has ruffed',
        text: bound
          ? 'Inez led a diamond, Julia ruffed, and you have no diamonds. A player who can overruff must, even above a partner. Do so, but save your best trump.'
          : 'Inez led a diamond, Julia ruffed, and you have no diamonds. At this table overruffing is free. Leave the trick to your partner.',
        done: bound
          ? 'The eight is enough, and the ace waits for a ruff that nothing lower can beat.'
          : 'The trick stays with your side, and your high trumps stay with you.',
        answers: bound
          ? {
              'card=AH': 'That is allowed, but a lower heart is enough to beat Julia’s five. Save the ace.',
              'card=3H': 'That is below Julia’s five, and you hold hearts above it: you must go higher.',
              'card=TC': 'You hold hearts above Julia’s five, so you may not throw anything away.',
            }
          : {
              'card=AH': 'That takes from Julia a trick which your side had already.',
              'card=8H': 'That is above Julia’s five, and takes from her a trick which your side had already.',
            },
        hints: [bound ? 'Which of your hearts are above the five?' : 'Julia ruffed with a five.'],
      },

      'build-worked': {
        title: 'Where the cards go',
        text: `You ruff and take the trick. ${The('3H')} goes into your calypso, ${the('6S')} into Julia’s. She already has ${the('JS')}: it goes onto your [discard pile](discard-pile), like ${the('8C')}.`,
        done: 'Nobody has to sort anything: at this table it happens by itself.',
      },
      'build-finish': {
        title: 'How many are laid aside?',
        text: 'You led trumps and take the trick. What your calypso or Julia’s lacks is placed there; second copies and your opponents’ suits go onto your [discard pile](discard-pile). How many go there?',
        done: `${The('QH')} was there already, and ${suit('C')} are Inez’s suit. The other two found a place.`,
        answers: {
          '': 'Take them one by one: a heart that your calypso lacks is placed, a heart that it has is not, nor is a card of your opponents’ suits.',
        },
        hints: ['Compare each card with the calypso of its suit.'],
      },
      'build-alone': {
        title: 'How many find a place?',
        text: 'Julia led her own trumps and takes the trick. She keeps what her calypso lacks and gives you what yours lacks. How many of the four cards end up in a calypso?',
        done: `Julia places ${theRank('4')} and ${theRank('Q')}, and you get ${the('8H')}. Only ${theRank('9')} was a second copy.`,
        answers: {
          '': 'Compare spades with Julia’s calypso and hearts with yours: whatever is not there yet finds a place.',
        },
        hints: ['There are two calypsos to look at.'],
      },

      'next-worked': {
        title: 'Complete, and on to the next',
        text: `Your calypso lacks only ${theRank('6')}. This trick completes it, and its other hearts begin the next one: a king and ${theRank('9')}. The second king goes onto the discard pile.`,
        done: 'The next calypso begins only now: two are never built at once.',
      },
      'next-finish': {
        title: 'Let your calypso grow',
        text: 'You have no diamonds and play last. One calypso is built at a time: second copies go onto the discard pile. Take the trick with a card that your calypso lacks.',
        done: 'The five was missing. The king stays in your hand for now.',
        answers: {
          'card=KH':
            'It takes the trick, but your calypso has a king already, and a second one is not kept for the next calypso: it goes onto the discard pile.',
          'card=8S': 'A spade out of your hand is a discard: Hugo would take the trick.',
          'card=QC': 'A club out of your hand is a discard: Hugo would take the trick.',
        },
        hints: ['Both of your trumps ruff. Which of them is in your calypso already?'],
      },
      'next-alone': {
        title: 'How many do you place?',
        text: 'You led a trump and take four hearts. Your calypso is far from complete, and nothing is ever kept for the next one. How many of the four go into it?',
        done: 'One eight and the jack. The ace was there, and the second eight is not saved for later.',
        answers: {
          '': 'Nothing is saved for the next calypso: neither a rank that is there already nor the second of two equal cards is placed.',
        },
        hints: ['Two of these four cards are equal.'],
      },
      'next-last': {
        title: 'The last card missing',
        text: `You take the trick, and ${theRank('5')} completes your calypso. The other hearts begin the next one, whenever they were played, one of each rank. How many of the four do you place?`,
        done: 'The five completes one calypso, an ace and the queen begin the next. The second ace is laid aside.',
        answers: {
          '': 'Place the five first. The calypso that begins then is empty, but it takes each rank once only.',
        },
        hints: ['Once a calypso is complete, the next one lacks every rank.'],
      },

      'score-worked': {
        title: 'What calypsos are worth',
        text: 'Points are counted once, when all 208\u00a0cards have been played. A player’s first complete calypso is worth 500, the second 750, the third and the fourth 1000 each.',
      },
      'score-finish': {
        title: 'Your points now',
        text: 'The first calypso is worth 500, the second 750, further ones 1000; each card of an unfinished one 20, of the discard pile 10. You completed two, and have six cards of the next and four in that pile. How many points?',
        done: '1250 for two calypsos, 120 for six cards and 40 for four make 1410.',
        answers: {
          '': 'Add to 500 and 750 as many times 20 as there are cards in the unfinished calypso, and four times 10.',
        },
        hints: ['A second calypso adds to the first; it does not take its place.'],
      },
      'score-alone': {
        title: 'Three calypsos',
        text: 'Your first calypso brings 500, the second 750, each further one 1000. You have completed three, and have two cards of a fourth and nine in your discard pile. How many points?',
        done: '2250 for the calypsos, 40 for the two cards and 90 for the nine make 2380.',
        answers: {
          '': 'The three calypsos are worth 500, 750 and 1000. A card of the unfinished one adds 20, a card of the discard pile 10.',
        },
        hints: ['Count in three parts: complete calypsos, the unfinished one, the discard pile.'],
      },
      'score-last': {
        title: 'Both together',
        text: 'Partners add their points; the higher side wins the match. You: two calypsos, five cards of another, ten in the discard pile. Julia: one calypso, seven in the discard pile. Your side’s total?',
        done: '1450 for you and 570 for Julia make 2020. Were both sides equal, the match would be a draw.',
        answers: {
          '': 'Count for each of you separately, then add: Julia’s calypso is her own first and brings 500; yours bring 500 and 750.',
        },
        hints: ['Each player’s calypsos are numbered separately.'],
      },

      'revoke-worked': {
        title: 'It comes to light',
        text: `Hugo plays ${the('9D')} to a club and takes the trick as if he ruffed. Then he leads a club. It was a [revoke](revoke): this table lets it pass, and the deal’s end shows it.`,
        done: 'At the end of the match the revoke costs Hugo, and so his side, 260\u00a0points.',
      },
      'revoke-finish': {
        title: 'Which would be a revoke?',
        text: 'Inez led a diamond. Playing another suit while you hold the one led is a [revoke](revoke). Choose every card in your hand that would be one.',
        done: 'The table would accept either, and each would cost you 260\u00a0points.',
        answers: {
          'card=9D': `${The('9D')} follows suit: that is always right.`,
          'card=5D': `${The('5D')} follows suit: that is always right.`,
          'missed=JH': 'The jack would take the trick like a ruff, but you can follow: it is a revoke.',
          'missed=AC': 'A card thrown away is a revoke too, as long as you can follow.',
        },
        hints: ['Look for the cards that are not of the suit led.'],
      },
      'revoke-alone': {
        title: 'What it costs',
        text: 'One complete calypso, worth 500; three cards of another at 20; eight in the discard pile at 10; and one revoke, which costs 260. How many points do you have?',
        done: '500, 60 and 80 make 640, and 260 less leave 380.',
        answers: {
          '': 'Add up what you have won, and take away 260 for the one revoke.',
        },
        hints: ['Three of the four are added, and one is taken away.'],
      },

      'first-deal': {
        title: 'Now play a deal',
        text: `Thirteen cards each; you build in ${suit('H')}, Julia in ${suit('S')}. The dealer’s left neighbour leads. Go for tricks with cards that your two calypsos lack. A coach is at your side.`,
      },
    },
  };
};
