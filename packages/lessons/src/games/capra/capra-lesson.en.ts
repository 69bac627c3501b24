import type {CapraOptions} from '@cartavola/engine/games/capra/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LessonTextsFor} from '../../lesson-texts.js';
import type {CapraFirstId, CapraSkill} from './capra-steps.js';

export const lesson: LessonTextsFor<CapraFirstId, CapraSkill, CapraOptions> = ({cards}) => {
  const {the, The, rank, theRank, ranks} = naming(cards);
  return {
    title: 'Learn Capra',
    skills: {
      welcome: 'The table',
      rank: 'The rank of the cards',
      trump: 'Trumps',
      points: 'Points',
      fold: 'Folding',
      lead: 'Drawing and leading',
      several: 'Beating several cards',
      enter: 'Entering with four',
      right: 'Who enters first',
      penalty: 'Penalty points',
      goat: 'Eggs and goat',
      deal: 'A whole deal',
    },
    steps: {
      welcome: {
        title: 'Two against two',
        text: 'You and Julia, opposite you, play against Inez and Hugo, and pool what you win. Starting on the dealer’s left, each player gets four of the 36 cards, one at a time. The other twenty, the [stock](stock), refill your hands later.',
      },

      'rank-worked': {
        title: `The ${rank('T')} ranks above the ${rank('K')}`,
        text: `In every suit, from the top: ${ranks('A T K Q J 9 8 7 6')}. Inez plays ${the('JS')}. Julia [beats](beat) it with ${theRank('K')}, and Hugo beats the king with ${theRank('T')}.`,
        done: 'The only higher spade is your ace.',
      },
      'rank-finish': {
        title: `What beats ${the('KH')}?`,
        text: `A higher card of its suit [beats](beat) it. The order is ${ranks('A T K Q J 9 8 7 6')}. Choose every card in your hand that beats it.`,
        done: `${The('AH')} and ${the('TH')}: here the ten is second only to the ace.`,
        answers: {
          'missed=TH': `You left out ${the('TH')}: in this game it ranks above the king.`,
          'missed=AH': `You left out ${the('AH')}: it is the highest card of its suit.`,
          'card=QH': `${The('QH')} comes just below the king.`,
          'card=8C': `${The('8C')} belongs to another suit, and clubs don’t beat hearts here.`,
        },
        hints: ['Look only at your hearts.', 'Two cards rank above a king.'],
      },
      'rank-alone': {
        title: 'Is it high enough?',
        text: `Three diamonds have been played, and ${the('TD')} is the best of them. Choose every card in your hand that beats it.`,
        done: 'Only the ace ranks above the ten.',
        answers: {
          'card=KD': `${The('KD')} looks higher than a ten, but here it ranks right below it.`,
          'card=9D': `${The('9D')} is lower, and so are the jack, the queen and the king.`,
          'card=QC': `${The('QC')} isn’t a diamond, so it can’t beat one.`,
          'missed=AD': `You left out ${the('AD')}: it ranks above everything else in its suit.`,
        },
        hints: ['Only diamonds can beat it.', `In every suit, from the top: ${ranks('A T K Q')}.`],
      },
    },
  };
};
