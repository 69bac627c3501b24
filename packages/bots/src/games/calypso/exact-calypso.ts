import {bitCount, UNKNOWN, type Seat} from '@cartavola/engine';
import {sampleDeal, type CalypsoDeal} from '@cartavola/engine/games/calypso/calypso.js';
import {linesBy, totalsOf, type CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import type {ExactGame} from '../../endings/exact.js';

/** Calypso's definition for exact questions. Points are counted as if the match ended with this deal. */
export const exactCalypso: ExactGame<CalypsoView, CalypsoDeal> = {
  sample: sampleDeal,
  isSolvable: ({options, hands, turn, viewer}) =>
    options.revoke === 'prevent' && turn.includes(viewer as Seat) && !hands.flat().includes(UNKNOWN),
  taken({built, revokes}, seat) {
    const building = built.building.map(bitCount);
    const totals = totalsOf(linesBy({...built, building, revokes}, () => []));
    return totals[seat]! + totals[(seat + 2) % 4]!;
  },
  isWith: (_, one, other) => one % 2 === other % 2,
};
