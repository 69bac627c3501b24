import {seededRandom} from '@cartavola/engine';
import type {CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {Players} from '../../players.js';
import {explaining} from '../../reasons.js';
import {measure} from '../capodama/measure.js';
import {chooseSolo, judgeSolo} from './choose-solo.js';

/** Players of Capodama for one, in which all cards are visible. The best play is computed exactly, so every level plays alike. */
export const players: Players<CapodamaView> = {
  choose: (view, options) => explaining(view, chooseSolo(view, options)),
  *weigh(view, options) {
    const steps = judgeSolo(view, options, seededRandom(options.seed, 0, 'habits'));
    for (;;) {
      const {value, done} = steps.next();
      const highest = Math.max(...value.map((choice) => choice.value));
      const weighed = value.map((choice) => ({...choice, isNear: choice.value === highest, habit: 0}));
      if (done) return weighed;
      yield weighed;
    }
  },
  sensible: ({moves}) => moves,
  measure,
};
