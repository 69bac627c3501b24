import {readRecord, parseJson, type Problem} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {fileOf, jsonScriptIn} from '../content.js';
import {JsonPlaces} from '../json-places.js';
import {Lines} from '../lines.js';
import {textIn} from '../page-tree.js';
import {isOfKit, placeOf, placeOfAttribute} from '../page.js';
import {checkData, formatOf} from '../check-data.js';
import type {Rule} from '../rule.js';

/** Returns the problem with the JSON of a record for a table of this game, if any. */
function recordProblem(text: string, game: string): Problem | undefined {
  const data = parseJson(text);
  if (!data.ok) return data.problem;
  const read = readRecord(data.value, games);
  if (!read.ok) return read.problem;
  return read.value.game === game
    ? undefined
    : {
        code: 'record.game',
        path: 'game',
        message: `This table plays ${game}, but the record is from a game of ${read.value.game}.`,
      };
}

export const records: Rule = {
  codes: {},
  async check(page, report) {
    for (const element of page.elements) {
      const {known, name} = element;
      const game = known && games.find(({id}) => name === `${id}-table`);
      if (!game) continue;
      const script = jsonScriptIn(element);
      const text = script ? textIn(script) : await fileOf(page, element, report);
      const problem = text === undefined ? undefined : recordProblem(text, game.id);
      if (!problem || text === undefined) continue;
      const start = script?.childNodes[0]?.sourceCodeLocation?.startOffset;
      const place =
        start === undefined
          ? script
            ? placeOf(element)
            : placeOfAttribute(element, 'src')
          : page.lines.placeAt(start + new JsonPlaces(text).offsetOf(problem.path));
      report(place, problem.code, problem.message, {path: problem.path});
    }
    for (const element of page.elements) {
      const {name, node, attributes, around} = element;
      const text = name === 'script' && attributes['type'] === 'application/json' ? textIn(node) : '';
      // Scripts inside elements of the kit are checked with those elements.
      if (formatOf(text) === undefined || around.some(isOfKit)) continue;
      const start = node.childNodes[0]?.sourceCodeLocation?.startOffset ?? 0;
      const lines = new Lines(text);
      for (const {code, path, message, line, column} of (await checkData(text)).faults)
        report(page.lines.placeAt(start + lines.offsetAt(line, column)), code, message, {path});
    }
  },
};
