import {isObject, parseJson, type OptionValue} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {LETTERS, type Form, type Letters, type NotationContext} from '@cartavola/engine/notation.js';
import {gameNamed} from './given-game.js';
import {WrongUse} from './surroundings.js';

/** Line that separates two notations in a file. */
export const DIVIDER = '---';

/** Options for verbs that read any format. They provide information that may be missing from the text. */
export const CONTEXT_OPTIONS = {
  letters: {type: 'string'},
  game: {type: 'string'},
  options: {type: 'string'},
} as const;

/** Reads these options. `letters` is the default for `--letters`. Throws `WrongUse`. */
export function contextFrom(
  given: Readonly<Record<string, string | undefined>>,
  letters: Letters,
): NotationContext & {readonly letters: Letters} {
  const {game, options} = given;
  return {
    games,
    letters: given['letters'] === undefined ? letters : lettersFrom(given['letters']),
    ...(game !== undefined && {game: gameNamed([game], '--game').id}),
    ...(options !== undefined && {options: givenIn(options)}),
  };
}

function lettersFrom(text: string): Letters {
  const letters = LETTERS.find((one) => one === text);
  if (!letters) throw new WrongUse(`--letters must be one of ${LETTERS.join(', ')}`);
  return letters;
}

/** Parses the JSON in `--options`. The notation reader checks the options themselves. */
function givenIn(text: string): Readonly<Record<string, OptionValue>> {
  const data = parseJson(text);
  if (!data.ok || !isObject(data.value)) throw new WrongUse(`--options must be JSON, such as '{"players":4}'`);
  return data.value as Readonly<Record<string, OptionValue>>;
}

/** Splits a file into pieces for `readContent`: lines, or notation between separator lines. */
export const textsIn = (text: string, form: Form): string[] =>
  form === 'notation' ? notationsIn(text) : text.split('\n').filter((line) => line.trim());

/**
 * Splits a file at separator lines. Replaces earlier parts of the file with blank lines, so that line numbers in faults
 * match the file.
 */
function notationsIn(text: string): string[] {
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
