import {playersFrom} from '../../players.js';
import {chooseCapodama, judgeCapodama} from './choose-capodama.js';
import {searchedCapodama} from './searched-capodama.js';

export const players = playersFrom(searchedCapodama, judgeCapodama, chooseCapodama);
