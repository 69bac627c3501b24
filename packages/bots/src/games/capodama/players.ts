import {seededRandom} from '@cartavola/engine';
import type {CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {exactly} from '../../endings/exact.js';
import type {Players} from '../../players.js';
import {playersFrom} from '../../players-from.js';
import {explaining} from '../../reasons.js';
import {chooseCapodama, judgeCapodama} from './choose-capodama.js';
import {exactCapodama} from './exact-capodama.js';
import {measure} from './measure.js';
import {searchedCapodama} from './searched-capodama.js';
import {chooseSolo, judgeSolo} from './solo.js';
import {withVerdicts} from '../../verdict.js';

/** Players at a table of two or more. */
const seated = playersFrom(searchedCapodama, judgeCapodama, chooseCapodama);

/** Players for solo Capodama, with all cards visible. The best play is computed exactly, so all levels play alike. */
const solo: Players<CapodamaView> = withVerdicts({
  choose: (view, options) => explaining(view, measure).all(chooseSolo(view, options)),
  *weigh(view, options) {
    const steps = judgeSolo(view, options, seededRandom(options.seed, 0, 'habits'));
    for (;;) {
      const {value, done} = steps.next();
      const highest = Math.max(...value.map((choice) => choice.value));
      const weighed = value.map((choice) => ({...choice, isNear: choice.value === highest, habit: 0, error: 0}));
      if (done) return weighed;
      yield weighed;
    }
  },
  sensible: ({moves}) => moves,
  measure,
});

const playersFor = ({options}: CapodamaView): Players<CapodamaView> => (options.players === 1 ? solo : seated);

/** Players for Capodama at every level, for every number of players. */
export const players: Players<CapodamaView> = {
  choose: exactly(exactCapodama, (view, options) => playersFor(view).choose(view, options)),
  weigh: (view, options) => playersFor(view).weigh(view, options),
  sensible: (view) => playersFor(view).sensible(view),
  measure,
};
