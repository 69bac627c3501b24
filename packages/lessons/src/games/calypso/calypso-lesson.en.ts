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
        title: 'What you are after',
        text: 'Four packs are shuffled together: every card is there four times, ace high, two low. You get thirteen in each of four deals. From the cards you win you build a [calypso](calypso): all thirteen of your suit.',
      },

      deals: {
        title: 'Who deals next?',
        text: 'Nobody shuffles again: what is left of the four packs is kept. After each deal the next player to the left deals thirteen cards each from it, four deals in all. Inez has dealt. Who is next?',
        done: 'Julia sits on Inez’s left. When each of you has dealt once, all 208\u00a0cards are played.',
        answers: {'': 'The deal passes to the left, that is clockwise: to the player who sits after Inez.'},
        hints: ['Go round clockwise, as in play.'],
      },
    },
  };
};
