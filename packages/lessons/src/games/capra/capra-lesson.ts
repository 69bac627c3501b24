import type {Options} from '@cartavola/engine';
import {capra} from '@cartavola/engine/games/capra/capra.js';
import type {LessonSource} from '../../lesson.js';
import type {StepScript} from '../../step.js';
import {board} from './capra-board.js';

/** The lesson of Capra. */
export const lesson: LessonSource = {
  game: capra,
  fallback: {},
  board,
  script,
  texts: {
    en: () => import('./capra-lesson.en.js'),
    fr: () => import('./capra-lesson.fr.js'),
    it: () => import('./capra-lesson.it.js'),
  },
};

function script(_options: Options): readonly StepScript[] {
  return [];
}
