import {writePosition, writeRecord, type Result} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {
  formOf,
  FORMS,
  LETTERS,
  positionNotation,
  readContent,
  recordNotation,
  type Form,
  type Letters,
  type Notation,
} from '@cartavola/engine/notation.js';
import {packRecord} from '@cartavola/engine/packed.js';
import {CONTEXT_OPTIONS, contextFrom, DIVIDER, textsIn} from './given-content.js';
import {GAMES_AND_OPTIONS} from './given-game.js';
import {problemLine, type OutputLine} from './output-line.js';
import {textIn} from './read-input.js';
import {WrongUse} from './surroundings.js';
import type {Verb} from './verb.js';

/** `cartavola convert`: converts between records, positions, notation and packed matches. */
export const convertVerb: Verb = {
  name: 'convert',
  usage: '[--to FORM] [--letters LETTERS] [--game GAME] [--options JSON] [FILE…]',
  summary: 'Convert records and positions to typed notation or packed text for links, and back.',
  help: `Reads whole files, or standard input, and detects one of three forms:
  record     one record or position per line, as JSON
  packed     one packed match per line, after the name of its game, such as: ${games[1]!.id} 1BTBEcCtF4Yd4OeQwV2g…
  notation   text as in docs/notation.md, such as: trick: W: AC, N: 8C / you: AS 7H / stock: 4
             Separate several texts with lines of ${DIVIDER}

Prints records as notation, and everything else as records. Packed matches have no names, comments or lines.
A fault is printed as {"error":{"code","path","message"}}. In notation, its path is line:column.

Options:
  --to FORM           form to print: ${FORMS.join(', ')}
  --letters LETTERS   letters of the cards, if a text doesn't declare them: ${LETTERS.join(', ')} (default: en)
  --game GAME         game, if a text doesn't name one
  --options JSON      options of the game, if a text has none, such as '{"players":2}'

${GAMES_AND_OPTIONS}`,
  options: {to: {type: 'string'}, ...CONTEXT_OPTIONS},
  async *answers({options, names}, surroundings) {
    const context = contextFrom(options, 'en');
    const to = FORMS.find((form) => form === options['to']);
    if (options['to'] !== undefined && !to) throw new WrongUse(`--to must be one of ${FORMS.join(', ')}`);
    let isFirst = true;
    for (const name of names.length > 0 ? names : ['-']) {
      const text = await textIn(name, surroundings);
      const from = formOf(text);
      const target = to ?? (from === 'record' ? 'notation' : 'record');
      for (const one of textsIn(text, from)) {
        const answer = convert(readContent(one, context, from), target, context.letters);
        if (target === 'notation' && !isFirst && !answer.refused) yield {text: DIVIDER, refused: false};
        isFirst = false;
        yield answer;
      }
    }
  },
};

function convert(read: Result<Notation>, to: Form, letters: Letters): OutputLine {
  if (!read.ok) return problemLine(read.problem);
  const {value} = read;
  if (value.kind === 'cards') {
    const message = 'Cards alone are not a position. Write a key before them, such as hands:.';
    return problemLine({code: 'notation.cards', path: '1:1', message});
  }
  const {game} = value;
  const print = (text: string): OutputLine => ({text, refused: false});
  if (value.kind === 'record') {
    if (to === 'record') return print(writeRecord(value.record, game));
    if (to === 'packed') return print(`${game.id} ${packRecord(value.record, game)}`);
    return print(recordNotation(value.record, game, letters).trimEnd());
  }
  if (value.kind === 'excerpt') {
    const message = 'A table without hands can only be drawn. Add hands to make it a position.';
    return problemLine({code: 'notation.excerpt', path: '1:1', message});
  }
  const {position, names} = value;
  if (to === 'notation') return print(positionNotation(position, game, letters, names).trimEnd());
  if (to === 'record' && names) {
    const message = 'A position in JSON cannot hold names. Remove them, or write a match without moves.';
    return problemLine({code: 'notation.names', path: '1:1', message});
  }
  if (to === 'record') return print(JSON.stringify(writePosition(position, game)));
  return problemLine({code: 'record.packed', path: '', message: 'Only a match can be packed, not a position.'});
}
