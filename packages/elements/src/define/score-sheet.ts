import {define} from '../base/define.js';
import {ScoreSheet} from '../companions/sheet/score-sheet.js';
import '../with-registry.js';

define('score-sheet', ScoreSheet);

export {ScoreSheet};
