import {
  isObject,
  parseRecord,
  readPosition,
  writePosition,
  writeRecord,
  type MatchRecord,
  type OptionValue,
  type Problem,
  type WholeGame,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {
  LETTERS,
  positionNotation,
  readNotation,
  recordNotation,
  type Letters,
  type NotationContext,
} from '@cartavola/engine/notation.js';
import {gameNamed, GAMES_AND_OPTIONS} from './given-game.js';
import {parseLine, problemLine, type OutputLine} from './output-line.js';
import {bytesIn, WrongUse, type Surroundings} from './surroundings.js';
import type {Verb} from './verb.js';

/** Line between two texts of a file. */
const DIVIDER = '---';

/** `cartavola convert`: records and positions → notation, and back. */
export const convertVerb: Verb = {
  name: 'convert',
  usage: '[--letters LETTERS] [--game GAME] [--options JSON] [FILE…]',
  summary: 'Turn records and positions into notation that one can type, and back.',
  help: `Reads whole files, or standard input. What begins with { is a record or a position a line, and is printed as
notation; anything else is notation, and is printed as a record or a position a line. Several texts are divided by
lines of ${DIVIDER}.

Notation is what docs/notation.md tells:
  trick: W: AC, N: 8C / you: AS 7H / stock: 4

A fault is printed as {"error":{"code","path","message"}}, for notation with line:column as its path.

Options:
  --letters LETTERS   of the cards, where a text declares none: ${LETTERS.join(', ')} (default: en)
  --game GAME         where a text says none
  --options JSON      of the game, where a text says none, such as '{"players":2}'

${GAMES_AND_OPTIONS}`,
  options: {letters: {type: 'string'}, game: {type: 'string'}, options: {type: 'string'}},
  async *answers({options, names}, surroundings) {
    const letters = lettersFrom(options['letters'] ?? 'en');
    const game = options['game'];
    const context: NotationContext = {
      games,
      letters,
      ...(game !== undefined && {game: gameNamed([game], '--game').id}),
      ...(options['options'] !== undefined && {options: givenIn(options['options'])}),
    };
    let isFirst = true;
    for (const name of names.length > 0 ? names : ['-']) {
      const text = await textIn(name, surroundings);
      const isData = text.trimStart().startsWith('{');
      for (const one of isData ? text.split('\n').filter((line) => line.trim()) : textsIn(text)) {
        const answer = isData ? toNotation(one, letters) : fromNotation(one, context);
        if (isData && !isFirst && !answer.refused) yield {text: DIVIDER, refused: false};
        isFirst = false;
        yield answer;
      }
    }
  },
};

/** Reads the JSON text of `--options`; the reader of notation checks what the options are. */
function givenIn(text: string): Readonly<Record<string, OptionValue>> {
  const data = parseLine(text);
  if (!data.ok || !isObject(data.value)) throw new WrongUse(`--options must be JSON, such as '{"players":4}'`);
  return data.value as Readonly<Record<string, OptionValue>>;
}

function lettersFrom(text: string): Letters {
  const letters = LETTERS.find((one) => one === text);
  if (!letters) throw new WrongUse(`--letters must be one of ${LETTERS.join(', ')}`);
  return letters;
}

async function textIn(name: string, surroundings: Surroundings): Promise<string> {
  try {
    const bytes = await (name === '-' ? wholeOf(surroundings.input) : bytesIn(name, surroundings));
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch (error) {
    throw new WrongUse(`${name === '-' ? 'standard input' : name} cannot be read: ${(error as Error).message}`);
  }
}

async function wholeOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** Divides a file at the lines of three strokes; what was before keeps its lines, so that a fault names the line of the file. */
function textsIn(text: string): string[] {
  const texts: string[] = [];
  let lines: string[] = [];
  const all = text.split('\n');
  const end = (at: number): void => {
    if (lines.some((line) => line.trim())) texts.push('\n'.repeat(at - lines.length) + lines.join('\n'));
    lines = [];
  };
  all.forEach((line, place) => {
    if (line.trim() === DIVIDER) end(place);
    else lines.push(line);
  });
  end(all.length);
  return texts;
}

function toNotation(line: string, letters: Letters): OutputLine {
  const data = parseLine(line);
  if (!data.ok) return problemLine(data.problem);
  const format = isObject(data.value) ? data.value['format'] : undefined;
  if (typeof format === 'string' && format.startsWith('cartavola-position')) {
    const read = readPosition(data.value, games);
    if (!read.ok) return problemLine(read.problem);
    return written(positionNotation(read.value.position, read.value.game, letters));
  }
  const read = parseRecord(line, games);
  return read.ok ? written(recordNotation(read.value, gameOf(read.value), letters)) : problemLine(read.problem);
}

const gameOf = (record: MatchRecord): WholeGame => games.find(({id}) => id === record.game)!;

const written = (text: string): OutputLine => ({text: text.trimEnd(), refused: false});

function fromNotation(text: string, context: NotationContext): OutputLine {
  const read = readNotation(text, context);
  if (!read.ok) return problemLine(read.problem);
  if (read.value.kind === 'record') return {text: writeRecord(read.value.record, read.value.game), refused: false};
  if (read.value.kind === 'position')
    return {text: JSON.stringify(writePosition(read.value.position, read.value.game)), refused: false};
  const problem: Problem = {
    code: 'notation.cards',
    path: '1:1',
    message: 'Cards alone are neither a record nor a position: expected a key before them, such as hands:.',
  };
  return problemLine(problem);
}
