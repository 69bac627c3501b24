import type {View} from '@cartavola/engine';
import type {CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import type {CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {Choice, ChooseOptions} from './choice.js';
import {chooseCalypso} from './games/calypso/choose-calypso.js';
import {chooseCapodama} from './games/capodama/choose-capodama.js';

/** A move for the seat whose view it is, for any game. */
export function choose(view: View, options: ChooseOptions): Generator<Choice, Choice> {
  if (view.game === 'capodama') return chooseCapodama(view as CapodamaView, options);
  if (view.game === 'calypso') return chooseCalypso(view as CalypsoView, options);
  throw new RangeError(`No bot plays ${view.game}.`);
}
