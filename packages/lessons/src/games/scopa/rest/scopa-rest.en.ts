import type {ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import {capitalised, lister} from '@cartavola/words/language.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LaterTextsFor} from '../../../lesson-texts.js';
import type {ScopaLaterId} from '../scopa-steps.js';

const list = lister('en');

export const later: LaterTextsFor<ScopaLaterId, ScopaOptions> = ({cards, options}) => {
  const {the, The, rank, theRank, ranks, suit} = naming(cards);
  const TheRank = (one: string): string => capitalised(theRank(one));
  const four = options.players === 4;
  const primiera = options.sevens === 'primiera';
  const settebello = options.settebello;
  const lastScopa = options.lastScopa;
  const you = four ? 'Your side' : 'You';
  const has = four ? 'has' : 'have';
  const yours = four ? 'your side’s' : 'your';
  const others = four ? 'the other side' : 'Inez';
  const points = [
    primiera ? 'the primiera' : 'most sevens',
    ...(settebello ? ['the settebello'] : []),
    `most ${suit('D')}`,
    'most cards',
  ];
  return {
    again: {
      'play takes': 'Play a card that takes something',
      'choose takes': 'Which of your cards take something?',
      'play trails': 'Play a card that stays on the table',
      'choose trails': 'Which of your cards would stay on the table?',
      'play several': 'Take at least two cards at once',
      'choice-finish': `Take the card that counts for most ${suit('D')}`,
      'choice-alone': 'Two sets fit: take the one that is worth more',
      'play scopa': 'Make a scopa',
      'play guards': 'Leave no scopa to the next player',
      'count table': 'How many cards lie there once new hands are dealt?',
      'predict turn': 'Whose turn is it once new hands are dealt?',
      'count kings': 'How many more kings would make this deal void?',
      'predict winner': 'Who gets the cards that are left over?',
      'count line=scopa.scopa': 'One scopa was yours already: how many do you count now?',
      'predict line=scopa.most-sevens': 'Who wins the point for sevens?',
      'count primiera': 'How much is the primiera of this pile worth?',
      'predict line=scopa.primiera': 'Who has the better primiera?',
      'count marks': 'How many points do you score in this deal, with your one scopa?',
      'predict line=scopa.most-diamonds': `Who gets the point for most ${suit('D')}?`,
      'predict line=scopa.most-cards': 'Who gets the point for most cards?',
    },
    steps: {
      'sums-worked': {
        title: 'One card for two',
        text: `There is no seven on the table, but four and three make 7. So ${the('7S')} takes ${the('4H')} and ${the('3D')} together.`,
        done: `All three cards go to ${yours} pile.`,
      },
      'sums-finish': {
        title: 'What can you add up?',
        text: `A card also takes several cards at once if they add up to its value. The ${rank('J')} is worth 8, the ${rank('Q')} 9, the ${rank('K')} 10. Take something.`,
        done: `Five and four make 9: three cards for ${yours} pile in one turn.`,
        answers: {
          'card=QS': `${TheRank('Q')} needs exactly 9, which is five and four. Five and three make only 8, the value of the ${rank('J')}.`,
          'card=KH': `Nothing here adds up to 10, so ${theRank('K')} takes nothing.`,
          'card=AD': `${TheRank('A')} is worth 1 and takes only another ace; there is none.`,
        },
        hints: ['Try each pair of small cards, and compare the sum with your hand.'],
      },
      'sums-alone': {
        title: 'Which cards take something?',
        text: 'Choose every card in your hand that can take. A sum may need two cards, or three.',
        done: 'It does not matter how many cards make a sum, so long as it is exact.',
        answers: {
          'card=6D': 'Four and ace make 5, four and three make 7: no sum here is 6.',
          'missed=5H': 'Four and ace make 5.',
          'missed=JS': `Four, three and ace make 8, the value of the ${rank('J')}.`,
        },
      },

      'trail-worked': {
        title: 'Nothing fits',
        text: `No card here is a six, and no sum makes 6. ${The('6C')} stays on the table: that is called [trailing](trail).`,
        done: 'From now on anyone may take it.',
      },
      'trail-finish': {
        title: 'Leave a card on the table',
        text: 'A card that takes nothing [stays on the table](trail). But if it can take, it must, whether that suits you or not. Play one that will stay.',
        done: 'No card and no sum here makes 4.',
        answers: {
          'refusal=scopa.capture': 'These cards do not make 4. Lay yours down without taking.',
          'card=7H': 'Five and two make 7: this card has no choice but to take them.',
          'card=JS': `${The('JD')} is its equal, so ${the('JS')} has to take it.`,
        },
        hints: ['Look for the card that has neither an equal nor a sum.'],
      },
      'trail-alone': {
        title: 'Which would stay?',
        text: 'Choose every card in your hand that would be left on the table.',
        done: 'Which card you play is up to you; whether it takes is not.',
        answers: {
          'card=QH': `Seven and two make 9, so ${theRank('Q')} must take.`,
          'missed=6S': 'Try every sum: none of them is 6, so this one stays.',
          'missed=4D': 'Ace and two make only 3, and nothing else comes near: this one stays.',
        },
      },

      'single-worked': {
        title: 'A seven and a sum of 7',
        text: `Five and two make 7, but ${the('7C')} lies there as well. A single card of equal value comes before any sum, so ${the('7S')} takes that one.`,
        done: 'Five and two stay where they are.',
      },
      'single-finish': {
        title: 'What does the six take?',
        text: 'If a single card on the table is worth as much as yours, you must take it rather than a sum. Take with your six.',
        done: 'Four and two remain, for the next six that is played.',
        answers: {
          'card=6H refusal=scopa.single-first': `Four and two do make 6, but not while ${the('6C')} lies beside them.`,
          'card=6H': `The six can take, so it must: look at ${the('6C')}.`,
          'card=5D': 'There is no five here and no sum of 5; it would stay on the table.',
          'card=3S': 'There is no three here and no sum of 3; it would stay on the table.',
        },
      },
      'single-alone': {
        title: 'Take at least two cards',
        text: 'Two cards in your hand can take. Play the one that takes more than a single card.',
        done: 'Nothing there is worth 9 by itself, so five and four may be taken.',
        answers: {
          'card=7H refusal=scopa.single-first': `Four and three make 7, but ${the('7D')} stands in their way: it must be taken instead.`,
          'card=7H': `${The('7H')} takes ${the('7D')} and nothing more.`,
          'card=QS': `${TheRank('Q')} is worth 9. Which two cards make exactly that?`,
          'card=2C': 'Nothing here is worth 2; this card would only stay on the table.',
        },
        hints: ['For each card that can take, look first whether its equal lies there.'],
      },

      'choice-worked': {
        title: 'Two sums, one choice',
        text: `Five and two make 7, and so do four and three. ${The('7H')} takes one of the two sets, as you please; here it is five and two.`,
        done: 'The other set stays: one card never takes two sets.',
      },
      'choice-finish': {
        title: 'Which six will you take?',
        text: `Where several cards or sums would do, you choose one of them, never two. Having the most ${suit('D')} wins a point: take the six that helps you there.`,
        done: `${The('6C')} stays on the table.`,
        answers: {
          'card=6S refusal=scopa.capture': 'Both sixes together are 12. Yours takes one of them, no more and no less.',
          'card=6S': `That is allowed, but ${the('6C')} adds nothing to your ${suit('D')}.`,
          'card=QC': 'Six and two make 8, not 9: this card takes nothing.',
          'card=AH': 'No ace lies there to be taken.',
        },
      },
      'choice-alone': {
        title: 'Which set is better?',
        text: settebello
          ? `${The('7D')}, called the [settebello](settebello), earns a point all by itself. Two sets fit ${the('QS')}: take the one that is worth more.`
          : `Two sets fit ${the('QS')}. Sevens and ${suit('D')} will both be counted at the end: take the set that is worth more.`,
        done: settebello
          ? `The settebello is in ${yours} pile; five and four stay.`
          : `A seven that is also one of the ${suit('D')} helps you twice.`,
        answers: {
          'card=QS refusal=scopa.capture': `The two sets together make 18. ${TheRank('Q')} takes exactly 9, so one set only.`,
          'card=QS': `Five and four make 9 too, but then ${the('7D')} is left for ${others}.`,
          'card=3D': 'No three, and no sum of 3: nothing would be taken.',
          'card=KH': 'No cards here add up to 10: nothing would be taken.',
        },
      },

      'scopa-worked': {
        title: 'A clean sweep',
        text: `Four, ace and two make 7: ${the('7C')} takes them all. Clearing the table with one card is a [scopa](scopa), worth 1\u00a0point.`,
        done: `The card that made it lies face up in ${yours} pile, so that everyone can count the scopas.`,
      },
      'scopa-finish': {
        title: 'Can you clear the table?',
        text: 'If one card takes everything on the table, it makes a [scopa](scopa): 1\u00a0point. Make one.',
        done: 'One point, and the next player finds a bare table.',
        answers: {
          'card=6D': `${The('6D')} takes its equal; three and ace stay on the table.`,
          'card=3S': `${The('3S')} takes its equal; six and ace stay on the table.`,
          'card=KH': `${TheRank('K')} is worth 10. Add up all that lies there.`,
        },
        hints: ['Add up the whole table.'],
      },
      'scopa-alone': {
        title: 'Another sweep',
        text: 'Each of your cards can take something here. Play the one that leaves nothing behind.',
        done: `Five, three and ace make 9, the value of ${theRank('Q')}.`,
        answers: {
          'card=JH': `The ${rank('J')} is worth 8: it takes five and three, and the ace stays.`,
          'card=5S': `${The('5S')} must take ${the('5H')}; three and ace stay.`,
          'card=QC': 'Take every card: together they make 9.',
        },
      },
      'scopa-guard': {
        title: 'Give nobody a scopa',
        text: 'None of your cards takes anything, so one of them will stay. No card is worth more than 10: which of yours makes a sweep impossible for the next player?',
        done: 'Now 15 lies there, more than any one card can take.',
        answers: {
          'refusal=scopa.capture': `Two and four make only 6, not 9. Lay ${the('QH')} down without taking.`,
          'card=AD': 'With the ace, 7 would lie there: a seven takes it all.',
          'card=3S': `With the three, 9 would lie there: the value of ${theRank('Q')}.`,
        },
        hints: ['Add each of your cards to the two on the table.'],
      },

      'rounds-worked': {
        title: 'The hands are empty',
        text: 'You dealt, so the last card of this hand is yours. Then three new cards go to each player. The table gets none.',
        done: `${four ? 'Three' : 'Six'} such hands make up a deal.`,
      },
      'rounds-finish': {
        title: 'How many cards will lie there?',
        text: `You play the last card of this hand: ${the('6S')} takes ${the('6C')}. Then three new cards go to each player and none to the table. How many cards lie there then?`,
        done: 'The table gets four cards only once, at the very start of a deal.',
        answers: {
          '': `Four cards lie there now, and ${the('6C')} goes. New cards are dealt to the players only.`,
        },
      },
      'rounds-alone': {
        title: 'Who plays next?',
        text: `${four ? 'Julia' : 'Inez'} dealt. Her last card takes a five, everybody’s hand is empty, and each player is dealt three new cards. Whose turn is it then?`,
        done: 'Every hand of a deal begins on the dealer’s left and ends with the dealer.',
        answers: {
          '': 'Taking cards does not change whose turn it is: a new hand, too, begins on the dealer’s left.',
        },
      },
      'rounds-kings': {
        title: 'How many kings are missing?',
        text: 'If at least three of the first four cards on the table are kings, the same dealer deals again. How many more kings would it take here?',
        done: 'So this deal goes on: two kings are no reason to deal again.',
        answers: {'': 'Three kings are enough for that, and two lie there.'},
      },

      'last-worked': {
        title: 'What becomes of the rest?',
        text: `The stock is out and these are the last cards. You take a five; after you nobody takes anything. So the cards left on the table go to ${yours} [pile](pile).`,
        done: 'Cards that are left over make no scopa.',
      },
      'last-finish': {
        title: 'Whose are the cards left over?',
        text: 'When all cards of the deal have been played, the cards left on the table go to the player who took last. You have just played the last card. Who gets the rest?',
        done: `Inez’s six was the last card to take anything${four ? ', so her side gets the rest' : ''}.`,
        answers: {'': 'What counts is who took last, not who played last: the last to take anything was Inez.'},
      },
      'last-alone': {
        title: 'How many scopas are yours?',
        text: `${you} ${has} one scopa already. With ${the('7H')}, the very last card of the deal, you take four and three and clear the table. How many scopas do you count now?`,
        done: lastScopa
          ? 'At this table even the last card of a deal can make a scopa.'
          : 'At this table the last card of a deal takes, but makes no scopa.',
        answers: {
          '': lastScopa
            ? 'By the rules of this table the last card of a deal makes a scopa like any other, so one is added.'
            : 'By the rules of this table the last card of a deal makes no scopa, so none is added.',
        },
        hints: [
          lastScopa
            ? 'No exception is made here for the last card.'
            : 'Here the last card of a deal is the one exception.',
        ],
      },
      'last-rest': {
        title: 'A scopa, or not?',
        text: `${you} ${has} one scopa. ${The('QH')}, the last card of the deal, takes five and four; the ace that is left comes to you too. How many scopas do you count?`,
        done: 'Only a card that takes the whole table itself makes a scopa.',
        answers: {
          '': `${TheRank('Q')} did not take the ace: that came to you as a card left over, which makes no scopa.`,
        },
      },

      'sevens-worked': {
        title: 'Counting the sevens',
        text: `The deal is over. Three sevens lie in ${yours} pile, one in ${four ? 'the other' : 'Inez’s'}: a point for ${four ? 'your side' : 'you'}.`,
      },
      'sevens-finish': {
        title: 'Who wins the sevens?',
        text: `Most sevens win a point; if both have as many, most sixes do. ${you} ${has} ${the('7D')}, another seven and one six. ${four ? 'Your opponents have' : 'Inez has'} the others. Who gets the point?`,
        done: 'Two sevens each, so the sixes decide, three against one.',
        answers: {
          '': `There are two sevens each: here ${the('7D')} counts as one, like any other. Now compare the sixes.`,
        },
      },
      'sevens-alone': {
        title: 'One seven and four sixes',
        text: `${you} ${has} ${the('7D')} and all four sixes, ${others} the three other sevens. Who wins the point for sevens?`,
        done: 'Three sevens against one: nobody looks at the sixes.',
        answers: {
          '': 'No seven is worth more than another, and sixes count only if the sevens are equal. Three beat one.',
        },
      },
      'sevens-tie': {
        title: 'And if all is equal?',
        text: `Both ${four ? 'sides' : 'of you'} have two sevens. ${capitalised(others)} has two sixes; your last card, ${the('6C')}, takes ${the('6D')}. Who wins the point?`,
        done: 'Sevens equal, sixes equal: nobody gets the point.',
        answers: {'': 'Your six and the one it takes make two. That is two each, of the sevens and of the sixes.'},
      },

      'primiera-worked': {
        title: 'A scale of its own',
        text: `For the [primiera](primiera), only your best card of each suit counts, four cards in all. They are valued on a scale of their own: sevens on top, the court cards (${ranks('K Q J')}) at the bottom.`,
      },
      'primiera-finish': {
        title: 'How much is your primiera worth?',
        text: `The [primiera](primiera) adds up the best card of each suit: seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, court cards 10. What does ${yours} pile make?`,
        done: '21, 18, 16 and 15 make 70.',
        answers: {
          '': `One card of each suit: ${the('7D')}, ${the('6H')}, ${the('AS')} and ${the('5C')}. The other four add nothing.`,
        },
        hints: [`Among the ${suit('C')}, a five is worth more than ${theRank('K')}.`],
      },
      'primiera-alone': {
        title: 'Three sevens against one',
        text: `${four ? 'Your side’s' : 'Your'} best cards are three sevens and ${the('JD')}; ${four ? 'the other side’s' : 'Inez’s'} are ${the('7D')} and three sixes. Who has the better primiera?`,
        done: '73 against 75: a weak suit costs more than three sevens gain.',
        answers: {
          '': `Three sevens and ${theRank('J')}: 63 and 10 make 73. A seven and three sixes: 21 and 54 make 75.`,
        },
        hints: ['A seven is worth 21, a six 18, a court card 10.'],
      },
      'primiera-lack': {
        title: 'A suit is missing',
        text: `${you} ${has} three sevens, but no ${suit('D')} at all. ${capitalised(others)} has cards of all four suits. Who wins the primiera?`,
        done: 'All four suits beat three, whatever the sevens.',
        answers: {'': 'A primiera needs a card of each suit. With one suit missing, three sevens are worth nothing.'},
      },

      'score-worked': {
        title: 'Counting up',
        text: `The deal is over and the piles are counted. One point each for ${list(points)}; each scopa adds one more.`,
        done: `Equal numbers of cards, or of ${suit('D')}: nobody gets that point.`,
      },
      'score-finish': {
        title: `How many points ${four ? 'for your side' : 'do you get'}?`,
        text: `One point each for ${list(points)}, and for every scopa. ${four ? 'Your side ends' : 'You end'} with ${primiera ? 'the better primiera' : 'three sevens'}, four ${suit('D')}, 23\u00a0cards and one scopa${settebello ? `; ${others} has the settebello` : ''}.`,
        done: `${primiera ? 'Primiera' : 'Sevens'}, cards and scopa: three points.`,
        answers: {
          '': `Go through them one by one. There are ten ${suit('D')}, so four are not the most; of 40\u00a0cards, 23 are.${settebello ? ' The settebello is not yours.' : ''}`,
        },
      },
      'score-alone': {
        title: `Who wins the ${suit('D')}?`,
        text: `Four of the ten ${suit('D')} lie in ${yours} pile. ${The('5D')}, the last card of the deal, takes ${the('5S')}. Who gets the point for most ${suit('D')}?`,
        done: 'Five each: nobody gets the point.',
        answers: {
          '': `${The('5D')} goes to ${yours} pile with what it takes. That makes five of the ten, and five for ${others}.`,
        },
      },
      'score-cards': {
        title: 'Who has the most cards?',
        text: `17\u00a0cards lie in ${yours} pile, 19 in ${four ? 'the other' : 'Inez’s'}. You play the last card of the deal and take four and three. Who gets the point for most cards?`,
        done: 'Three more cards, and the one left over: 21 against 19.',
        answers: {
          '': `Your card and the two it takes make 20. You took last, so ${the('QD')} is yours as well.`,
        },
      },

      deal: {
        title: 'Now play a deal',
        text: `A whole deal, with advice where you want it. In a match, deals follow one another and the deal passes to the left, until one ${four ? 'side' : 'player'} is ahead with ${String(options.target)}\u00a0points or more.`,
      },
    },
  };
};
