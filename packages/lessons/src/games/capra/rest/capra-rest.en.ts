import type {CapraOptions} from '@cartavola/engine/games/capra/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LaterTextsFor} from '../../../lesson-texts.js';
import {almostGoat} from '../almost-goat.js';
import type {CapraLaterId} from '../capra-steps.js';

export const later: LaterTextsFor<CapraLaterId, CapraOptions> = ({cards, options}) => {
  const {the, The, suit} = naming(cards);
  const target = String(options.target);
  const before = almostGoat(options);
  return {
    again: {
      'choose type=beat': 'Which of your cards beat what’s on the table?',
      'trump-alone': 'Take this trick, and keep your trump',
      'count points': 'How many points is this trick worth?',
      'fold-finish': 'Fold a card that gives the others nothing',
      'predict winner': 'Who takes this trick?',
      'fold-alone-partner': 'Your partner has this trick: fold the card that’s worth most',
      'lead-finish': 'Lead as many cards together as you can',
      'predict turn': 'Who draws first and leads?',
      'several-finish': 'Take this trick: beat every card',
      'play type=beat': 'Take this trick: beat every card',
      'enter-finish': 'Enter with your four cards',
      'enter-alone-now': 'You want to lead all four: choose the move that lets you',
      'right-finish': 'You are asked: make sure your four go first',
      'predict enters': 'Who may enter this trick?',
      'penalty-finish': 'Your side had 22\u00a0points before this last trick: how many penalty points does it get?',
      'penalty-alone-few': 'Your side had 12\u00a0points before this last trick: how many penalty points does it get?',
      'penalty-alone-none': 'Your side had taken no tricks before this last one: how many penalty points does it get?',
      'goat-finish': 'You had 50\u00a0points before this last trick, the others 57: which side gets penalty points?',
      'goat-alone': 'You had 60\u00a0points before this last trick, the others 44: which side gets penalty points?',
    },
    steps: {
      'trump-worked': {
        title: 'One suit above the others',
        text: `A card in the middle of the stock is turned up, and stays there. Its suit, ${suit('H')} in this deal, is [trump](trump): Julia’s seven beats even an ace of another suit. Hugo then plays a higher trump.`,
        done: 'Only a higher trump beats a trump: your eight of hearts would be too low.',
      },
      'trump-finish': {
        title: `What beats ${the('QC')}?`,
        text: `The [trump](trump) suit is ${suit('D')}. A card of another suit can be beaten with any trump, or with a higher card of its own suit. Choose every card in your hand that would work here.`,
        done: 'The small trump works, and so does the ten, which doesn’t cost you a trump.',
        answers: {
          'missed=7D': `You left out ${the('7D')}: even a small trump beats any card that isn’t one.`,
          'missed=TC': `You left out ${the('TC')}: it is a higher club, so it doesn’t need to be a trump.`,
          'card=AS': `${The('AS')} is neither a club nor a trump, so being an ace doesn’t help.`,
          'card=9C': `${The('9C')} is a club, but lower than the queen.`,
        },
        hints: ['Look at the clubs first, then at the diamonds.'],
      },
      'trump-alone': {
        title: 'Take it, but with what?',
        text: `You play last and hold a single trump, ${the('8S')}. Keep a trump whenever a higher card of the suit played will do. Take the four cards.`,
        done: 'The ten ranks above the king, so the trump stays in your hand.',
        answers: {
          'card=8S type=beat': `${The('8S')} would take them, but that wastes a trump: one of your hearts is high enough.`,
          'card=QH type=beat': `${The('QH')} is below the king, so it can’t take anything here.`,
          'card=AC type=beat': `${The('AC')} is neither a heart nor a trump, so it can’t beat the king.`,
          'type=fold': 'A folded card never takes anything. Beat the king instead, with a card played face up.',
        },
        hints: [`Which of your hearts ranks above ${the('KH')}?`],
      },

      'points-worked': {
        title: 'What cards are worth',
        text: 'An ace is worth 11, a ten 10, a king 4, a queen 3, a jack 2, the rest nothing. These four cards are a [trick](trick). Inez beat last, so she takes it: 0 + 3 + 4 + 11 = 18.',
        done: 'The whole pack is worth 120\u00a0points.',
      },
      'points-finish': {
        title: 'How many points?',
        text: 'Ace 11, ten 10, king 4, queen 3, jack 2: nothing else counts. Julia takes this [trick](trick) with a trump. What is it worth?',
        done: '2 + 3 + 10 + 0: fifteen points for your side.',
        answers: {
          '': 'Count the jack, the queen and the ten. The eight takes the trick, but is worth nothing.',
        },
        hints: ['Add up the cards one by one; nines and lower cards are worth nothing.'],
      },
      'points-alone': {
        title: 'And this trick?',
        text: `The trump suit is ${suit('S')}, and Hugo takes the trick. How many points does his side get?`,
        done: '10 + 11 + 0 + 2 = 23: they got your ten, too.',
        answers: {
          '': 'Trumps are worth the same as other cards of their rank; the ten and the ace are worth most.',
        },
        hints: ['Start with the ten and the ace, then add the two trumps.'],
      },

      'fold-worked': {
        title: 'If you don’t beat, you fold',
        text: `Inez beats your king. Julia and Hugo [fold](fold): each puts down a card of any suit, face down, and nobody may look at it. Inez beat last, so she takes the trick.`,
        done: 'A folded card never takes a trick. If nobody had beaten your king, you would have taken it.',
      },
      'fold-finish': {
        title: 'What do you give away?',
        text: `Nothing you hold beats ${the('AC')}, so you [fold](fold) one card of any suit, face down. Its points will go to Inez and Hugo: make sure they get none.`,
        done: 'That’s worth nothing to them. You never have to beat: you may fold instead.',
        answers: {
          'card=KC': `${The('KC')} is too low to beat the ace, and folding it gives them 4\u00a0points. You don’t have to play the same suit.`,
          'card=TD': `${The('TD')} can’t beat a club, and folding it gives them 10\u00a0points.`,
        },
        hints: ['Which of your cards are worth nothing?'],
      },
      'fold-alone-winner': {
        title: 'Who takes this trick?',
        text: `Inez played the jack, Julia beat it, and Hugo folded. You fold ${the('AS')}. Whose trick is it?`,
        done: 'Julia was the last to beat, and your ace gives her another 11\u00a0points. If nobody had beaten the jack, Inez, who led, would have taken the trick.',
        answers: {
          '': 'A folded card never takes a trick, not even an ace. Look for the last player who beat a card.',
        },
        hints: ['Only face-up cards can take a trick.'],
      },
      'fold-alone-partner': {
        title: 'Your partner has it',
        text: `Julia has beaten Inez’s card with ${the('AS')}, and you play last. Your side already has the trick: add as many points to it as you can.`,
        done: 'Ten more points for both of you, and you still have your trump.',
        answers: {
          'card=7D type=beat': `${The('7D')} would beat your own partner: it wastes a trump and adds no points.`,
          'card=7D type=fold': `${The('7D')} adds no points, and a trump is worth keeping.`,
          'card=9H type=fold': `${The('9H')} is worth nothing: you can add more.`,
          'card=JH type=fold': `${The('JH')} is worth 2\u00a0points: another of your cards is worth more.`,
          'refusal=capra.beat': 'That doesn’t beat the ace, and you don’t need to: fold the card that’s worth most.',
        },
        hints: ['You don’t need to beat: what would you fold?'],
      },

      'lead-worked': {
        title: 'Draw, then lead',
        text: `You take the trick, so you draw first from the stock; the others follow until everyone has four cards again. Now you [lead](lead) one to four cards of one suit: here, three spades.`,
        done: 'Each of the others must now play three cards too, to beat or to fold.',
      },
      'lead-finish': {
        title: 'Lead as many as you can',
        text: 'You took the last trick, so you [lead](lead) one, two, three or four cards, all of one suit. Play as many together as you can.',
        done: 'Three at once: to beat them, somebody needs three good cards.',
        answers: {
          'refusal=capra.lead': 'Those aren’t all of one suit, and cards of the same rank don’t count.',
          '': 'You may lead that, but you could lead more cards together.',
        },
        hints: ['Count your cards suit by suit.'],
      },
      'lead-alone': {
        title: 'Who is next?',
        text: `Inez led, Julia beat her card, and you and Hugo folded. Who draws first from the stock and then leads?`,
        done: 'Julia took the trick, so she draws first, then the others clockwise, one card at a time, until everyone has four or the stock runs out. Then she leads.',
        answers: {
          '': 'The lead doesn’t simply go round the table: the winner of this trick draws first and leads.',
        },
        hints: ['Who took the trick?'],
      },

      'several-worked': {
        title: 'Each card beats one',
        text: `Hugo leads two spades, so you need two cards to beat them, one over each. Your ten goes over the nine, and your trump, ${the('6C')}, over the eight.`,
        done: 'Your two are now the cards to beat, and only a higher trump beats your trump.',
      },
      'several-finish': {
        title: 'You need one more',
        text: `To beat several cards, play just as many, each over a different one. The trump suit is ${suit('S')}. ${The('TH')} beats the king: play it together with a card that beats the nine.`,
        done: 'Either the queen or the trump will do, but the queen saves your trump. Your two are now the cards to beat.',
        answers: {
          'card=JD type=beat': `${The('JD')} is neither a heart nor a trump, so it can’t beat either of the two.`,
          'type=fold': 'Folded cards never take a trick. Beat both cards, with two of yours played face up.',
          'type=beat': `Those two beat them, but here ${the('TH')} should be one of your two.`,
        },
        hints: [`A higher heart beats ${the('9H')}, and so does a trump.`],
      },
      'several-alone-three': {
        title: 'Three at once',
        text: `Inez led three diamonds, the others folded, and ${suit('C')} are trumps. Take the trick with three of your cards.`,
        done: 'The ace and the trump take care of the ten and the queen, and a small diamond beats the eight.',
        answers: {
          'card=AD refusal=capra.beat':
            'You must beat all three; two aren’t enough. The ace can beat the ten or the queen, but not both.',
          'refusal=capra.beat':
            'You must beat all three. The jack and the nine are below both the ten and the queen, and a trump beats only one card.',
          'type=fold': 'That is a fold, which never takes a trick, but three of your cards can beat all of hers.',
        },
        hints: ['Start with the ten: what beats it? Then look at the queen.'],
      },
      'several-alone-best': {
        title: 'What do you have to beat?',
        text: `The trump suit is ${suit('C')}. Inez led two spades, Julia folded, and Hugo beat them. You play last: take the trick.`,
        done: 'One trump beats the ace, and a trump above the seven beats the seven.',
        answers: {
          'card=TS refusal=capra.beat': 'The ten beats Inez’s king, but now you have to beat Hugo’s ace.',
          'refusal=capra.beat': 'No spade beats Hugo’s ace, and only a higher trump beats his trump.',
          'type=fold': 'That gives up the trick, but two of your cards would take it.',
        },
        hints: ['You have to beat Hugo’s cards now, not Inez’s.'],
      },

      'enter-worked': {
        title: 'Four hearts in your hand',
        text: `Your four cards are all of one suit, and you haven’t played yet. So you may [enter](enter), even out of turn: cards already played go back, and your four are led.`,
        done: 'Play goes on from you: it takes four cards to beat yours, and nobody may enter against a lead of four.',
      },
      'enter-finish': {
        title: 'It is Hugo’s turn',
        text: 'From the time hands are full until you play to the trick, [four of a suit](four) let you [enter](enter), even out of turn: cards already played go back, and your four are led. Enter with your trumps.',
        done: 'Inez gets her ace back, and Julia her card, which nobody has seen. Any suit would do, but nobody may enter against a lead of four.',
        hints: ['Choose all four of your cards.'],
      },
      'enter-alone-now': {
        title: 'Now, or after this trick?',
        text: `Hugo has led an ace, and it is your turn. You hold four trumps, all of them ${suit('H')}, and would like to lead all four. Choose the move that lets you.`,
        done: 'Hugo’s ace goes back. After playing even one heart, you would have been too late.',
        answers: {
          '': 'That means playing to the trick, and then you can no longer enter. Enter instead.',
        },
        hints: ['Once you have beaten or folded, you can no longer enter.'],
      },
      'enter-alone-who': {
        title: 'Who may still enter?',
        text: `All hands are open. Inez held four clubs and led one of them. Julia held four diamonds and beat it with one. Who may still enter this trick?`,
        done: 'Hugo holds four hearts and has not played to the trick.',
        answers: {
          '': 'You need four cards of one suit in hand, and it’s too late once you have played to the trick.',
        },
        hints: ['Who still has all four cards? Are they all of one suit?'],
      },

      'right-worked': {
        title: 'The nearest goes first',
        text: `Inez had the lead, and you enter with four hearts. But clockwise from her, Hugo comes before you. He holds four spades, so he is asked in private, and enters himself.`,
        done: 'His four are led. Your hearts go back to your hand, and everyone has seen them.',
      },
      'right-finish': {
        title: 'You are asked',
        text: 'Hugo led. Somebody farther from him clockwise wants to [enter](enter). You are nearer and hold four of a suit, so you may enter yourself or let it stand. Go first.',
        done: 'Your four are led, and the other player’s cards go back.',
        answers: {
          '': 'Then the other four are led, and your trumps have to wait.',
        },
        hints: ['You may enter, or let it stand. Which puts your four first?'],
      },
      'right-alone': {
        title: 'Two want to enter',
        text: `All hands are open, and ${suit('S')} are trumps. Hugo has led. Inez and Julia both want to enter with four of a suit. Who may?`,
        done: 'Clockwise from Hugo, it’s you, then Inez, then Julia. So Inez’s low hearts go before Julia’s high trumps.',
        answers: {
          '': 'Ranks and trumps don’t matter. Go clockwise from Hugo to the first player with four of a suit.',
        },
        hints: ['Clockwise from Hugo, you come first.'],
      },

      'penalty-worked': {
        title: 'The deal is over',
        text: `Each side counts the points in its tricks; 61 of the 120 win the deal. You had 40, and this last trick makes it 56. A side that loses with 31 to 59 gets 2\u00a0[penalty points](penalty).`,
        done: 'Inez and Hugo have the other 64, so they get none.',
      },
      'penalty-finish': {
        title: 'What does this deal cost you?',
        text: 'The losing side gets 2\u00a0[penalty points](penalty) for 31 to 59\u00a0points, 4 for fewer, and 6 if it took no tricks. Your side has 22\u00a0points before this last trick. How many penalty points does it get?',
        done: 'Your trump takes the trick: 22 and 14 make 36, a plain loss. At 60 to 60 neither side gets any.',
        answers: {
          '': 'See who takes this trick. If it’s your side, add it to your 22, then check whether you reach 31.',
        },
        hints: ['What is this trick worth, and who takes it?'],
      },
      'penalty-alone-few': {
        title: 'Was that enough?',
        text: `The trump suit is ${suit('H')}. Your side has 12\u00a0points before the last trick. How many penalty points does it get?`,
        done: 'Julia takes 18\u00a0points, and 12 and 18 make 30: one too few.',
        answers: {
          '': 'If your side takes this trick, add it to the 12: do you reach 31?',
        },
        hints: ['Losing with 31\u00a0points costs less than losing with 30.'],
      },
      'penalty-alone-none': {
        title: 'The last chance',
        text: `The trump suit is ${suit('S')}. Your side hasn’t taken a trick in this deal, and this is the last. How many penalty points does it get?`,
        done: 'Hugo’s trump takes this one too. You have no tricks, so you get six penalty points.',
        answers: {
          '': 'See who takes this trick. Losing with few points and losing with no tricks don’t cost the same.',
        },
        hints: ['Does your side take this trick?'],
      },

      'goat-worked': {
        title: 'Sixty each',
        text: 'Before this last trick, you had 44\u00a0points, and Inez and Hugo had 60. Your 16 make it 60 to 60, so nobody gets penalty points. This is called [eggs](eggs), and is remembered until the match ends.',
        done: 'You need 61\u00a0points to win a deal, and lose it with fewer than 60.',
      },
      'goat-finish': {
        title: 'Who is the goat?',
        text: `The side with ${target}\u00a0penalty points or more loses the match: it is the [goat](goat), with eggs if any deal ended 60 to 60. Both have ${before}. Before this last trick, you have 50\u00a0points and they have 57.`,
        done: 'Inez’s ten beats your queen: 70 to 50, and 2\u00a0penalty points make you the goat.',
        answers: {'': 'The side that takes this trick gets past 60, and the other is penalised. Who takes it?'},
        hints: ['Which of the four clubs is the highest?'],
      },
      'goat-alone': {
        title: 'And in this deal?',
        text: `Both sides have ${before} penalty points. Before this last trick, you have 60\u00a0points, and Inez and Hugo have 44. Who becomes the goat?`,
        done: 'Nobody: Inez’s 16\u00a0points make it 60 to 60, so whoever becomes the goat will be the goat with eggs.',
        answers: {
          '': 'Add the trick to the points of the side that takes it. Does either side now have fewer than the other?',
        },
        hints: ['Who takes this trick, and what is it worth?'],
      },

      deal: {
        title: 'Now play a deal',
        text: 'Take 61\u00a0points or more with Julia. A deal ends when no cards are left. The player on the dealer’s left leads first; in later deals, the winner of the previous deal’s last trick does. The deal passes to the left.',
      },
    },
  };
};
