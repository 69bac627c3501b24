import {exactly} from '../../endings/exact.js';
import {playersFrom} from '../../players-from.js';
import {chooseCapra, judgeCapra} from './choose-capra.js';
import {exactCapra} from './exact-capra.js';
import {searchedCapra} from './searched-capra.js';

const searching = playersFrom(searchedCapra, judgeCapra, chooseCapra);

/** Players for Capra at every level. */
export const players: typeof searching = {...searching, choose: exactly(exactCapra, searching.choose)};
