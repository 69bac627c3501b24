import type {LessonSource} from './lesson.js';

/** Loads a lesson. */
export type LoadLesson = () => Promise<{readonly lesson: LessonSource}>;

const all: Record<string, LoadLesson> = {
  capodama: () => import('./games/capodama/capodama-lesson.js'),
  scopa: () => import('./games/scopa/scopa-lesson.js'),
  capra: () => import('./games/capra/capra-lesson.js'),
  calypso: () => import('./games/calypso/calypso-lesson.js'),
};

/** Lessons of all games, keyed by game id. Each lesson is loaded when it is first needed. */
export const lessons: Readonly<Record<string, LoadLesson>> = all;

/** Registers the lesson of the game with this id. */
export function registerLesson(game: string, load: LoadLesson): void {
  all[game] = load;
}
