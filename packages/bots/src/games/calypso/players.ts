import {exactly} from '../../endings/exact.js';
import {playersFrom} from '../../players-from.js';
import {chooseCalypso, judgeCalypso} from './choose-calypso.js';
import {exactCalypso} from './exact-calypso.js';
import {searchedCalypso} from './searched-calypso.js';

const searching = playersFrom(searchedCalypso, judgeCalypso, chooseCalypso);

/** Players for Calypso at every level. */
export const players: typeof searching = {...searching, choose: exactly(exactCalypso, searching.choose)};
