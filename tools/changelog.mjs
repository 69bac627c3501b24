// Reads and writes `CHANGELOG.md`: one for all packages, which have one version. A release is a heading `## 1.2.3` and what follows it.

/** Headings of what changed, by the largest part of the version that a changeset raises. */
const HEADINGS = {major: 'Breaks', minor: 'Adds', patch: 'Mends'};
const KINDS = Object.keys(HEADINGS);

/** Returns the text of a release; undefined if it has none. */
export function releaseIn(changelog, version) {
  const parts = changelog.split(/^## /m).slice(1);
  const part = parts.find((text) => text.split(/\s/, 1)[0] === version);
  return part?.slice(part.indexOf('\n')).trim() || undefined;
}

/** Returns the changelog with a release before all others, of changesets: `{summary, releases: [{type}]}`. */
export function withRelease(changelog, version, changesets) {
  const kindOf = ({releases}) => KINDS.find((kind) => releases.some(({type}) => type === kind));
  const item = ({summary}) => `- ${summary.trim().replaceAll(/\n(?=.)/g, '\n  ')}`;
  const parts = KINDS.flatMap((kind) => {
    const items = changesets.filter((changeset) => kindOf(changeset) === kind).map(item);
    return items.length === 0 ? [] : [`### ${HEADINGS[kind]}\n\n${items.join('\n')}\n`];
  });
  const release = `## ${version}\n\n${parts.join('\n')}\n`;
  const place = changelog.search(/^## /m);
  return place < 0
    ? `${changelog.trimEnd()}\n\n${release}`
    : changelog.slice(0, place) + release + changelog.slice(place);
}
