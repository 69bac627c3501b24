import type {CapraView} from '@cartavola/engine/games/capra/rules.js';
import type {CapraWords} from '@cartavola/words/games/capra/capra-words.js';
import type {Scene} from '../card-table/scene/scene.js';

/** What a table of this game is drawn from. */
export type CapraScene = Scene<CapraView, CapraWords>;
