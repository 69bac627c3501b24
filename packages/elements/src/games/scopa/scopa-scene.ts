import type {ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import type {ScopaWords} from '@cartavola/words/games/scopa/scopa-words.js';
import type {Scene} from '../../table/scene/scene.js';

/** Scene of a Scopa table. */
export type ScopaScene = Scene<ScopaView, ScopaWords>;
