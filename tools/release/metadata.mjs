// The packages' public metadata from `release.json`. `release.schema.json` describes the fields.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const GITHUB = 'https://github.com';

/** Returns the names of the missing values. */
export const missingMetadata = (metadata) =>
  ['repository', 'homepage', 'bugs', 'author'].filter((key) => !(metadata[key] ?? '').trim());

/** Returns the manifest of a package with the licence and these values inserted after the description. */
export function withMetadata({license, ...manifest}, {repository, homepage, bugs, author}, directory) {
  const entries = Object.entries(manifest);
  const after = entries.findIndex(([key]) => key === 'description') + 1;
  const own = {
    license,
    author,
    homepage,
    repository: {type: 'git', url: `git+${repository.replace(/^git\+/, '')}`, directory},
    bugs,
  };
  const others = entries.filter(([key]) => !(key in own));
  return Object.fromEntries([...others.slice(0, after), ...Object.entries(own), ...others.slice(after)]);
}

/**
 * Reads `release.json`, and completes it. An empty repository is that of the GitHub workflow in `env`. If it is on
 * GitHub, an empty homepage is its address on GitHub Pages, and `bugs` its issues.
 */
export function readMetadata(root, env = process.env) {
  const {repository: own, homepage, bugs, author} = JSON.parse(readFileSync(path.join(root, 'release.json'), 'utf8'));
  const repository =
    own || (env.GITHUB_REPOSITORY ? `${env.GITHUB_SERVER_URL ?? GITHUB}/${env.GITHUB_REPOSITORY}.git` : '');
  const address = repository.replace(/\.git$/, '');
  const [owner, name] = address.startsWith(`${GITHUB}/`) ? address.slice(GITHUB.length + 1).split('/') : [];
  const host = `${owner?.toLowerCase()}.github.io`;
  return {
    repository,
    homepage: homepage || (name ? `https://${host}/${name.toLowerCase() === host ? '' : `${name}/`}` : ''),
    bugs: bugs || (name ? `${address}/issues` : ''),
    author,
  };
}
