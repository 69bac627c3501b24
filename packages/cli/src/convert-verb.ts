import {
  failure,
  isObject,
  readPosition,
  readRecord,
  success,
  writePosition,
  writeRecord,
  type MatchRecord,
  type OptionValue,
  type Position,
  type Result,
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
import {packRecord, unpackRecord} from '@cartavola/engine/packed.js';
import {gameNamed, GAMES_AND_OPTIONS} from './given-game.js';
import {parseLine, problemLine, type OutputLine} from './output-line.js';
import {bytesIn, WrongUse, type Surroundings} from './surroundings.js';
import type {Verb} from './verb.js';

/** Line between two texts of a file. */
const DIVIDER = '---';

/** Forms of a match. */
const FORMS = ['record', 'notation', 'packed'] as const;
type Form = (typeof FORMS)[number];

/** `cartavola convert`: records, positions, notation and packed matches → each other. */
export const convertVerb: Verb = {
  name: 'convert',
  usage: '[--to FORM] [--letters LETTERS] [--game GAME] [--options JSON] [FILE…]',
  summary: 'Turn records and positions into notation that one can type or into packed text for links, and back.',
  help: `Reads whole files, or standard input, in one of three forms, which it tells apart:
  record     a record or a position a line, as JSON
  packed     the name of a game and a packed match a line, such as: ${games[1]!.id} 1BTBEcCtF4Yd4OeQwV2g…
  notation   text as docs/notation.md tells, such as: trick: W: AC, N: 8C / you: AS 7H / stock: 4
             Several texts are divided by lines of ${DIVIDER}

Records are printed as notation, all else as records. Packed matches have no names and no comments.
A fault is printed as {"error":{"code","path","message"}}, for notation with line:column as its path.

Options:
  --to FORM           what is printed: ${FORMS.join(', ')}
  --letters LETTERS   of the cards, where a text declares none: ${LETTERS.join(', ')} (default: en)
  --game GAME         where a text says none
  --options JSON      of the game, where a text says none, such as '{"players":2}'

${GAMES_AND_OPTIONS}`,
  options: {to: {type: 'string'}, letters: {type: 'string'}, game: {type: 'string'}, options: {type: 'string'}},
  async *answers({options, names}, surroundings) {
    const letters = lettersFrom(options['letters'] ?? 'en');
    const game = options['game'];
    const context: NotationContext = {
      games,
      letters,
      ...(game !== undefined && {game: gameNamed([game], '--game').id}),
      ...(options['options'] !== undefined && {options: givenIn(options['options'])}),
    };
    const to = FORMS.find((form) => form === options['to']);
    if (options['to'] !== undefined && !to) throw new WrongUse(`--to must be one of ${FORMS.join(', ')}`);
    let isFirst = true;
    for (const name of names.length > 0 ? names : ['-']) {
      const text = await textIn(name, surroundings);
      const from = formOf(text);
      const target = to ?? (from === 'record' ? 'notation' : 'record');
      for (const one of from === 'notation' ? textsIn(text) : text.split('\n').filter((line) => line.trim())) {
        const answer = convert(readers[from](one, context), target, letters);
        if (target === 'notation' && !isFirst && !answer.refused) yield {text: DIVIDER, refused: false};
        isFirst = false;
        yield answer;
      }
    }
  },
};

const PACKED = /^\s*([a-z][a-z\d-]*) (\d[\w-]*)\s*$/;

function formOf(text: string): Form {
  if (text.trimStart().startsWith('{')) return 'record';
  return PACKED.test(text.trimStart().split('\n')[0]!) ? 'packed' : 'notation';
}

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

/** What was read: a match or a position. */
type Content =
  {readonly game: WholeGame; readonly record: MatchRecord} | {readonly game: WholeGame; readonly position: Position};

const readers: Readonly<Record<Form, (text: string, context: NotationContext) => Result<Content>>> = {
  record(line) {
    const data = parseLine(line);
    if (!data.ok) return data;
    const format = isObject(data.value) ? data.value['format'] : undefined;
    if (typeof format === 'string' && format.startsWith('cartavola-position')) return readPosition(data.value, games);
    return withGame(readRecord(data.value, games));
  },
  packed(line) {
    const [, id, packed = ''] = PACKED.exec(line) ?? [];
    const game = games.find((one) => one.id === id);
    return game
      ? withGame(unpackRecord(packed, game))
      : failure('record.game', 'game', `The game must be one of: ${games.map((one) => one.id).join(', ')}.`);
  },
  notation(text, context) {
    const read = readNotation(text, context);
    if (!read.ok) return read;
    const {value} = read;
    return value.kind === 'cards'
      ? failure('notation.cards', '1:1', 'Cards alone are no position: expected a key before them, such as hands:.')
      : success(value);
  },
};

const withGame = (read: Result<MatchRecord>): Result<Content> =>
  read.ok ? success({record: read.value, game: games.find(({id}) => id === read.value.game)!}) : read;

function convert(read: Result<Content>, to: Form, letters: Letters): OutputLine {
  if (!read.ok) return problemLine(read.problem);
  const {value} = read;
  const {game} = value;
  const print = (text: string): OutputLine => ({text, refused: false});
  if ('record' in value) {
    if (to === 'record') return print(writeRecord(value.record, game));
    if (to === 'packed') return print(`${game.id} ${packRecord(value.record, game)}`);
    return print(recordNotation(value.record, game, letters).trimEnd());
  }
  if (to === 'record') return print(JSON.stringify(writePosition(value.position, game)));
  if (to === 'notation') return print(positionNotation(value.position, game, letters).trimEnd());
  return problemLine({code: 'record.packed', path: '', message: 'A position alone cannot be packed, but a match.'});
}
