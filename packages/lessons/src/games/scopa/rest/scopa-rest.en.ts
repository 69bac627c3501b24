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
    primiera ? 'the primiera' : 'the most sevens',
    ...(settebello ? ['the settebello'] : []),
    `the most ${suit('D')}`,
    'the most cards',
  ];
  return {
    again: {
      'play takes': 'Play a card that takes something',
      'choose takes': 'Which of your cards take something?',
      'play trails': 'Play a card that stays on the table',
      'choose trails': 'Which of your cards would stay on the table?',
      'play several': 'Take at least two cards at once',
      'choice-finish': `Take the card that helps you have the most ${suit('D')}`,
      'choice-alone': 'Two sets fit: take the one that is worth more',
      'play scopa': 'Make a scopa',
      'play guards': 'Don’t leave the next player a scopa',
      'count table': 'How many cards are on the table once new hands are dealt?',
      'predict turn': 'Whose turn is it once new hands are dealt?',
      'count kings': 'How many more kings would make this deal void?',
      'predict winner': 'Who gets the leftover cards?',
      'count line=scopa.scopa': 'You already had one scopa: how many do you have now?',
      'predict line=scopa.most-sevens': 'Who wins the point for sevens?',
      'count primiera': 'How much is this pile’s primiera worth?',
      'predict line=scopa.primiera': 'Who has the better primiera?',
      'count marks': 'How many points do you score in this deal, with your one scopa?',
      'predict line=scopa.most-diamonds': `Who gets the point for the most ${suit('D')}?`,
      'predict line=scopa.most-cards': 'Who gets the point for the most cards?',
    },
    steps: {
      'sums-worked': {
        title: 'One card takes two',
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
          'card=AD': `${TheRank('A')} is worth 1 and takes only another ace; there isn’t one here.`,
        },
        hints: ['Try each pair of small cards, and compare the sum with your hand.'],
      },
      'sums-alone': {
        title: 'Which cards take something?',
        text: 'Choose every card in your hand that can take something. A sum may need two cards or three.',
        done: 'It doesn’t matter how many cards make a sum, as long as it’s exact.',
        answers: {
          'card=6D': 'Four and ace make 5, four and three make 7: no cards here add up to 6.',
          'missed=5H': 'Four and ace make 5.',
          'missed=JS': `Four, three and ace make 8, the value of the ${rank('J')}.`,
        },
      },

      'trail-worked': {
        title: 'Nothing fits',
        text: `There is no six here, and no sum makes 6. So ${the('6C')} stays on the table: this is called [trailing](trail).`,
        done: 'Anyone may take it from now on.',
      },
      'trail-finish': {
        title: 'Leave a card on the table',
        text: 'A card that takes nothing [stays on the table](trail). But if a card can take something, it must, whether you like it or not. Play one that will stay.',
        done: 'No card and no sum here makes 4.',
        answers: {
          'refusal=scopa.capture': 'These cards don’t make 4. Play yours without taking anything.',
          'card=7H': 'Five and two make 7: this card has no choice but to take them.',
          'card=JS': `${The('JD')} has the same value, so ${the('JS')} has to take it.`,
        },
        hints: ['Look for the card that matches neither a card nor a sum.'],
      },
      'trail-alone': {
        title: 'Which cards would stay?',
        text: 'Choose every card in your hand that would stay on the table.',
        done: 'You choose which card to play, but not whether it takes.',
        answers: {
          'card=QH': `Seven and two make 9, so ${theRank('Q')} must take them.`,
          'missed=6S': 'Try every sum: none of them makes 6, so this card stays.',
          'missed=4D': 'Ace and two make only 3, and nothing else comes close, so this card stays.',
        },
      },

      'single-worked': {
        title: 'A seven and a sum of 7',
        text: `Five and two make 7, but ${the('7C')} is on the table too. A single card of the same value comes before any sum, so ${the('7S')} takes that.`,
        done: 'The five and the two stay where they are.',
      },
      'single-finish': {
        title: 'What does the six take?',
        text: 'If a single card on the table is worth as much as yours, you must take it rather than a sum. Take something with your six.',
        done: 'The four and the two stay, ready for the next six.',
        answers: {
          'card=6H refusal=scopa.single-first': `Four and two do make 6, but ${the('6C')} is on the table too, and comes first.`,
          'card=6H': `The six can take something, so it must: look at ${the('6C')}.`,
          'card=5D': 'There is no five here and no sum of 5, so this card would stay on the table.',
          'card=3S': 'There is no three here and no sum of 3, so this card would stay on the table.',
        },
      },
      'single-alone': {
        title: 'Take at least two cards',
        text: 'Two cards in your hand can take something. Play the one that takes more than one card.',
        done: 'No single card here is worth 9, so you may take the five and the four.',
        answers: {
          'card=7H refusal=scopa.single-first': `Four and three make 7, but ${the('7D')} comes first, so you must take that instead.`,
          'card=7H': `${The('7H')} takes only ${the('7D')}.`,
          'card=QS': `${TheRank('Q')} is worth 9. Which two cards make exactly that?`,
          'card=2C': 'Nothing here is worth 2, so this card would stay on the table.',
        },
        hints: ['For each card, first check whether one of the same value is on the table.'],
      },

      'choice-worked': {
        title: 'Two sums, one choice',
        text: `Five and two make 7, and so do four and three. ${The('7H')} takes whichever set you like: here, five and two.`,
        done: 'The other set stays: a card never takes two sets.',
      },
      'choice-finish': {
        title: 'Which six will you take?',
        text: `If several cards or sums fit, you choose one of them, never two. Having the most ${suit('D')} wins a point: take the six that helps you with that.`,
        done: `${The('6C')} stays on the table.`,
        answers: {
          'card=6S refusal=scopa.capture': 'The two sixes add up to 12. Yours takes exactly one of them.',
          'card=6S': `That is allowed, but ${the('6C')} doesn’t add to your ${suit('D')}.`,
          'card=QC': 'Six and two make 8, not 9: this card takes nothing.',
          'card=AH': 'There is no ace on the table to take.',
        },
      },
      'choice-alone': {
        title: 'Which set is better?',
        text: settebello
          ? `${The('7D')}, called the [settebello](settebello), is worth a point by itself. Two sets fit ${the('QS')}: take the one that is worth more.`
          : `Two sets fit ${the('QS')}. Sevens and ${suit('D')} both count at the end: take the set that is worth more.`,
        done: settebello
          ? `The settebello is in ${yours} pile, and the five and the four stay.`
          : `${The('7D')} helps you twice: with sevens and with ${suit('D')}.`,
        answers: {
          'card=QS refusal=scopa.capture': `The two sets together make 18. ${TheRank('Q')} takes exactly 9, so only one set.`,
          'card=QS': `Five and four make 9 too, but then ${the('7D')} is left for ${others}.`,
          'card=3D': 'There is no three and no sum of 3, so this card takes nothing.',
          'card=KH': 'Nothing here adds up to 10, so this card takes nothing.',
        },
      },

      'scopa-worked': {
        title: 'A clean sweep',
        text: `Four, ace and two make 7: ${the('7C')} takes them all. Clearing the table with one card is a [scopa](scopa), worth 1\u00a0point.`,
        done: `The card that made it goes face up in ${yours} pile, so that everyone can count the scopas.`,
      },
      'scopa-finish': {
        title: 'Can you clear the table?',
        text: 'If one card takes everything on the table, it makes a [scopa](scopa): 1\u00a0point. Make one.',
        done: 'That’s one point, and the next player faces an empty table.',
        answers: {
          'card=6D': `${The('6D')} takes the other six; the three and the ace stay on the table.`,
          'card=3S': `${The('3S')} takes the other three; the six and the ace stay on the table.`,
          'card=KH': `${TheRank('K')} is worth 10. Add up all the cards on the table.`,
        },
        hints: ['Add up all the cards on the table.'],
      },
      'scopa-alone': {
        title: 'Another sweep',
        text: 'Each of your cards can take something here. Play the one that leaves nothing behind.',
        done: `Five, three and ace make 9, the value of ${theRank('Q')}.`,
        answers: {
          'card=JH': `The ${rank('J')} is worth 8: it takes the five and the three, but the ace stays.`,
          'card=5S': `${The('5S')} must take ${the('5H')}; the three and the ace stay.`,
          'card=QC': 'Take every card: together they make 9.',
        },
      },
      'scopa-guard': {
        title: 'Don’t give away a scopa',
        text: 'None of your cards can take anything, so the one you play will stay. No card is worth more than 10: which one makes a sweep impossible for the next player?',
        done: 'The table now adds up to 15, more than any one card can take.',
        answers: {
          'refusal=scopa.capture': `Two and four make only 6, not 9. Play ${the('QH')} without taking anything.`,
          'card=AD': 'With the ace, the table would add up to 7, and a seven would take it all.',
          'card=3S': `With the three, the table would add up to 9, the value of ${theRank('Q')}.`,
        },
        hints: ['Add each of your cards to the two on the table.'],
      },

      'rounds-worked': {
        title: 'The hands are empty',
        text: 'You dealt, so you play the last card of this hand. Then each player gets three new cards, and the table gets none.',
        done: `A deal has ${four ? 'three' : 'six'} hands like this.`,
      },
      'rounds-finish': {
        title: 'How many cards on the table?',
        text: `You play the last card of this hand: ${the('6S')} takes ${the('6C')}. Then each player gets three new cards, and the table gets none. How many cards are on the table then?`,
        done: 'The table gets four cards only once, at the very start of a deal.',
        answers: {
          '': `There are four cards on the table now, and ${the('6C')} goes. New cards go only to the players.`,
        },
      },
      'rounds-alone': {
        title: 'Who plays next?',
        text: `${four ? 'Julia' : 'Inez'} dealt. Her last card takes a five, everybody’s hand is empty, and each player is dealt three new cards. Whose turn is it then?`,
        done: 'Every hand of a deal begins on the dealer’s left and ends with the dealer.',
        answers: {
          '': 'Taking cards doesn’t change whose turn it is: a new hand also begins on the dealer’s left.',
        },
      },
      'rounds-kings': {
        title: 'How many more kings?',
        text: 'If at least three of the first four cards on the table are kings, the same dealer deals again. How many more kings would it take here?',
        done: 'So this deal goes on: two kings aren’t enough to deal again.',
        answers: {'': 'It takes three kings, and there are two here.'},
      },

      'last-worked': {
        title: 'What happens to the rest?',
        text: `The stock has run out, and these are the last cards. You take a five, and nobody takes anything after you. So the cards left on the table go to ${yours} [pile](pile).`,
        done: 'Leftover cards don’t make a scopa.',
      },
      'last-finish': {
        title: 'Who gets the leftover cards?',
        text: 'Once every card has been played, the cards left on the table go to the player who took last. You have just played the last card. Who gets the rest?',
        done: `Inez’s six was the last card to take anything${four ? ', so her side gets the rest' : ''}.`,
        answers: {'': 'What counts is who took last, not who played last: Inez was the last to take anything.'},
      },
      'last-alone': {
        title: 'How many scopas do you have?',
        text: `${you} ${has} one scopa already. With ${the('7H')}, the very last card of the deal, you take four and three and clear the table. How many scopas is that now?`,
        done: lastScopa
          ? 'At this table, even the last card of a deal can make a scopa.'
          : 'At this table, the last card of a deal can take, but it doesn’t make a scopa.',
        answers: {
          '': lastScopa
            ? 'At this table, the last card of a deal makes a scopa like any other, so add one.'
            : 'At this table, the last card of a deal never makes a scopa, so don’t add one.',
        },
        hints: [
          lastScopa
            ? 'This table makes no exception for the last card.'
            : 'At this table, the last card of a deal is the one exception.',
        ],
      },
      'last-rest': {
        title: 'A scopa, or not?',
        text: `${you} ${has} one scopa. ${The('QH')}, the last card of the deal, takes five and four, and you get the ace that is left too. How many scopas is that?`,
        done: 'Only a card that takes the whole table by itself makes a scopa.',
        answers: {
          '': `${TheRank('Q')} didn’t take the ace: you got that as a leftover card, so it isn’t a scopa.`,
        },
      },

      'sevens-worked': {
        title: 'Counting the sevens',
        text: `The deal is over. There are three sevens in ${yours} pile and one in ${four ? 'the other' : 'Inez’s'}: a point for ${four ? 'your side' : 'you'}.`,
      },
      'sevens-finish': {
        title: 'Who wins the sevens?',
        text: `The most sevens win a point; if those are equal, the most sixes do. ${you} ${has} ${the('7D')}, another seven and one six. ${four ? 'Your opponents have' : 'Inez has'} the rest. Who gets the point?`,
        done: 'Two sevens each, so the sixes decide, three to one.',
        answers: {
          '': `Two sevens each: ${the('7D')} counts like any other here. Now compare the sixes.`,
        },
      },
      'sevens-alone': {
        title: 'One seven and four sixes',
        text: `${you} ${has} ${the('7D')} and all four sixes, and ${others} has the other three sevens. Who wins the point for sevens?`,
        done: 'Three sevens to one: the sixes don’t matter.',
        answers: {
          '': 'All sevens are worth the same, and sixes count only if the sevens are equal. Three beats one.',
        },
      },
      'sevens-tie': {
        title: 'And if everything is equal?',
        text: `Both ${four ? 'sides' : 'of you'} have two sevens. ${capitalised(others)} has two sixes; your last card, ${the('6C')}, takes ${the('6D')}. Who wins the point?`,
        done: 'Equal sevens and equal sixes: nobody gets the point.',
        answers: {'': 'Your six and the one it takes make two. That’s two sevens and two sixes each.'},
      },

      'primiera-worked': {
        title: 'A scale of its own',
        text: `For the [primiera](primiera), only your best card of each suit counts, four cards in all. They have a scale of their own: sevens at the top, the court cards (${ranks('K Q J')}) at the bottom.`,
      },
      'primiera-finish': {
        title: 'How much is your primiera worth?',
        text: `The [primiera](primiera) adds up the best card of each suit: seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, court cards 10. What is it worth for ${yours} pile?`,
        done: '21, 18, 16 and 15 make 70.',
        answers: {
          '': `One card of each suit: ${the('7D')}, ${the('6H')}, ${the('AS')} and ${the('5C')}. The other four don’t count.`,
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
        text: `${you} ${has} three sevens, but no ${suit('D')} at all. ${capitalised(others)} has cards in all four suits. Who wins the primiera?`,
        done: 'Four suits beat three, however many sevens you have.',
        answers: {'': 'A primiera needs a card of each suit. With one suit missing, three sevens are worth nothing.'},
      },

      'score-worked': {
        title: 'Counting up',
        text: `The deal is over, and the piles are counted. There is one point each for ${list(points)}; each scopa adds one more.`,
        done: `If the cards or the ${suit('D')} are equal, nobody gets that point.`,
      },
      'score-finish': {
        title: `How many points ${four ? 'does your side' : 'do you'} get?`,
        text: `One point each for ${list(points)}, and every scopa. ${four ? 'Your side ends' : 'You end'} with ${primiera ? 'the better primiera' : 'three sevens'}, four ${suit('D')}, 23\u00a0cards and one scopa${settebello ? `; ${others} has the settebello` : ''}.`,
        done: `${primiera ? 'Primiera' : 'Sevens'}, cards and scopa: three points.`,
        answers: {
          '': `Go through them one by one. There are ten ${suit('D')}, so four isn’t the most, but 23 of 40\u00a0cards is.${settebello ? ' The settebello isn’t yours.' : ''}`,
        },
      },
      'score-alone': {
        title: `Who wins the ${suit('D')}?`,
        text: `Four of the ten ${suit('D')} are in ${yours} pile. ${The('5D')}, the last card of the deal, takes ${the('5S')}. Who gets the point for the most ${suit('D')}?`,
        done: 'Five each: nobody gets the point.',
        answers: {
          '': `${The('5D')} goes to ${yours} pile with what it takes. That makes five of the ten, and leaves five for ${others}.`,
        },
      },
      'score-cards': {
        title: 'Who has the most cards?',
        text: `There are 17\u00a0cards in ${yours} pile and 19 in ${four ? 'the other' : 'Inez’s'}. You play the last card of the deal and take four and three. Who gets the point for the most cards?`,
        done: 'Three more cards, and the one left over: 21 to 19.',
        answers: {
          '': `Your card and the two it takes make 20. You were the last to take, so you get ${the('QD')} too.`,
        },
      },

      deal: {
        title: 'Now play a deal',
        text: `Play a whole deal, with advice whenever you want it. In a match, the deal passes to the left each time, until one ${four ? 'side' : 'player'} is ahead with ${String(options.target)}\u00a0points or more.`,
      },
    },
  };
};
