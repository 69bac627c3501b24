// Lists the samples in `test/samples` in the format of `sha256sum`, and checks that released samples stay unchanged.
import {spawnSync} from 'node:child_process';
import {hash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export const LIST = 'test/samples/SHA256SUMS';

/** Returns the list of the existing samples: one line per file, with its hash. */
export function listSamples(root) {
  const folder = path.join(root, path.dirname(LIST));
  const files = readdirSync(folder, {recursive: true}).map((file) => file.replaceAll('\\', '/'));
  const samples = files.filter((file) => /^\d+\.\d+\.\d+[^/]*\/./.test(file)).sort();
  return samples.map((file) => `${hash('sha256', readFileSync(path.join(folder, file)))}  ${file}\n`).join('');
}

const git = (root, ...args) => spawnSync('git', args, {cwd: root, encoding: 'utf8'}).stdout ?? '';

/** Lists the tags of released versions. */
export const releases = (root) => git(root, 'tag', '--list', 'v*').split('\n').filter(Boolean);

const linesOf = (text) => text.split('\n').filter(Boolean);

/** Lists the samples that differ from the list or from a released version. */
export function checkSamples(root) {
  const listed = linesOf(readFileSync(path.join(root, LIST), 'utf8'));
  const found = linesOf(listSamples(root));
  const lacks = (from, lines, advice) =>
    from.filter((line) => !lines.includes(line)).map((line) => `test/samples/${line.split('  ')[1]}:1 ${advice}`);
  return [
    ...lacks(listed, found, 'this sample changed or is gone: restore it'),
    ...lacks(found, listed, `this sample is not in ${LIST}: run \`node tools/run.mjs release/samples\``),
    ...releases(root).flatMap((tag) =>
      lacks(linesOf(git(root, 'show', `${tag}:${LIST}`)), listed, `this sample is not as it was in ${tag}`),
    ),
  ];
}
