import {define} from '../base/define.js';
import {CoachPanel} from '../companions/coach/coach-panel.js';
import '../with-registry.js';

define('coach-panel', CoachPanel);

export {CoachPanel};
