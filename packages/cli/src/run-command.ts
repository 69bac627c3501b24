import {parseArgs} from 'node:util';
import {helpOf, helpOfVerb} from './help-text.js';
import {WrongUse, type Surroundings} from './surroundings.js';
import type {Given, Verb} from './verb.js';
import {verbs} from './verbs.js';

export type {Surroundings} from './surroundings.js';

/** Exit status. 0: success; 1: an output line has an error or a refusal; 2: wrong usage, or the command failed. */
type ExitStatus = 0 | 1 | 2;

/** Runs the command with its arguments. */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<ExitStatus> {
  try {
    return await obey(args, surroundings);
  } catch (error) {
    surroundings.complain(error instanceof WrongUse ? complaint(error.message) : unexpectedLine(error));
    return 2;
  }
}

/** Makes a line of standard error; control characters, as a file's name may have, are left out. */
const complaint = (text: string): string => `cartavola: ${text.replace(/\p{Cc}+/gu, ' ')}`;

/** Makes the line for an error that is a fault of the command. */
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
  if (first === undefined) throw new WrongUse('which verb? See cartavola --help');
  const verb = verbs.find(({name}) => name === first);
  if (!verb) {
    throw new WrongUse(`there is no ${first.startsWith('-') ? 'option' : 'verb'} ${first}. See cartavola --help`);
  }
  const given = read(verb, rest);
  if (given) return answer(verb, given, surroundings);
  await surroundings.print(helpOfVerb(verb));
  return 0;
}

/** Parses a verb's arguments; undefined if its help is asked for. */
function read(verb: Verb, args: readonly string[]): Given | undefined {
  try {
    const {values, positionals} = parseArgs({
      args: [...args],
      options: {...verb.options, help: {type: 'boolean', short: 'h'}},
      allowPositionals: true,
    });
    const {help, ...options} = values;
    return help ? undefined : {options, names: positionals};
  } catch (error) {
    throw new WrongUse(`${(error as Error).message}. See cartavola ${verb.name} --help`);
  }
}

async function answer(verb: Verb, given: Given, surroundings: Surroundings): Promise<ExitStatus> {
  let status: ExitStatus = 0;
  for await (const {text, refused} of verb.answers(given, surroundings)) {
    if (refused) status = 1;
    await surroundings.print(text);
  }
  return status;
}
