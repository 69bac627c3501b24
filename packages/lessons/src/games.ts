import type {LessonSource} from './lesson.js';

/** Loads a lesson. */
export type LoadLesson = () => Promise<{readonly lesson: LessonSource}>;

const all: Record<string, LoadLesson> = {
  capodama: () => import('./games/capodama/capodama-lesson.js'),
  scopa: () => import('./games/scopa/scopa-lesson.js'),
  capra: () => import('./games/capra/capra-lesson.js'),
  calypso: () => import('./games/calypso/calypso-lesson.js'),
};

/** Lessons of all games by game id. Each is loaded when it is first needed. */
export const lessons: Readonly<Record<string, LoadLesson>> = all;

/** Adds a game's lesson, by the game's id. */
export function registerLesson(game: string, load: LoadLesson): void {
  all[game] = load;
}
