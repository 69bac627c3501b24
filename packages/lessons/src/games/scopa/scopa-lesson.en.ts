import type {ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LessonTextsFor} from '../../lesson-texts.js';
import type {ScopaFirstId, ScopaSkill} from './scopa-steps.js';

export const lesson: LessonTextsFor<ScopaFirstId, ScopaSkill, ScopaOptions> = ({cards, options}) => {
  const {the, The, rank, theRank} = naming(cards);
  const four = options.players === 4;
  const yours = four ? 'your side’s' : 'your';
  return {
    title: 'Learn Scopa',
    skills: {
      welcome: 'The table',
      values: 'Values',
      sums: 'Sums',
      trail: 'Taking and trailing',
      single: 'One card first',
      choice: 'Choosing',
      scopa: 'The scopa',
      rounds: 'New hands',
      last: 'The last cards',
      sevens: 'The sevens',
      primiera: 'The primiera',
      score: 'The score',
      deal: 'A whole deal',
    },
    steps: {
      welcome: {
        title: 'Fishing for cards',
        text: four
          ? 'Julia, opposite you, is your partner. Clockwise from the dealer’s left, each plays one of three cards, to take others from the four on the table. When all hands are empty, three more each are dealt, until the [stock](stock) is out.'
          : 'You hold three cards, and four lie face up. Beginning on the dealer’s left, each in turn plays one card, to take others with it. When both hands are empty, three more each are dealt, until the [stock](stock) is out.',
      },

      'values-worked': {
        title: 'What is a card worth?',
        text: `There are 40\u00a0cards, none of them an eight, nine or ten. Ace to seven are worth 1 to 7; then come the ${rank('J')} with 8, the ${rank('Q')} with 9 and the ${rank('K')} with 10.`,
      },
      'values-finish': {
        title: 'Which card takes another here?',
        text: `A card [takes](capture) one of equal value. Ace to seven are worth 1 to 7, the ${rank('J')} 8, the ${rank('Q')} 9, the ${rank('K')} 10. Play the card in your hand that can take.`,
        done: `Both are worth 9. They go to ${yours} pile, face down.`,
        answers: {
          'card=QS': `${The('JC')} is worth 8 and ${theRank('Q')} 9, so yours takes ${the('QD')}.`,
          'card=4H': 'Nothing on the table is worth as little as 4.',
          'card=3C': 'Nothing on the table is worth as little as 3.',
        },
        hints: ['Compare ranks: one of yours lies on the table too.'],
      },
      'values-alone': {
        title: 'Which of your cards find an equal?',
        text: 'Choose every card in your hand that takes a card of its own value.',
        done: 'Suits play no part in taking: only values count.',
        answers: {
          'card=QH': `${The('JD')} is worth 8, one less than ${theRank('Q')}, and nothing there is worth 9.`,
          'missed=6H': `${The('6H')} is as good as ${the('6C')}: another suit, the same value.`,
          'missed=KS': `${The('KD')} lies there, worth 10 like yours.`,
        },
      },
    },
  };
};
