import {playersFrom} from '../../players-from.js';
import {chooseCapra, judgeCapra} from './choose-capra.js';
import {searchedCapra} from './searched-capra.js';

/**
 * Players for Capra at every level. They don't answer exact questions, because folded cards stay hidden even from
 * viewers who have seen the hand.
 */
export const players = playersFrom(searchedCapra, judgeCapra, chooseCapra);
