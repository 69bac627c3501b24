// The list of the samples in `test/samples`, as `sha256sum` writes it; and the check that it only grows.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const FOLDER = 'test/samples';
export const LIST = `${FOLDER}/SHA256SUMS`;

const VERSION = /^\d+\.\d+\.\d+[^/]*$/;

/** Lists the samples that are there: hashes by file. */
export function listOf(root) {
  const folder = path.join(root, FOLDER);
  const versions = readdirSync(folder).filter((name) => VERSION.test(name));
  const files = versions.flatMap((version) =>
    readdirSync(path.join(folder, version)).map((name) => `${version}/${name}`),
  );
  const hashOf = (file) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return new Map(files.sort().map((file) => [file, hashOf(file)]));
}

export const listText = (list) => [...list].map(([file, hash]) => `${hash}  ${file}\n`).join('');

const parseList = (text) =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(/ {2}(.*)/s, 2).reverse()),
  );

const git = (root, ...args) => {
  const {status, stdout} = spawnSync('git', args, {cwd: root, encoding: 'utf8'});
  return status === 0 ? stdout : '';
};

/** Reads the lists of the released versions, by their tags; none where there is no history. */
export function releasedLists(root) {
  const tags = git(root, 'tag', '--list', 'v*').split('\n').filter(Boolean);
  return new Map(tags.map((tag) => [tag, parseList(git(root, 'show', `${tag}:${LIST}`))]));
}

/** Reports samples that are not as the list says, or as they were in a released version. */
export function checkSamples(root, report) {
  if (!existsSync(path.join(root, LIST))) return;
  const there = listOf(root);
  const listed = parseList(readFileSync(path.join(root, LIST), 'utf8'));
  for (const [file, hash] of listed)
    if (there.get(file) !== hash)
      report(`${FOLDER}/${file}`, `this sample ${there.has(file) ? 'was changed' : 'is gone'}: bring it back`);
  for (const file of there.keys())
    if (!listed.has(file))
      report(`${FOLDER}/${file}`, `this sample is not in ${LIST}: \`node tools/release/samples.mjs\` lists it`);
  for (const [tag, released] of releasedLists(root))
    for (const [file, hash] of released)
      if (listed.get(file) !== hash) report(LIST, `${file} is not as it was in ${tag}: bring it back`);
}
