// PHP, where it is installed.
import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {root} from './place.mjs';

const program = process.env.PHP_PATH ?? 'php';

/** True where PHP runs here. */
export const hasPhp = spawnSync(program, ['--version']).status === 0;

/** Runs PHP in the plugin's folder: `{status, stdout, stderr}`. */
export const php = (args, {input, env} = {}) =>
  spawnSync(program, args, {cwd: root, input, encoding: 'utf8', env: {...process.env, ...env}, maxBuffer: 2 ** 26});

/** Shows blocks by the plugin in a folder; returns what each writes and loads, and what the plugin registers. */
export function render(blocks, {folder = root, env} = {}) {
  const {status, stdout, stderr} = php(['test/php/render.php', folder], {input: JSON.stringify(blocks), env});
  if (status !== 0) throw new Error(`PHP says: ${stdout}${stderr}`);
  return JSON.parse(stdout);
}
