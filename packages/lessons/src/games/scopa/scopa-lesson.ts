import type {ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import {usualOptions} from '@cartavola/engine';
import {scopa} from '@cartavola/engine/games/scopa/scopa.js';
import {textsOf} from '@cartavola/words';
import {onTable, withoutHands} from '../../board.js';
import type {LessonSource} from '../../lesson.js';
import {board} from './scopa-board.js';
import {counts, goals} from './scopa-goals.js';
import {modules} from './scopa-lesson.generated.js';
import {modules as repeatModules} from './rest/scopa-again.generated.js';
import {modules as laterModules} from './rest/scopa-rest.generated.js';

/** The Scopa lesson for each rule set. */
export const lesson: LessonSource = {
  game: scopa,
  fallback: usualOptions(scopa),
  board,
  likeness: {suits: ['S', 'H', 'C'], ranks: 'alike', fixed: []},
  goals,
  counts,
  countedBoards: {table: onTable, kings: onTable, primiera: withoutHands},
  script: async (options: ScopaOptions) => (await import('./scopa-steps.js')).script(options),
  texts: textsOf('games/scopa/lesson', modules),
  later: textsOf('games/scopa/later/lesson', laterModules),
  repeats: textsOf('games/scopa/again/lesson', repeatModules),
};
