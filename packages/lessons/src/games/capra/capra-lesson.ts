import {capra} from '@cartavola/engine/games/capra/capra.js';
import {textsOf} from '@cartavola/words';
import type {LessonSource} from '../../lesson.js';
import {board} from './capra-board.js';
import {cards} from './capra-cards.js';
import {modules} from './capra-lesson.generated.js';
import {modules as repeatModules} from './rest/capra-again.generated.js';
import {modules as laterModules} from './rest/capra-rest.generated.js';
import {claimOf, stands} from './capra-claims.js';

/** The Capra lesson. */
export const lesson: LessonSource = {
  game: capra,
  fallback: {},
  board,
  cards,
  likeness: {suits: ['S', 'H', 'D', 'C'], ranks: 'each', fixed: []},
  predictions: {
    /** Who may enter with four cards of a suit, because no nearer player can claim first. All hands must be known. */
    enters: ({worlds, view, lessonGame: {game}}) => {
      const [deal] = worlds;
      if (worlds.length !== 1 || !deal) return undefined;
      const seat = view.hands.findIndex((_, one) => {
        const claim = claimOf(deal, one);
        return claim !== undefined && stands(game, deal, one, claim);
      });
      return seat < 0 ? undefined : {seat};
    },
  },
  script: async () => (await import('./capra-steps.js')).script(),
  texts: textsOf('games/capra/lesson', modules),
  later: textsOf('games/capra/later/lesson', laterModules),
  repeats: textsOf('games/capra/again/lesson', repeatModules),
};
