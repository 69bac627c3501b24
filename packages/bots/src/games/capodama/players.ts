import {playersFrom} from '../../players.js';
import {chooseCapodama, judgeCapodama} from './choose-capodama.js';
import {searchedCapodama} from './searched-capodama.js';

/** Players of Capodama, of every level. */
export const players = playersFrom(searchedCapodama, judgeCapodama, chooseCapodama);
