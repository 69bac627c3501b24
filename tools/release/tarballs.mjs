// `node tools/release/tarballs.mjs [-- FOLDER]`: builds the packages and packs them, as they would be published, into a folder (`dist/tarballs`), which is emptied first.
// All of them are installed at once: `npm i FOLDER/*.tgz`.
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {run} from '../test/counted.mjs';
import {packAll} from './packed.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist/tarballs'));
run('npm', ['run', '--silent', 'build'], root);
for (const {filename} of packAll(root, folder)) console.log(path.join(folder, filename));
