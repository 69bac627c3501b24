import {games} from '@cartavola/engine/games.js';
import {LETTERS, readContent} from '@cartavola/engine/notation.js';
import {fitsDeck, givenContent, readFor, reportProblem} from '../content.js';
import {elementsNamed, isFilled, placeOf, placeOfAttribute, type Page, type PageElement} from '../page.js';
import type {Report, Rule} from '../rule.js';
import {momentProblem} from './diagrams.js';

/** Reports the faults in a replay. Returns its number of moves, or undefined if its content can't be read. */
export async function movesOf(page: Page, element: PageElement, report: Report): Promise<number | undefined> {
  if (isFilled(element)) return undefined;
  const content = await givenContent(page, element, report);
  if (!content) {
    if (['src', 'opens-links'].every((name) => element.attributes[name] === undefined) && !page.hasOwnScripts)
      report(placeOf(element), 'replay.match', 'A replay needs a match: a record, or notation with moves.');
    return undefined;
  }
  const read = readFor(element, content.text);
  if (!read.ok) {
    reportProblem(report, element, content, read.problem);
    return undefined;
  }
  const {value} = read;
  if (value.kind !== 'record' || value.record.deals.length === 0) {
    report(content.placeOf(1, 1), 'replay.match', 'A replay needs a match: a record, or notation with moves.');
    return undefined;
  }
  if (!fitsDeck(element, value))
    report(placeOfAttribute(element, 'deck'), 'attribute.deck', `${value.game.id} can't be played with this deck.`, {
      path: 'deck',
    });
  const {record, game} = value;
  const moves = record.deals.reduce((sum, deal) => sum + deal.moves.length, 0);
  const problem = momentProblem(element, {moves, seats: game.seats(record.options)});
  if (problem) reportProblem(report, element, undefined, problem);
  return moves;
}

/**
 * Returns the number of moves in a match. The text may use the card letters of any language. Returns undefined if the
 * text can't be read.
 */
export function movesIn(text: string): number | undefined {
  for (const letters of LETTERS) {
    const read = readContent(text.trim(), {games, letters});
    if (read.ok && read.value.kind === 'record')
      return read.value.record.deals.reduce((sum, deal) => sum + deal.moves.length, 0);
  }
  return undefined;
}

export const replays: Rule = {
  codes: {
    'replay.match': 'A replay has no match. Write a record, or notation with moves, inside it.',
  },
  async check(page, report) {
    for (const element of elementsNamed(page, 'game-replay')) await movesOf(page, element, report);
  },
};
