import type {LessonSource} from './lesson.js';

/** The lesson of every game there is, by the game's id; each is loaded when it is first needed. */
export const lessons: Readonly<Record<string, () => Promise<{lesson: LessonSource}>>> = {
  capodama: () => import('./games/capodama/capodama-lesson.js'),
  scopa: () => import('./games/scopa/scopa-lesson.js'),
};
