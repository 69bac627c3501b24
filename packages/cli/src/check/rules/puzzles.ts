import {Lines} from '../lines.js';
import {elementsNamed, isFilled, placeOf, placeOfAttribute} from '../page.js';
import {checkPuzzles} from '../check-puzzles.js';
import {fileOf, jsonScriptIn} from '../content.js';
import {jsonFault, JsonPlaces} from '../json-places.js';
import {textIn} from '../page-tree.js';
import {didYouMean} from '../../did-you-mean.js';
import type {Rule} from '../rule.js';

/** Value of `at` for the puzzle of the day. */
const DAILY = 'daily';

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
        continue;
      }
      const checked = await checkPuzzles(text);
      count += checked.puzzles;
      const start = script?.childNodes[0]?.sourceCodeLocation?.startOffset;
      const [places, lines] = [new JsonPlaces(text), new Lines(text)];
      const isInside = text === inside && start !== undefined && page.text.startsWith(text, start);
      for (const {code, path, message} of checked.problems) {
        const [line, column] = code === 'puzzle.json' ? path.split(':').map(Number) : [];
        const offset =
          line === undefined || column === undefined
            ? places.offsetOf(path)
            : jsonFault(text, lines.offsetAt(line, column));
        report(isInside ? page.lines.placeAt(start + offset) : placeOf(element), code, message, {path});
      }
      const {at} = element.attributes;
      if (at !== undefined && at !== DAILY && checked.ids.length > 0 && !checked.ids.includes(at))
        report(
          placeOfAttribute(element, 'at'),
          'attribute.at',
          `No puzzle here has the id "${at}".${didYouMean(at, [...checked.ids, DAILY])}`,
          {path: 'at'},
        );
    }
    return {puzzles: count};
  },
};
