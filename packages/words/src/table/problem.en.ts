import {lister} from '../language.js';
import type {ProblemWords} from './problem-words.js';

const either = lister('en', 'disjunction');
const quoted = (text: string): string => `“${text}”`;

export const words: ProblemWords = {
  problem: 'This table cannot be shown.',
  problemText(code, path, given = {}) {
    const {values, most} = code.startsWith('attribute.') ? given : {};
    const [line = '', column = ''] = path.split(':');
    const option = path.replace(/^options\./, '');
    const allowed = Array.isArray(values)
      ? `${quoted(path)} must be ${either(values.map(quoted))}.`
      : most !== undefined
        ? `${quoted(path)} must be a number from 0 to ${String(most)}.`
        : undefined;
    const texts: Readonly<Record<string, string>> = {
      'options.missing': `The option “${option}” is missing.`,
      'options.value': `The option “${option}” has a value that this game does not support.`,
      'attribute.characters':
        'Characters can be librarian, painter, gardener, cook, musician or sailor, each at most once.',
      'attribute.arrows': '“arrows” must name pairs of cards, such as 7D>5C.',
      'attribute.card':
        'This is not a card. Write a rank (A K Q J T 9 … 2) and a suit (S H D C, or ♠ ♥ ♦ ♣), such as QH.',
      'attribute.dim': '“dim” must name cards or ranks, such as “QH 7”.',
      'card.load': 'The card’s picture could not be loaded.',
      'diagram.card': 'One of the cards isn’t in this deck.',
      'diagram.load': 'Part of the diagram could not be loaded.',
      'options.type': 'Options must be an object.',
      'options.unknown': `This game has no option “${option}”.`,
      'pad.load': 'Part of the score pad could not be loaded.',
      'record.deals': 'The record has no deals.',
      'replay.load': 'Part of the replay could not be loaded.',
      'replay.match': 'A replay needs a match: a record, or notation with moves.',
      'attribute.deck': allowed ?? 'You can’t play this game with that deck.',
      'attribute.seats': 'Write one seat for each player: “you” (at most once), “bot” or “bot:casual”.',
      'names.type': `The names must be a list with one name for each player: “${path}” is not a name.`,
      'record.json': column ? `This is not valid JSON: see line ${line}, column ${column}.` : 'This is not valid JSON.',
      'record.game': 'The record is from another game.',
      'record.load': 'The record could not be loaded.',
      'record.slow': 'The record did not load in time.',
      'record.large': 'The record is too large.',
      'record.encoding': 'The record is not UTF-8 text: save it as UTF-8.',
      'record.packed': 'This is not a packed match for this game.',
      'notation.game': 'The text is from another game.',
      'notation.match': 'The text is not a match.',
      'table.load': 'Part of the table could not be loaded.',
      'table.render': 'The table could not be drawn; the match goes on.',
    };
    return (
      texts[code] ??
      allowed ??
      (path ? `There is a mistake in the record, at “${path}”.` : 'There is a mistake in the record.')
    );
  },
};
