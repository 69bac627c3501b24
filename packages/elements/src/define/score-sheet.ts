import {ScoreSheet} from '../score-sheet/score-sheet.js';
import {define} from './define.js';

define('score-sheet', ScoreSheet);

export {ScoreSheet};
