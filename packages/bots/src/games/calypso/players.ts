import {playersFrom} from '../../players-from.js';
import {chooseCalypso, judgeCalypso} from './choose-calypso.js';
import {searchedCalypso} from './searched-calypso.js';

/** Players for Calypso at every level. */
export const players = playersFrom(searchedCalypso, judgeCalypso, chooseCalypso);
