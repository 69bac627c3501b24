import {exactly} from '../../endings/exact.js';
import {playersFrom} from '../../players-from.js';
import {chooseScopa, judgeScopa} from './choose-scopa.js';
import {exactScopa} from './exact-scopa.js';
import {searchedScopa} from './searched-scopa.js';

const searching = playersFrom(searchedScopa, judgeScopa, chooseScopa);

/** Players for Scopa at every level. */
export const players: typeof searching = {...searching, choose: exactly(exactScopa, searching.choose)};
