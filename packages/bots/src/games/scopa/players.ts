import {playersFrom} from '../../players-from.js';
import {chooseScopa, judgeScopa} from './choose-scopa.js';
import {searchedScopa} from './searched-scopa.js';

/** Players of Scopa, of every level. */
export const players = playersFrom(searchedScopa, judgeScopa, chooseScopa);
