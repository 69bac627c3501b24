import type {CapraView} from '@cartavola/engine/games/capra/rules.js';
import type {CapraWords} from '@cartavola/words/games/capra/capra-words.js';
import type {Scene} from '../card-table/scene/scene.js';

/** Scene of a Capra table. */
export type CapraScene = Scene<CapraView, CapraWords>;
