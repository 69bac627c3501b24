// `npm run test:node`: bundles the tests that need no browser (*.node.ts) from source and runs them by Node's test runner.
// `FILES='test/cli/*.node.ts'` selects some of them; without it those of `npm run test:long` are left out.
import {spawn} from 'node:child_process';
import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {bundle} from './build/bundle.mjs';
import {filesLike, isMatch} from './file-patterns.mjs';
import {LONG_FILES} from './long-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['test', ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/src`)].filter(
  (folder) => existsSync(path.join(root, folder)),
);
const patterns = (process.env.FILES ?? '**/*.node.ts').split(' ').filter(Boolean);
const long = process.env.FILES ? [] : LONG_FILES;
const files = filesLike(root, folders, patterns).filter(
  (file) => file.endsWith('.node.ts') && !long.some((pattern) => isMatch(file, pattern)),
);

function run(tests) {
  const args = ['--enable-source-maps', '--test', '--test-reporter=spec', ...tests];
  const child = spawn(process.execPath, args, {cwd: root, stdio: 'inherit'});
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (status) => resolve(status ?? 1));
  });
}

if (files.length === 0) {
  console.error(`There are no tests ${patterns.join(' ')}.`);
  process.exitCode = 1;
} else {
  // Several runs may be under way at the same time.
  const out = path.join(root, `node_modules/.cache/node-tests/${process.pid}`);
  try {
    const input = Object.fromEntries(files.map((file) => [file.slice(0, -'.ts'.length), path.join(root, file)]));
    process.exitCode = await run(await bundle(input, out));
  } finally {
    rmSync(out, {recursive: true, force: true});
  }
}
