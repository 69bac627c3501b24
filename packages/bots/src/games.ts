import type {View} from '@cartavola/engine';
import type {CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import type {CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {CapraView} from '@cartavola/engine/games/capra/rules.js';
import type {ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import type {Choice, ChooseOptions} from './choice.js';
import {chooseCalypso} from './games/calypso/choose-calypso.js';
import {chooseCapodama} from './games/capodama/choose-capodama.js';
import {chooseCapra} from './games/capra/choose-capra.js';
import {chooseScopa} from './games/scopa/choose-scopa.js';

/** A move for the seat whose view it is, for any game. */
export function choose(view: View, options: ChooseOptions): Generator<Choice, Choice> {
  if (view.game === 'capodama') return chooseCapodama(view as CapodamaView, options);
  if (view.game === 'calypso') return chooseCalypso(view as CalypsoView, options);
  if (view.game === 'scopa') return chooseScopa(view as ScopaView, options);
  if (view.game === 'capra') return chooseCapra(view as CapraView, options);
  throw new RangeError(`No bot plays ${view.game}.`);
}
