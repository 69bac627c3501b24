// Lists the parts of the kit that pages request, using `partsOf` from `@cartavola/words`.
import {readdirSync, readFileSync} from 'node:fs';
import {transform} from 'rolldown/utils';

/** Kinds of elements with a `game` attribute, and the share of loads that set it. */
const WITH_GAME = {diagram: 0.25, pad: 1, puzzle: 1, replay: 1, rules: 1};
/** Weight of a load. A companion counts less, because it always comes with a table. */
const weightOf = (kind) => (kind === 'companion' ? 0.25 : 1);

/**
 * Reads the parts that pages request.
 *
 * @param {string} root - Folder of the repository, with a trailing slash.
 * @param {{name: string, kind: string}[]} elements
 * @returns `loads`: the parts that each element requests first, for each language and, if needed, each game, with
 * weights. `names`: the names of all parts.
 */
export async function readLoads(root, elements) {
  const file = `${root}packages/words/src/parts.ts`;
  const {code} = await transform(file, readFileSync(file, 'utf8'));
  const {partsOf} = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const games = readdirSync(`${root}packages/engine/src/games`);
  const languages = readdirSync(`${root}packages/words/src/cards`)
    .map((name) => /^cards\.(\w+)\.ts$/.exec(name)?.[1])
    .filter(Boolean);

  /** Lists the parts that an element requests in each language, for each set of attribute values. */
  const asked = (name, given) =>
    languages.flatMap((language) =>
      given.map((values) => partsOf({name, language, attribute: (attribute) => values[attribute] ?? ''})),
    );
  const loads = elements.flatMap(({name, kind}) => {
    const share = WITH_GAME[kind] ?? 0;
    const counted = (given, weight) => {
      const own = asked(name, given);
      return own.map((parts) => ({parts, weight: (weight * weightOf(kind)) / own.length}));
    };
    return [
      ...counted([{}], 1 - share),
      ...counted(
        games.map((game) => ({game})),
        share,
      ),
    ].filter(({weight}) => weight > 0);
  });
  const values = ['', ...games].flatMap((game) =>
    ['', 'italian'].flatMap((deck) => ['', 'rules'].map((view) => ({game, deck, view}))),
  );
  return {loads, names: new Set(elements.flatMap(({name}) => asked(name, values).flat()))};
}
