import {problemLine, type OutputLine} from './output-line.js';
import {readLines} from './read-lines.js';
import {WrongUse, type Surroundings} from './surroundings.js';
import type {Verb} from './verb.js';

/** Makes a verb that answers each input line with an output line. */
export function lineVerb(verb: Pick<Verb, 'name' | 'summary' | 'help'>, answer: (line: string) => OutputLine): Verb {
  return {
    ...verb,
    usage: '[FILE…]',
    options: {},
    async *answers({names}, surroundings) {
      for (const name of names.length > 0 ? names : ['-']) {
        for await (const line of readLines(bytesOf(name, surroundings))) {
          yield line === undefined
            ? problemLine({code: 'record.json', path: '', message: 'The line is not UTF-8.'})
            : answer(line);
        }
      }
    },
  };
}

/** Bytes of a file; `-`: of standard input. */
async function* bytesOf(name: string, {input, open}: Surroundings): AsyncGenerator<Uint8Array> {
  try {
    yield* name === '-' ? input : open(name);
  } catch (error) {
    throw new WrongUse(`${name === '-' ? 'standard input' : name} cannot be read: ${(error as Error).message}`);
  }
}
