// Makes what the site shows of the packages, if a source is newer: the folder that pages load, and the manifest of the elements.
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, statSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The time at which the newest file below a folder was changed. */
const newest = (folder) =>
  Math.max(
    ...readdirSync(root + folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(`${entry.parentPath}/${entry.name}`).mtimeMs),
  );

const timeOf = (file) => (existsSync(root + file) ? statSync(root + file).mtimeMs : 0);
const changed = Math.max(
  newest('tools'),
  ...readdirSync(`${root}packages`)
    .filter((name) => existsSync(`${root}packages/${name}/src`))
    .map((name) => newest(`packages/${name}/src`)),
);

for (const [script, made] of [
  ['manifest', 'packages/elements/custom-elements.json'],
  ['build:cdn', 'packages/cartavola/dist/cartavola.js'],
]) {
  if (timeOf(made) > changed) continue;
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', '--ignore-scripts', script], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) continue;
  console.error(`${stdout}${stderr}`);
  process.exit(1);
}
