import type {CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import type {CalypsoWords} from '@cartavola/words/games/calypso/calypso-words.js';
import type {Scene} from '../card-table/scene/scene.js';

/** What a table of this game is drawn from. */
export type CalypsoScene = Scene<CalypsoView, CalypsoWords>;
