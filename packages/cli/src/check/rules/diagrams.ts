import {numberUpTo, oneOf, readPointing, THEMES} from '@cartavola/diagrams';
import {formatCard, type Problem} from '@cartavola/engine';
import {LETTERS} from '@cartavola/engine/notation.js';
import {parseCardIn} from '@cartavola/engine/notation/letters.js';
import {fitsDeck, givenContent, lacksCard, lettersOf, readFor, reportProblem} from '../content.js';
import {elementsNamed, isFilled, placeOf, placeOfAttribute, type PageElement} from '../page.js';
import type {Rule} from '../rule.js';

/** Returns the first problem with the attributes that set the moment and the viewer of a match. */
export function momentProblem(
  {attributes}: PageElement,
  {moves, seats}: {readonly moves: number; readonly seats: number},
): Problem | undefined {
  const wrong = [
    numberUpTo('ply', attributes['ply'], moves),
    numberUpTo('seat', attributes['seat'], seats - 1),
    numberUpTo('guess', attributes['guess'], seats - 1),
  ].find(({ok}) => !ok);
  return wrong?.ok === false ? wrong.problem : undefined;
}

/** Returns a problem if `dim` or `arrows` has cards that aren't in the content. */
function absentCards(element: PageElement, text: string): Problem | undefined {
  const words = text.split(/[^\p{L}\d♠♥♦♣]+/u);
  const written = new Set(
    LETTERS.flatMap((letters) =>
      words.flatMap((word) => [parseCardIn(word, letters), parseCardIn(word, letters, true)]),
    ),
  );
  // A packed match doesn't contain card names.
  if ([...written].every((card) => card === undefined)) return undefined;
  for (const name of ['dim', 'arrows'] as const)
    for (const word of (element.attributes[name] ?? '').split(name === 'dim' ? /[\s,]+/ : ',')) {
      const read = readPointing({[name]: word}, lettersOf(element));
      if (!read.ok) return undefined;
      const {dimmed = [], arrows = []} = read.value;
      const isAbsent =
        (dimmed.length > 0 && !dimmed.some((card) => written.has(card))) ||
        arrows.some(({from, to}) => !written.has(from) || !written.has(to));
      if (isAbsent) return {code: `attribute.${name}`, path: name, message: `"${word.trim()}" is not in this diagram.`};
    }
  return undefined;
}

export const diagrams: Rule = {
  codes: {
    'diagram.card': 'The deck does not have this card.',
  },
  async check(page, report) {
    for (const element of elementsNamed(page, 'card-diagram')) {
      const {attributes} = element;
      if (isFilled(element)) continue;
      const content = await givenContent(page, element, report, 'notation');
      const theme = oneOf('theme', attributes['theme'], THEMES);
      if (!content) {
        if (!page.hasOwnScripts)
          report(placeOf(element), 'notation.empty', 'This shows nothing. Write cards or a position inside it.');
        continue;
      }
      if (!theme.ok) continue;
      const read = readFor(element, content.text);
      if (!read.ok) {
        reportProblem(report, element, content, read.problem);
        continue;
      }
      const pointing = readPointing(attributes, lettersOf(element));
      if (!pointing.ok) reportProblem(report, element, content, pointing.problem);
      const absent = absentCards(element, content.text);
      if (absent) reportProblem(report, element, content, absent);
      const {value} = read;
      if (value.kind === 'cards') {
        const lacking = value.cards.find((card) => lacksCard(element, card));
        if (lacking !== undefined)
          report(content.placeOf(1, 1), 'diagram.card', `This deck has no card ${formatCard(lacking)}.`);
        continue;
      }
      if (!fitsDeck(element, value))
        report(
          placeOfAttribute(element, 'deck'),
          'attribute.deck',
          `${value.game.id} can't be played with this deck.`,
          {
            path: 'deck',
          },
        );
      if (value.kind !== 'record') continue;
      const {record, game} = value;
      const moves = record.deals.reduce((sum, deal) => sum + deal.moves.length, 0);
      const problem = momentProblem(element, {moves, seats: game.seats(record.options)});
      if (problem) reportProblem(report, element, undefined, problem);
    }
  },
};
