// Script of the worker for the bots of Briscola.
import {serve, type Port, type Serving} from '@cartavola/bots';
import {players} from './bots/players.js';

// Scope of the worker, which the page's types do not include.
const scope: unknown = globalThis;

serve(scope as Port, {
  // The worker receives only views of Briscola.
  choose: players.choose as Serving['choose'],
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
});
