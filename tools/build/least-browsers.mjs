// Minimum browser versions from `browserslist` in `package.json`, in the formats that builds and linters need. See
// docs/browsers.md for the reasons.
import {readFileSync} from 'node:fs';

const {browserslist} = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Minimum versions as strings, keyed by browser. */
export const LEAST = Object.fromEntries(browserslist.map((line) => line.split(' >= ')));

/** Targets for Vite and Rolldown, which call Safari on phones `ios`. */
export const buildTargets = Object.entries(LEAST).map(([name, version]) => name.replace('ios_saf', 'ios') + version);

/** Targets for Lightning CSS, which encodes a version in three bytes. */
export const cssTargets = Object.fromEntries(
  Object.entries(LEAST).map(([name, version]) => {
    const [major, minor = 0] = version.split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);

/** Names of browsers that differ in MDN's data. */
const NAMES = {ios_saf: 'safari_ios'};

/** Whether a version is older than another one, or the same. `preview` isn't a version. */
function isAtMost(version, least) {
  const parts = (text) => text.replace(/^≤/, '').split('.').map(Number);
  const [[major, minor = 0], [leastMajor, leastMinor = 0]] = [parts(version), parts(least)];
  return major < leastMajor || (major === leastMajor && minor <= leastMinor);
}

/** Lists the minimum browsers that lack a feature in MDN's data (`__compat`), even if these prefixes are also used. */
export const lackedBy = ({support}, prefixes = []) =>
  Object.entries(LEAST)
    .filter(([name, least]) => {
      const ways = [support[NAMES[name] ?? name] ?? []].flat();
      const has = ({version_added: added, version_removed: removed, flags, prefix, alternative_name: other}) =>
        typeof added === 'string' &&
        isAtMost(added, least) &&
        !(removed && isAtMost(removed, least)) &&
        !flags &&
        !other &&
        (!prefix || prefixes.includes(prefix));
      return !ways.some(has);
    })
    .map(([name, least]) => `${name} ${least}`);
