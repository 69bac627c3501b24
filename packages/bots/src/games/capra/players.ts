import {playersFrom} from '../../players-from.js';
import {chooseCapra, judgeCapra} from './choose-capra.js';
import {searchedCapra} from './searched-capra.js';

/** Players of Capra, of every level. */
export const players = playersFrom(searchedCapra, judgeCapra, chooseCapra);
