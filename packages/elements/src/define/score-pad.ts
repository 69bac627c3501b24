import {define} from '../base/define.js';
import {ScorePad} from '../pad/score-pad.js';
import '../with-registry.js';

define('score-pad', ScorePad);

export {ScorePad};
