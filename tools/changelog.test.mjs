import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {releaseIn, withRelease} from './changelog.mjs';

const CHANGELOG = `# Changelog

All packages have one version.

## 0.1.0

The first release.

## 0.0.1 (22 November 2026)
`;
const changesets = [
  {summary: 'Scopa has three players.', releases: [{name: 'cartavola', type: 'minor'}]},
  {summary: 'A table draws\neach card once.', releases: [{name: '@cartavola/faces', type: 'patch'}]},
  {
    summary: 'The attribute `level` is `skill`.\n',
    releases: [
      {name: 'cartavola', type: 'patch'},
      {name: '@cartavola/elements', type: 'major'},
    ],
  },
];

describe('The changelog', () => {
  it('tells of a version by its heading', () => {
    assert.equal(releaseIn(CHANGELOG, '0.1.0'), 'The first release.');
    assert.equal(releaseIn(CHANGELOG, '0.1'), undefined);
    assert.equal(releaseIn(CHANGELOG, '0.2.0'), undefined);
  });

  it('does not tell of a version without a text', () => {
    assert.equal(releaseIn(CHANGELOG, '0.0.1'), undefined);
  });

  it('gets a release before all others, what breaks first', () => {
    const longer = withRelease(CHANGELOG, '1.0.0', changesets);
    assert.equal(
      releaseIn(longer, '1.0.0'),
      `### Breaks

- The attribute \`level\` is \`skill\`.

### Adds

- Scopa has three players.

### Mends

- A table draws
  each card once.`,
    );
    assert.equal(longer.indexOf('## 1.0.0'), CHANGELOG.indexOf('## 0.1.0'));
    assert.equal(releaseIn(longer, '0.1.0'), releaseIn(CHANGELOG, '0.1.0'));
  });

  it('gets its first release', () => {
    assert.match(withRelease('# Changelog\n', '0.1.0', changesets), /^# Changelog\n\n## 0\.1\.0\n\n### Breaks/);
  });
});
