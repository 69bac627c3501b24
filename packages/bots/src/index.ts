export {LEVELS, type Choice, type ChooseOptions, type Chooser, type Level, type Reason} from './choice.js';
export {finish} from './drive.js';
