/** Prefix that authors may expect on the kit's tags, although there is none. */
const PREFIX = 'cartavola-';

/**
 * Returns the names that a tag may be a misspelling of, with one letter wrong, missing or extra, or two letters
 * swapped. If a tag has the kit's name as a prefix, returns the names that begin with the rest, or all names if there
 * are none. Returns no names for other tags, or for a name with a letter added at the end: `<playing-cards>` may belong
 * to another library.
 */
export function meantBy(tag: string, names: readonly string[]): readonly string[] {
  if (tag.startsWith(PREFIX)) {
    const rest = tag.slice(PREFIX.length);
    const some = names.filter((name) => name === rest || name.startsWith(`${rest}-`));
    return some.length > 0 ? some : names;
  }
  return names.filter((name) => {
    let place = 0;
    while (name[place] === tag[place] && place < name.length) place++;
    if (place === name.length) return false;
    const [lacks, has] = [name.slice(place), tag.slice(place)];
    return (
      lacks.slice(1) === has.slice(1) ||
      lacks.slice(1) === has ||
      lacks === has.slice(1) ||
      (lacks[0] === has[1] && lacks[1] === has[0] && lacks.slice(2) === has.slice(2))
    );
  });
}

/** Warns about tags that may be misspellings of the names. */
export function warnOfTags(tags: readonly string[], names: readonly string[]): void {
  for (const tag of tags) {
    const meant = meantBy(tag, names);
    if (meant.length > 0)
      console.warn(`Cartavola: there is no <${tag}>. Did you mean <${meant.join('>, <')}>? (page.element)`);
  }
}

/** Warns about the kit's tags that are only in shadow roots. */
export function warnOfShadowRoots(tags: readonly string[], prefix: string): void {
  for (const tag of tags)
    console.warn(
      `Cartavola: <${tag}> is in a shadow root, where this script does not look for it. Load define/${tag.slice(prefix.length)}.js, or add ?elements=${tag} to the script's URL. (page.shadow)`,
    );
}
