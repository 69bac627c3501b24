// The least versions of browsers, from `browserslist` in `package.json`, as builds and lints want them; docs/browsers.md says why these.
import {readFileSync} from 'node:fs';

const {browserslist} = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Least version as text, by browser. */
export const LEAST = Object.fromEntries(browserslist.map((line) => line.split(' >= ')));

/** Targets of Vite and Rolldown; Safari on a telephone is there `ios`. */
export const buildTargets = Object.entries(LEAST).map(([name, version]) => name.replace('ios_saf', 'ios') + version);

/** Targets of Lightning CSS: a version is a number of three bytes. */
export const cssTargets = Object.fromEntries(
  Object.entries(LEAST).map(([name, version]) => {
    const [major, minor = 0] = version.split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);

/** Names of the browsers in MDN's data. */
const NAMES = {ios_saf: 'safari_ios'};

/** Tells whether a version is at most another; `preview` is none. */
function isAtMost(version, least) {
  const parts = (text) => text.replace(/^≤/, '').split('.').map(Number);
  const [[major, minor = 0], [leastMajor, leastMinor = 0]] = [parts(version), parts(least)];
  return major < leastMajor || (major === leastMajor && minor <= leastMinor);
}

/** Lists the browsers, among the least, that lack a feature of MDN's data (`__compat`), where these prefixes are written beside it. */
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
