import {parseArgs} from 'node:util';
import {printable} from './control-characters.js';
import {didYouMean} from './did-you-mean.js';
import {helpOf, helpOfVerb} from './help-text.js';
import {Stopped, WrongUse, type Surroundings} from './surroundings.js';
import type {Given, Verb} from './verb.js';
import {verbs} from './verbs.js';

export type {Surroundings} from './surroundings.js';

/**
 * Exit status: 0 for success, 1 if an output line has an error or a refusal, 2 for wrong usage, a file that can't be
 * read or any other failure, and 130 if Ctrl+C stopped the command.
 */
type ExitStatus = 0 | 1 | 2 | 130;

/** Runs the command with its arguments. */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<ExitStatus> {
  try {
    return await obey(args, surroundings);
  } catch (error) {
    if (error instanceof Stopped) return 130;
    surroundings.complain(error instanceof WrongUse ? complaint(error.message) : unexpectedLine(error));
    return 2;
  }
}

/** Returns a line for standard error. Removes control characters, which file names may contain. */
const complaint = (text: string): string => `cartavola: ${text.replace(/\p{Cc}+/gu, ' ')}`;

/** Returns the line for an unexpected error within the command itself. */
export const unexpectedLine = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return complaint(`unexpected error: ${text.split('\n')[0]}`);
};

async function obey([first, ...rest]: readonly string[], surroundings: Surroundings): Promise<ExitStatus> {
  if (first === '--help' || first === '-h') {
    await surroundings.print(helpOf(verbs));
    return 0;
  }
  if (first === '--version') {
    await surroundings.print(surroundings.version);
    return 0;
  }
  if (first === 'help') {
    await surroundings.print(helpFor(rest));
    return 0;
  }
  if (first === undefined) throw new WrongUse('a verb is missing. See cartavola --help');
  if (first.startsWith('-')) throw unknown('option', first, ['--help', '--version'], 'cartavola --help');
  const verb = verbNamed(first);
  const given = argumentsOf(verb, rest);
  if (given) return answer(verb, given, surroundings);
  await surroundings.print(helpOfVerb(verb));
  return 0;
}

/** Returns the error for an unknown name. The message suggests a similar name, or says where to find a list. */
const unknown = (what: string, name: string, known: readonly string[], help: string): WrongUse =>
  new WrongUse(`there is no ${what} ${name}.${didYouMean(name, known) || ` See ${help}`}`);

function verbNamed(name: string): Verb {
  const verb = verbs.find((one) => one.name === name);
  if (verb) return verb;
  const names = [...verbs.map((one) => one.name), 'help'];
  throw unknown('verb', name, names, 'cartavola --help');
}

/** Returns the output of `cartavola help`, with or without a verb. */
function helpFor(names: readonly string[]): string {
  if (names.length > 1) throw new WrongUse('help takes the name of one verb');
  const [name] = names;
  return name === undefined || name === 'help' ? helpOf(verbs) : helpOfVerb(verbNamed(name));
}

/**
 * Parses a verb's arguments. Returns undefined if they ask for help. Checks the arguments itself and throws `WrongUse`,
 * because the parser's error messages are meant for programmers.
 */
function argumentsOf(verb: Verb, args: readonly string[]): Given | undefined {
  const known = {...verb.options, help: {type: 'boolean', short: 'h'}} as const satisfies Verb['options'];
  const {values, positionals, tokens} = parseArgs({
    args: [...args],
    options: known,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const {help, ...options} = values;
  if (help) return undefined;
  for (const token of tokens) if (token.kind === 'option') checkOption(token, known, `cartavola ${verb.name} --help`);
  return {options: options as Given['options'], names: positionals};
}

/** Option as the user typed it. */
interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

/** Checks that an option is known, and has a value if it needs one. Throws `WrongUse`. */
function checkOption({name, rawName, value, inlineValue}: OptionToken, known: Verb['options'], help: string): void {
  const names = Object.keys(known);
  if (!names.includes(name)) {
    const all = names.map((one) => `--${one}`);
    throw unknown('option', rawName, all, help);
  }
  if (known[name]!.type === 'boolean') {
    if (value !== undefined) throw new WrongUse(`${rawName} takes no value. See ${help}`);
    return;
  }
  if (value === undefined) throw new WrongUse(`${rawName} needs a value. See ${help}`);
  // Don't treat the next option as the value. A negative number counts as a value, even if it is wrong.
  if (!inlineValue && /^-[^\d.]/.test(value))
    throw new WrongUse(`${rawName} needs a value. To begin it with a dash, write --${name}=${value}. See ${help}`);
}

async function answer(verb: Verb, given: Given, surroundings: Surroundings): Promise<ExitStatus> {
  const signal = verb.isLong ? surroundings.interrupted() : undefined;
  let status: ExitStatus = 0;
  try {
    for await (const {text, refused, failed} of verb.answers(given, surroundings)) {
      if (failed) status = 2;
      else if (refused && status === 0) status = 1;
      await surroundings.print(printable(text));
    }
  } finally {
    surroundings.show?.('');
  }
  return signal?.aborted ? 130 : status;
}
