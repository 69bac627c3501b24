import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LessonTextsFor} from '../../lesson-texts.js';

export const lesson: LessonTextsFor = ({cards}) => {
  const {the, theRank} = naming(cards);
  return {
    title: 'Scopa',
    skills: {capture: 'Capturing'},
    steps: {
      'capture-worked': {
        title: 'A card takes its like',
        text: `You play ${the('7S')}. It [takes](capture) the other seven from the table, and both go to your pile.`,
      },
      'capture-finish': {
        title: 'Take one',
        text: `${theRank('Q')} counts 9, and takes another card worth 9. Play the card that takes something here.`,
        answers: {'card=5H': `Nothing here is worth 5, nor do two cards make it with what is left.`},
      },
      'capture-alone': {
        title: 'Which of yours can take?',
        text: 'Choose every card of your hand that takes one of the same value.',
      },
    },
  };
};
