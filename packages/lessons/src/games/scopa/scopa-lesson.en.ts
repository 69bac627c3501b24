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
          ? 'Julia, opposite you, is your partner. Clockwise from the dealer’s left, each player uses one of their three cards to take others from the four on the table. When all hands are empty, everyone gets three more, until the [stock](stock) runs out.'
          : 'You hold three cards, and four lie face up. Beginning on the dealer’s left, players take turns to play one card and take others with it. When both hands are empty, you each get three more, until the [stock](stock) runs out.',
      },

      'values-worked': {
        title: 'What is a card worth?',
        text: `The pack has 40\u00a0cards, with no eights, nines or tens. Ace to seven are worth 1 to 7, the ${rank('J')} 8, the ${rank('Q')} 9 and the ${rank('K')} 10.`,
      },
      'values-finish': {
        title: 'Which card can take another?',
        text: `A card [takes](capture) another of the same value. Ace to seven are worth 1 to 7, the ${rank('J')} 8, the ${rank('Q')} 9 and the ${rank('K')} 10. Play the card in your hand that can take one.`,
        done: `Both are worth 9. They go face down onto ${yours} pile.`,
        answers: {
          'card=QS': `${The('JC')} is worth 8 and ${theRank('Q')} 9, so your ${rank('Q')} takes ${the('QD')}.`,
          'card=4H': 'Nothing on the table is worth 4.',
          'card=3C': 'Nothing on the table is worth 3.',
        },
        hints: ['Compare ranks: one of yours is on the table too.'],
      },
      'values-alone': {
        title: 'Which of your cards have a match?',
        text: 'Choose every card in your hand that can take a card of its own value.',
        done: 'Suits don’t matter when you take cards: only values count.',
        answers: {
          'card=QH': `${The('JD')} is worth 8, one less than ${theRank('Q')}, and nothing on the table is worth 9.`,
          'missed=6H': `${The('6H')} matches ${the('6C')}: a different suit, but the same value.`,
          'missed=KS': `${The('KD')} is on the table, and worth 10 like yours.`,
        },
      },
    },
  };
};
