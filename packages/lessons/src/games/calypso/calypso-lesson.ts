import {UNKNOWN, type Card} from '@cartavola/engine';
import {calypso} from '@cartavola/engine/games/calypso/calypso.js';
import {linesOf, type CalypsoOptions} from '@cartavola/engine/games/calypso/rules.js';
import {textsOf} from '@cartavola/words';
import {withoutHands} from '../../board.js';
import type {LessonSource} from '../../lesson.js';
import {board} from './calypso-board.js';
import {cards} from './calypso-cards.js';
import {counts, goals} from './calypso-goals.js';
import {modules} from './calypso-lesson.generated.js';
import {modules as repeatModules} from './rest/calypso-again.generated.js';
import {modules as laterModules} from './rest/calypso-rest.generated.js';
import {vary} from './vary-calypso.js';
import {heapsWorth, playersIn} from './calypso-worth.js';

/** The Calypso lesson. */
export const lesson: LessonSource = {
  game: calypso,
  fallback: {},
  board,
  likeness: {suits: ['S', 'H', 'D', 'C'], ranks: 'each', fixed: []},
  vary,
  goals,
  cards,
  hasSides: true,
  counts: {
    ...counts,
    /** `worth=2,5,3,0`: the score for these numbers of calypsos, cards in an incomplete one, discards and revokes. `+` adds a partner's. */
    worth: (_exercise, value) => {
      const players = playersIn(value);
      if (players.some((numbers) => numbers.length !== 4 || !numbers.every(Number.isInteger))) return undefined;
      const each = (place: number): number[] => Array.from({length: 4}, (_, seat) => players[seat]?.[place] ?? 0);
      const building = each(1).map((cards) => Array<Card>(cards).fill(UNKNOWN));
      const lines = linesOf({building, done: each(0), discards: each(2), revokes: each(3)});
      return lines.reduce((sum, {points}) => sum + points, 0);
    },
  },
  countedBoards: {
    placed: withoutHands,
    discarded: withoutHands,
    worth: (board, value) => ({...withoutHands(board), signs: [], heaps: heapsWorth(board, value)}),
  },
  predictions: {
    /** `dealt=1`: who deals after this seat. */
    dealt: (_exercise, dealer = '') => (/^[0-3]$/.test(dealer) ? {seat: (Number(dealer) + 1) % 4} : undefined),
  },
  script: async (options: CalypsoOptions) => (await import('./calypso-steps.js')).script(options),
  texts: textsOf('games/calypso/lesson', modules),
  later: textsOf('games/calypso/later/lesson', laterModules),
  repeats: textsOf('games/calypso/again/lesson', repeatModules),
};
