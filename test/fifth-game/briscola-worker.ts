// The script of the worker in which the bots of Briscola think.
import {serve, type Port, type Serving} from '@cartavola/bots';
import {players} from './bots/players.js';

// A worker's scope: the page's types do not know it.
const scope: unknown = globalThis;

serve(scope as Port, {
  // It is asked about views of Briscola alone.
  choose: players.choose as Serving['choose'],
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
});
