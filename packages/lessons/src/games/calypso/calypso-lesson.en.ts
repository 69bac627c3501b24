import type {CalypsoOptions} from '@cartavola/engine/games/calypso/rules.js';
import type {LessonTextsFor} from '../../lesson-texts.js';
import type {CalypsoFirstId, CalypsoSkill} from './calypso-steps.js';

export const lesson: LessonTextsFor<CalypsoFirstId, CalypsoSkill, CalypsoOptions> = () => {
  return {
    title: 'Learn Calypso',
    skills: {
      about: 'The game',
      partners: 'Partners and suits',
      draw: 'Drawing for seats',
      follow: 'Following suit',
      ruff: 'Ruffing',
      lead: 'Leading your own trumps',
      overruff: 'Overruffing',
      build: 'Building',
      next: 'One calypso at a time',
      score: 'Counting',
      revoke: 'Revokes',
      deal: 'A whole deal',
    },
    steps: {
      about: {
        title: 'What you’re aiming for',
        text: 'Four packs are shuffled together, so there are four of every card, ace high and two low. You get thirteen in each of four deals. From the cards you win, you build a [calypso](calypso): all thirteen of your suit.',
      },

      deals: {
        title: 'Who deals next?',
        text: 'The packs are shuffled only once. After each deal, the next player to the left deals everyone thirteen more, one at a time. There are four deals in all. Inez has dealt. Who is next?',
        done: 'Julia sits on Inez’s left. Once each of you has dealt, all 208\u00a0cards will have been played.',
        answers: {'': 'The deal passes to the left, which means clockwise, to the player after Inez.'},
        hints: ['Go round clockwise, as in play.'],
      },
    },
  };
};
