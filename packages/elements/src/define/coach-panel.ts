import {CoachPanel} from '../coach-panel/coach-panel.js';
import {define} from './define.js';

define('coach-panel', CoachPanel);

export {CoachPanel};
