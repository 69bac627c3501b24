import {Lines} from '../lines.js';
import {parseJson} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {readPuzzles} from '@cartavola/lessons';
import {elementsNamed, isFilled, placeOf, placeOfAttribute, type Page, type PageElement} from '../page.js';
import {checkPuzzles} from '../check-puzzles.js';
import {fileOf, jsonScriptIn} from '../content.js';
import {jsonFault, JsonPlaces} from '../json-places.js';
import {textIn} from '../page-tree.js';
import {didYouMean} from '../../did-you-mean.js';
import type {Report, Rule} from '../rule.js';

/** Value of `at` for the puzzle of the day. */
const DAILY = 'daily';

/** Reports an element whose `at` isn't the id of a puzzle in its set. Does nothing if the set's ids are unknown. */
function checkAt(element: PageElement, ids: readonly string[], report: Report): void {
  const at = element.attributes['at']?.trim();
  if (!at || at === DAILY || ids.length === 0 || ids.includes(at)) return;
  report(
    placeOfAttribute(element, 'at'),
    'attribute.at',
    `No puzzle here has the id "${at}".${didYouMean(at, [...ids, DAILY])}`,
    {path: 'at'},
  );
}

/** Returns the ids of the kit's puzzles for a game, or an empty list if they can't be read. */
async function shippedIds(page: Page, game: string): Promise<readonly string[]> {
  const text = await page.puzzles(game.trim());
  const set = text === undefined ? undefined : parseJson(text);
  const read = set?.ok ? readPuzzles(set.value, games) : undefined;
  return read?.ok ? read.value.puzzles.map(({id}) => id) : [];
}

export const puzzles: Rule = {
  codes: {
    'attribute.at': 'The set has no puzzle with this id.',
  },
  async check(page, report) {
    let count = 0;
    for (const element of elementsNamed(page, 'card-puzzle')) {
      if (isFilled(element)) continue;
      const script = jsonScriptIn(element);
      const inside = script && textIn(script);
      const text = element.attributes['puzzle'] ?? inside ?? (await fileOf(page, element, report));
      if (text === undefined) {
        const {attributes} = element;
        if (!page.hasOwnScripts && attributes['src'] === undefined && attributes['game'] === undefined)
          report(
            placeOf(element),
            'puzzle.missing',
            'This shows no puzzle. Set src, set game for the kit’s puzzles, or write the puzzle as JSON in <script type="application/json"> inside it.',
          );
        const {game, at, src} = attributes;
        if (src === undefined && game !== undefined && at !== undefined)
          checkAt(element, await shippedIds(page, game), report);
        continue;
      }
      const checked = await checkPuzzles(text);
      count += checked.puzzles;
      const start = script?.childNodes[0]?.sourceCodeLocation?.startOffset;
      const [places, lines] = [new JsonPlaces(text), new Lines(text)];
      const isInside = text === inside && start !== undefined && page.text.startsWith(text, start);
      for (const {code, path, message, isWarning = false} of checked.problems) {
        const [line, column] = code === 'puzzle.json' ? path.split(':').map(Number) : [];
        const offset =
          line === undefined || column === undefined
            ? places.offsetOf(path)
            : jsonFault(text, lines.offsetAt(line, column));
        report(isInside ? page.lines.placeAt(start + offset) : placeOf(element), code, message, {path, isWarning});
      }
      checkAt(element, checked.ids, report);
    }
    return {puzzles: count};
  },
};
