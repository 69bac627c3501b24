import {registerGame} from '@cartavola/elements/extend.js';
import {briscolaRules} from './engine/rules.js';

/**
 * Registers Briscola for the elements, and defines `<briscola-table>`. `worker` is the URL of `briscola-worker`, bundled into a single classic
 * script. Without it, bots run on the main thread.
 */
export async function registerBriscola(worker?: string | URL): Promise<void> {
  registerGame({
    rules: briscolaRules,
    bots: {players: () => import('./bots/players.js'), worker},
    rulebook: () => import('./words/rulebook.js'),
    table: {name: 'briscola-table', define: () => import('./briscola-table.js')},
  });
  await import('./briscola-table.js');
}
