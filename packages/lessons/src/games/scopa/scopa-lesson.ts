import type {Options} from '@cartavola/engine';
import {scopa} from '@cartavola/engine/games/scopa/scopa.js';
import type {ScopaView} from '@cartavola/engine/games/scopa/view.js';
import {goalOfEnds} from '../../goals.js';
import type {LessonSource} from '../../lesson.js';
import type {StepScript} from '../../step.js';
import {board} from './scopa-board.js';

/** The lesson of Scopa, for each of its rule sets. */
export const lesson: LessonSource = {
  game: scopa,
  fallback: {players: 2},
  board,
  goals: {
    /** A scopa is made. */
    scopa: (value) =>
      value === undefined
        ? goalOfEnds('scopa', ({facts}) =>
            facts.some((fact) => fact.type === 'taken' && fact.points > 0)
              ? undefined
              : {cards: (facts.at(-1)?.view as ScopaView | undefined)?.table ?? []},
          )
        : undefined,
  },
  script,
  texts: {
    en: () => import('./scopa-lesson.en.js'),
    fr: () => import('./scopa-lesson.fr.js'),
    it: () => import('./scopa-lesson.it.js'),
  },
};

function script(_options: Options): readonly StepScript[] {
  return [
    {
      id: 'capture-worked',
      skill: 'capture',
      stage: 'worked',
      kind: 'watch',
      teaches: ['scopa.capture', 'scopa.pack', 'scopa.turn'],
      position: {hand: '7S 2H JC', table: '7C 4H KD 2S'},
      moves: '0:7S>7C',
    },
    {
      id: 'capture-finish',
      skill: 'capture',
      stage: 'finish',
      kind: 'play',
      teaches: ['scopa.capture'],
      position: {hand: 'QS 5H AC', table: 'QC 3H KD 2D'},
      goal: 'captures=QC',
    },
    {
      id: 'capture-alone',
      skill: 'capture',
      stage: 'alone',
      kind: 'choose',
      teaches: ['scopa.capture'],
      position: {hand: 'JS 6H 4C', table: 'JC 6D KD AS'},
      goal: 'takes',
    },
  ];
}
