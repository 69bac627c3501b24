import type {CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import type {CalypsoWords} from '@cartavola/words/games/calypso/calypso-words.js';
import type {Scene} from '../../table/scene/scene.js';

/** Scene of a Calypso table. */
export type CalypsoScene = Scene<CalypsoView, CalypsoWords>;
