// Writes the options of games, the goals of lessons and the codes of `cartavola check` into the record schema and the
// documentation, draws the charts in the documentation, and lists the elements for the WordPress plugin.
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {written} from '../../packages/wordpress/tools/elements-of-kit.mjs';
import {charts} from './charts.mjs';
import {codeTable} from './code-table.mjs';
import {goalTables} from './goal-tables.mjs';
import {writeManifest} from './manifest.mjs';
import {writeWhole} from './kept-until-changed.mjs';
import {optionTables} from './option-tables.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the content of these files, keyed by path. */
export const docTables = async () =>
  new Map([
    ...(await optionTables(root)),
    ...(await goalTables(root)),
    ...(await codeTable(root)),
    ...charts(root),
    ['packages/wordpress/includes/elements.json', written()],
  ]);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await writeManifest();
  for (const [file, text] of await docTables()) writeWhole(root + file, text);
}
