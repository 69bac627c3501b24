import {followSettings} from './follow-settings.js';

followSettings(document.querySelector('score-pad')!);
