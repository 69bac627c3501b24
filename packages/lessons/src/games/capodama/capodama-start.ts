import type {StepScript} from '../../step.js';

/** Steps by id. */
export type Scripts = Readonly<Record<string, Omit<StepScript, 'id'>>>;

/** Steps before the first skill. */
export const START = {
  start: {skill: 'start', kind: 'read'},
} as const satisfies Scripts;

/** Steps in the first skill, including the first question. */
export const RANKS = {
  'ranks-worked': {
    skill: 'ranks',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capodama.order'],
    position: {players: '4', hand: '8C QS 9D TD KD', leader: '1', capo: '2', double: 'S'},
    moves: '1:JC 2:TC 3:KC 0:8C',
  },
  'ranks-finish': {
    skill: 'ranks',
    stage: 'finish',
    kind: 'predict',
    teaches: ['capodama.order'],
    bait: 'ten above jack',
    position: {players: '4', hand: 'QD KH 8S TS AC', leader: '1', capo: '3', double: 'S'},
    moves: '1:TD 2:JD 3:KD 0:QD',
  },
  'ranks-alone': {
    skill: 'ranks',
    stage: 'alone',
    kind: 'choose',
    teaches: ['capodama.order'],
    position: {players: '4', hand: 'AC 7C KC TC AD 9S', trick: '1:QC 2:8C 3:JC', capo: '2', double: 'D'},
    goal: 'wins',
  },
} as const satisfies Scripts;
