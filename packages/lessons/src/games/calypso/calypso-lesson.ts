import {UNKNOWN, type Card, type Options} from '@cartavola/engine';
import {calypso} from '@cartavola/engine/games/calypso/calypso.js';
import {linesOf} from '@cartavola/engine/games/calypso/score.js';
import type {LessonSource} from '../../lesson.js';
import type {StepScript} from '../../step.js';
import {board} from './calypso-board.js';

/** The lesson of Calypso. */
export const lesson: LessonSource = {
  game: calypso,
  fallback: {},
  board,
  counts: {
    /** `worth=2,5,3,0`: what a player with so many calypsos, cards of an unfinished one, discards and revokes has. */
    worth: (_exercise, value) => {
      const [done = NaN, incomplete = NaN, discards = NaN, revokes = NaN] = (value ?? '').split(',').map(Number);
      if (![done, incomplete, discards, revokes].every(Number.isInteger)) return undefined;
      const building = [Array<Card>(incomplete).fill(UNKNOWN), [], [], []];
      const none = [0, 0, 0];
      const lines = linesOf({
        building,
        done: [done, ...none],
        discards: [discards, ...none],
        revokes: [revokes, ...none],
      });
      return lines.reduce((sum, {points}) => sum + points, 0);
    },
  },
  script,
  texts: {
    en: () => import('./calypso-lesson.en.js'),
    fr: () => import('./calypso-lesson.fr.js'),
    it: () => import('./calypso-lesson.it.js'),
  },
};

function script(_options: Options): readonly StepScript[] {
  return [];
}
