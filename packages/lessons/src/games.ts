import type {LessonSource} from './lesson.js';

/** Loaders of all lessons by game id. */
export const lessons: Readonly<Record<string, () => Promise<{lesson: LessonSource}>>> = {
  capodama: () => import('./games/capodama/capodama-lesson.js'),
  scopa: () => import('./games/scopa/scopa-lesson.js'),
  capra: () => import('./games/capra/capra-lesson.js'),
  calypso: () => import('./games/calypso/calypso-lesson.js'),
};
