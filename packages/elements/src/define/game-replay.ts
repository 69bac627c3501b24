import {define} from '../base/define.js';
import {GameReplay} from '../replay/game-replay.js';
import '../with-registry.js';

define('game-replay', GameReplay);

export {GameReplay};
