// Worker script for Briscola's bots.
import {serve, type Port, type Serving} from '@cartavola/bots';
import {players} from './bots/players.js';

// The worker's scope, which the page's types don't include.
const scope: unknown = globalThis;

serve(scope as Port, {
  // The worker only receives views of Briscola.
  choose: players.choose as Serving['choose'],
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
});
