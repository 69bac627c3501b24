// `npm run tarballs [-- FOLDER]`: builds the packages and packs them, as they would be published, into a folder (`dist/tarballs`), which is emptied first.
// All of them are installed at once: `npm i FOLDER/*.tgz`.
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {run} from './checks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist/tarballs'));
rmSync(folder, {recursive: true, force: true});
mkdirSync(folder, {recursive: true});
run('npm', ['run', '--silent', 'build'], root);
process.stdout.write(run('npm', ['pack', '--silent', '--workspaces', '--pack-destination', folder], root));
