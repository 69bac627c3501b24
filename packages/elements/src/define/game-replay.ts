import {GameReplay} from '../game-replay/game-replay.js';
import {define} from './define.js';

define('game-replay', GameReplay);

export {GameReplay};
