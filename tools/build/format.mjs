// `npm run format`: formats all files with Oxfmt, or only those that you specify.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {format as formatText} from 'oxfmt';

const options = JSON.parse(readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8'));
delete options.ignorePatterns;
delete options.$schema;

/** Returns generated text, formatted like files. The extension of the file name, as in `page.md`, determines the language. */
export async function format(fileName, text) {
  const {code, errors} = await formatText(fileName, text, options);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors.map(({message}) => message).join('; ')}`);
  return code;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const program = path.join(cwd, 'node_modules/.bin/oxfmt');
  const {status, error} = spawnSync(program, process.argv.slice(2), {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  process.exitCode = status ?? 1;
}
