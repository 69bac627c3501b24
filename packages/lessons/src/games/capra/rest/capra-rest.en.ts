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
      'choose type=beat': 'Which of your cards beat what lies there?',
      'trump-alone': 'Take this trick, and keep your trump',
      'count points': 'How many points is this trick worth?',
      'fold-finish': 'Fold a card that brings the others nothing',
      'predict winner': 'Who takes this trick?',
      'fold-alone-partner': 'Your partner has this trick: fold the card that is worth most',
      'lead-finish': 'Lead as many cards together as you may',
      'predict turn': 'Who draws first, and leads?',
      'several-finish': 'Take this trick: beat every card',
      'play type=beat': 'Take this trick: beat every card',
      'enter-finish': 'Enter with your four cards',
      'enter-alone-now': 'You want to lead all four: do what makes it possible',
      'right-finish': 'You are asked: put your four first',
      'predict enters': 'Who may enter this trick?',
      'penalty-finish': 'Your side had 22\u00a0points before this last trick: how many penalty points does it get?',
      'penalty-alone-few': 'Your side had 12\u00a0points before this last trick: how many penalty points does it get?',
      'penalty-alone-none': 'Your side had no trick before this last one: how many penalty points does it get?',
      'goat-finish': 'You had 50\u00a0points before this last trick, the others 57: which side gets penalty points?',
      'goat-alone': 'You had 60\u00a0points before this last trick, the others 44: which side gets penalty points?',
    },
    steps: {
      'trump-worked': {
        title: 'One suit above the others',
        text: `A card in the middle of the stock is turned up. Its suit, ${suit('H')} in this deal, is [trump](trump): Julia’s seven of that suit beats even an ace of another. Hugo then plays a higher trump.`,
        done: 'Against a trump only a higher trump will do: your eight of hearts would be too low.',
      },
      'trump-finish': {
        title: `What beats ${the('QC')}?`,
        text: `The [trump](trump) suit is ${suit('D')}. A card of another suit is beaten by any trump, or by a higher card of its own suit. Choose every card in your hand that does it here.`,
        done: 'The small trump would do it, and so would the ten, which costs no trump.',
        answers: {
          'missed=7D': `You left out ${the('7D')}: a trump, however small, beats any card that is not a trump.`,
          'missed=TC': `You left out ${the('TC')}: as a higher club it needs no help from a trump.`,
          'card=AS': `${The('AS')} is neither a club nor a trump, so being an ace does not help it.`,
          'card=9C': `${The('9C')} is a club, but lower than the queen.`,
        },
        hints: ['Look at the clubs first, then at the diamonds.'],
      },
      'trump-alone': {
        title: 'Take it, but with what?',
        text: `You play last and hold a single trump, ${the('8S')}. A trump is worth keeping whenever a higher card of the suit played will do. Take the four cards.`,
        done: 'The ten ranks above the king, so the trump stays in your hand.',
        answers: {
          'card=8S': `${The('8S')} could take them, but that wastes a trump: one of your hearts is high enough.`,
          'card=QH': `${The('QH')} is below the king: it cannot take anything here.`,
          'card=AC': `${The('AC')} is neither a heart nor a trump: it cannot beat the king.`,
          '': 'Only a card that beats the king, laid face up, takes them.',
        },
        hints: [`Which of your hearts ranks above ${the('KH')}?`],
      },

      'points-worked': {
        title: 'What the cards count',
        text: 'An ace is worth 11, a ten 10, a king 4, a queen 3, a jack 2, the rest nothing. These four cards are a [trick](trick). Inez was the last to beat, so it is hers: 0 + 3 + 4 + 11 = 18.',
        done: 'The whole pack is worth 120\u00a0points.',
      },
      'points-finish': {
        title: 'How many points?',
        text: 'Ace 11, ten 10, king 4, queen 3, jack 2: nothing else counts. Julia takes this [trick](trick) with a trump. What is it worth?',
        done: '2 + 3 + 10 + 0: fifteen points for your side.',
        answers: {
          '': 'Count the jack, the queen and the ten. The eight takes the trick and is worth nothing.',
        },
        hints: ['Add the cards one by one; nine and below are worth nothing.'],
      },
      'points-alone': {
        title: 'And this trick?',
        text: `The trump suit is ${suit('S')}, and Hugo takes the trick. How many points does he bring his side?`,
        done: '10 + 11 + 0 + 2: your own ten went to them.',
        answers: {
          '': 'Trumps count by their rank like every other card; the ten and the ace are worth most.',
        },
        hints: ['Ten and ace first, then the two trumps.'],
      },

      'fold-worked': {
        title: 'If you do not beat, you fold',
        text: `Inez beats your king. Julia and Hugo [fold](fold): each lays a card of any suit face down, and nobody may look at it. Inez takes the trick, since she was the last to beat.`,
        done: 'A folded card never takes; and had nobody beaten your king, the trick would have been yours.',
      },
      'fold-finish': {
        title: 'What do you give away?',
        text: `Nothing you hold beats ${the('AC')}, so you [fold](fold) one card of any suit, face down. Its points will go to Inez and Hugo: see that they get none.`,
        done: 'Face down, and worth nothing to them. You never have to beat: you may fold instead.',
        answers: {
          'card=KC': `${The('KC')} is too low to beat the ace, and folded it is worth 4\u00a0points to them. You need not play the same suit.`,
          'card=TD': `${The('TD')} cannot beat a club, and folded it is worth 10\u00a0points to them.`,
        },
        hints: ['Which of your cards are worth nothing?'],
      },
      'fold-alone-winner': {
        title: 'Who takes this trick?',
        text: `Inez has played the jack, Julia has beaten it, Hugo has folded. You fold ${the('AS')}. Whose trick is it?`,
        done: 'Julia was the last to beat, and your ace brings her another 11\u00a0points. Had nobody beaten, the trick would be that of Inez, who led.',
        answers: {
          '': 'What is folded never takes, not even an ace. Look for the last player who beat.',
        },
        hints: ['Only cards that lie face up can take.'],
      },
      'fold-alone-partner': {
        title: 'Your partner has it',
        text: `Julia has beaten Inez with ${the('AS')}, and you play last. The trick is already your side’s: add as many points to it as you can.`,
        done: 'Ten points more for both of you, and the trump is still yours.',
        answers: {
          'card=7D': `${The('7D')} would beat your own partner: a trump wasted, and it adds no points.`,
          'card=9H': `${The('9H')} is worth nothing: you can give more.`,
          'card=JH': `${The('JH')} is worth 2\u00a0points: another of your cards is worth more.`,
          'refusal=capra.beat': 'That does not beat the ace, nor need it: face down it brings the same points.',
        },
        hints: ['No need to beat: what would you fold?'],
      },

      'lead-worked': {
        title: 'Draw, then lead',
        text: `You take the trick, so you draw first from the stock; the others follow until all hold four cards again. Now you [lead](lead): one to four cards of one suit, three spades here.`,
        done: 'A player who answers must lay three cards as well, beating or folding.',
      },
      'lead-finish': {
        title: 'Lead as many as you can',
        text: 'The last trick was yours, so you [lead](lead): one, two, three or four cards, all of one suit. Play as many of them together as you may.',
        done: 'Three at once: to beat them, somebody needs three good cards.',
        answers: {
          'refusal=capra.lead': 'Those are not all of one suit, and equal ranks do not make up for it.',
          '': 'That may be led, but more of your cards share a suit.',
        },
        hints: ['Count your cards suit by suit.'],
      },
      'lead-alone': {
        title: 'Who goes on?',
        text: `Inez led, Julia has beaten, Hugo and you have folded. Who draws first from the stock and then leads?`,
        done: 'Julia has taken the trick: she draws first, then the others clockwise, a card at a time, until all hold four or the stock is out. The next lead is hers.',
        answers: {
          '': 'The lead does not simply go round the table: the winner of this trick draws first and leads.',
        },
        hints: ['Who took the trick?'],
      },

      'several-worked': {
        title: 'Each card beats one',
        text: `Hugo leads two spades, so you need two cards to beat them, each over a different one. Your ten goes over the nine, and your trump, ${the('6C')}, over the eight.`,
        done: 'Now your two are the cards to beat, and over your trump only a higher one will do.',
      },
      'several-finish': {
        title: 'One more is needed',
        text: `To beat several cards, lay just as many, each over a different one. The trump suit is ${suit('S')}. ${The('TH')} goes over the king: play it together with a card that goes over the nine.`,
        done: 'The queen and the trump would both do; with the queen, the trump stays in your hand. Your two are now the cards to beat.',
        answers: {
          'card=JD': `${The('JD')} is neither a heart nor a trump: it goes over neither of the two.`,
          '': `Beat both cards, face up, with ${the('TH')} as one of your two.`,
        },
        hints: [`Over ${the('9H')} goes a higher heart, or a trump.`],
      },
      'several-alone-three': {
        title: 'Three at once',
        text: `Inez has led three diamonds, the others have folded, and ${suit('C')} are trumps. Take the trick with three of your cards.`,
        done: 'Ace and trump take care of the ten and the queen, and a small diamond goes over the eight.',
        answers: {
          'card=AD refusal=capra.beat':
            'All three must be beaten; two are not enough. The ace goes over the ten or the queen, never over both.',
          'refusal=capra.beat':
            'All three must be beaten. The jack and the nine are below both ten and queen, and one trump goes over one card only.',
          '': 'That is a fold, which never takes: three of your cards can beat all of hers.',
        },
        hints: ['Begin with the ten: what goes over it? Then the queen.'],
      },
      'several-alone-best': {
        title: 'What is there to beat?',
        text: `The trump suit is ${suit('C')}. Inez has led two spades, Julia has folded, Hugo has beaten. You play last: take the trick.`,
        done: 'One trump goes over the ace, and one above the seven goes over the seven.',
        answers: {
          'card=TS refusal=capra.beat': 'The ten is above Inez’s king, but it is Hugo’s ace that must be beaten now.',
          'refusal=capra.beat': 'Nothing in spades is above Hugo’s ace, and his trump needs a higher trump.',
          '': 'That gives the trick up, though two of your cards would take it.',
        },
        hints: ['Hugo’s cards count now, no longer Inez’s.'],
      },

      'enter-worked': {
        title: 'Four hearts in your hand',
        text: `All four of your cards are of one suit, and you have not played yet. So you may [enter](enter), even out of turn. What was played goes back, and your four are the lead.`,
        done: 'Play goes on from you: it takes four cards to beat yours, and nobody may enter against a lead of four.',
      },
      'enter-finish': {
        title: 'It is Hugo’s turn',
        text: 'From when the hands are full until you have played to the trick, [four of a suit](four) let you [enter](enter), even out of turn: what was played goes back, and your four are led. Enter with your trumps.',
        done: 'Inez has her ace back, and Julia her card, which nobody has seen. Any suit would have done; against a lead of four nobody may enter.',
        answers: {
          'refusal=capra.claim': 'To enter, take all four of your cards together.',
        },
        hints: ['Take all four of your cards.'],
      },
      'enter-alone-now': {
        title: 'Now, or after this trick?',
        text: `Hugo has led an ace, and it is your turn. You hold four trumps, all of them ${suit('H')}, and would like to lead all four. Do what makes it possible.`,
        done: 'Hugo’s ace goes back; after playing even one heart it would have been too late.',
        answers: {
          'refusal=capra.claim': 'To enter, take all four of your cards together.',
          '': 'With that you play to the trick, and a player who has played to it can no longer enter. Enter instead.',
        },
        hints: ['Once you have beaten or folded you can no longer enter.'],
      },
      'enter-alone-who': {
        title: 'Who may still enter?',
        text: `All hands lie open. Inez held four clubs and led one of them. Julia held four diamonds and beat with one of those. Who may still enter this trick?`,
        done: 'Hugo holds four hearts and has not played to the trick.',
        answers: {
          '': 'It takes four cards of one suit in hand, and a player who has played to this trick comes too late.',
        },
        hints: ['Who still has all four cards? Are they of one suit?'],
      },

      'right-worked': {
        title: 'The nearest goes first',
        text: `Inez had the lead, and you enter with four hearts. But clockwise from her, Hugo comes before you: holding four spades, he is asked in private, and enters himself.`,
        done: 'His four are led, and your hearts are back in your hand, seen by all.',
      },
      'right-finish': {
        title: 'You are asked',
        text: 'Hugo led. Somebody farther from him, clockwise, wants to [enter](enter). You are nearer and hold four of a suit, so you choose: enter yourself or let it stand. Go first.',
        done: 'Your four are led, and the other player takes those cards back.',
        answers: {
          'refusal=capra.claim': 'To enter, take all four of your cards together.',
          '': 'With that the other four are led, and your trumps have to wait.',
        },
        hints: ['You may enter, or let it stand. Which puts your four first?'],
      },
      'right-alone': {
        title: 'Whose right is it?',
        text: `All hands lie open, and ${suit('S')} are trumps. Hugo has led. Inez and Julia both want to enter with four of a suit. Who has the right to?`,
        done: 'Clockwise from Hugo come you, then Inez, then Julia, so here low hearts go before high trumps.',
        answers: {
          '': 'Neither rank nor trumps decide. Go round clockwise from Hugo to the first who holds four of a suit.',
        },
        hints: ['Clockwise from Hugo, you come first.'],
      },

      'penalty-worked': {
        title: 'The deal is over',
        text: `Each side counts the points in its tricks; 61 of the 120 win. You had 40, and this last trick makes it 56. The side that loses with 31 to 59 gets 2\u00a0[penalty points](penalty).`,
        done: 'Inez and Hugo have the other 64 and get none.',
      },
      'penalty-finish': {
        title: 'What does this deal cost you?',
        text: 'The losing side gets 2\u00a0[penalty points](penalty) for 31 to 59\u00a0points, 4 for fewer, 6 if it took no trick at all. Your side has 22\u00a0points before this last trick. How many penalty points does it get?',
        done: 'Your trump takes the trick: 22 and 14 make 36, a plain loss. At 60 to 60 neither side gets any.',
        answers: {
          '': 'See who takes this trick, add it to your 22 if it is yours, and only then look whether you reach 31.',
        },
        hints: ['What is this trick worth, and whose is it?'],
      },
      'penalty-alone-few': {
        title: 'Was that enough?',
        text: `The trump suit is ${suit('H')}. Your side has 12\u00a0points before the last trick. How many penalty points does it get?`,
        done: 'Julia takes 18\u00a0points, and 12 and 18 make 30: one too few.',
        answers: {
          '': 'Add this trick to the 12 if it is yours: do you reach 31?',
        },
        hints: ['With 31\u00a0points a loss costs less than with 30.'],
      },
      'penalty-alone-none': {
        title: 'The last chance',
        text: `The trump suit is ${suit('S')}. Your side has not taken a trick in this deal, and this is the last. How many penalty points does it get?`,
        done: 'Hugo’s trump takes this one too: not one trick, so six penalty points.',
        answers: {
          '': 'See who takes this trick. A loss with few points and a loss without any trick do not cost the same.',
        },
        hints: ['Is this trick your side’s?'],
      },

      'goat-worked': {
        title: 'Sixty each',
        text: 'Before this last trick you had 44\u00a0points, Inez and Hugo 60. Your 16 make it 60 to 60, and nobody gets penalty points. That is called [eggs](eggs), and is remembered until the match ends.',
        done: 'It takes 61\u00a0points to win a deal, and fewer than 60 to lose it.',
      },
      'goat-finish': {
        title: 'Who is the goat?',
        text: `The side with ${target}\u00a0penalty points or more loses the match: it is the [goat](goat), with eggs if any deal ended 60 to 60. Both have ${before}. Before this last trick you have 50\u00a0points, they 57.`,
        done: 'Inez’s ten is above your queen: 70 to 50, and 2\u00a0penalty points make you the goat.',
        answers: {'': 'The side that takes this trick gets past 60, and the other is penalised. Who takes it?'},
        hints: ['Which of the four clubs is the highest?'],
      },
      'goat-alone': {
        title: 'And in this deal?',
        text: `Both sides have ${before} penalty points. Before this last trick you have 60\u00a0points, Inez and Hugo 44. Who becomes the goat?`,
        done: 'Nobody: with Inez’s 16\u00a0points it is 60 to 60, so the goat of this match will be the goat with eggs.',
        answers: {
          '': 'Add the trick to the points of the side that takes it. Has either side fewer than the other now?',
        },
        hints: ['Who takes this trick, and what is it worth?'],
      },

      deal: {
        title: 'Now play a deal',
        text: 'With Julia, take 61\u00a0points or more. A deal ends when no card is left. The dealer’s left neighbour leads first, in later deals the winner of the last trick of the deal before. The deal passes to the left.',
      },
    },
  };
};
