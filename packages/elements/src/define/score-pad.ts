import {ScorePad} from '../score-pad/score-pad.js';
import {define} from './define.js';

define('score-pad', ScorePad);

export {ScorePad};
