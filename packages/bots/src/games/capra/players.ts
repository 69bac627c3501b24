import {playersFrom} from '../../players-from.js';
import {chooseCapra, judgeCapra} from './choose-capra.js';
import {searchedCapra} from './searched-capra.js';

/**
 * Players of Capra, of every level. They answer no exact questions: whoever has folded in a trick hides a card even from those who have seen the hand.
 */
export const players = playersFrom(searchedCapra, judgeCapra, chooseCapra);
