import type {Options} from '@cartavola/engine';
import {capodama} from '@cartavola/engine/games/capodama/capodama.js';
import type {LessonSource} from '../../lesson.js';
import type {StepScript} from '../../step.js';
import {board} from './capodama-board.js';

/** The lesson of Capodama. */
export const lesson: LessonSource = {
  game: capodama,
  fallback: {players: 4},
  board,
  script,
  texts: {
    en: () => import('./capodama-lesson.en.js'),
    fr: () => import('./capodama-lesson.fr.js'),
    it: () => import('./capodama-lesson.it.js'),
  },
};

function script(_options: Options): readonly StepScript[] {
  return [];
}
