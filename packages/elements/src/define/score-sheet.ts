import {ScoreSheet} from '../score-sheet/score-sheet.js';
import {define} from './define.js';

export {ScoreSheet};

define('score-sheet', ScoreSheet);
