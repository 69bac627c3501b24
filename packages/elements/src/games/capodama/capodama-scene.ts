import type {CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {CapodamaWords} from '@cartavola/words/games/capodama/capodama-words.js';
import type {Scene} from '../../table/scene/scene.js';

/** Scene of a Capodama table. */
export type CapodamaScene = Scene<CapodamaView, CapodamaWords>;
