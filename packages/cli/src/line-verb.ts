import {problemLine, type OutputLine} from './output-line.js';
import {inputIn} from './read-input.js';
import {readLines} from './read-lines.js';
import type {Surroundings} from './surroundings.js';
import type {Given, Verb} from './verb.js';

/** Verb that processes lines. `usage` and `options` are optional. */
type LineVerb = Pick<Verb, 'name' | 'summary' | 'help'> & Partial<Pick<Verb, 'usage' | 'options' | 'isLong'>>;

/**
 * Returns the output line for an input line, or undefined if there is nothing more to print. `options` contains the
 * verb's options.
 */
type Answer = (
  line: string,
  options: Given['options'],
  surroundings: Surroundings,
) => OutputLine | undefined | Promise<OutputLine | undefined>;

/** Creates a verb that prints an output line for each input line, in order. */
export function lineVerb(verb: LineVerb, answer: Answer): Verb {
  return {
    usage: '[FILE…]',
    options: {},
    ...verb,
    async *answers({names, options}, surroundings) {
      for (const name of names.length > 0 ? names : ['-']) {
        for await (const line of readLines(inputIn(name, surroundings), name)) {
          const answered =
            line === undefined
              ? problemLine({code: 'record.json', path: '', message: 'The line is not UTF-8.'})
              : await answer(line, options, surroundings);
          if (answered) yield answered;
          if (verb.isLong && surroundings.interrupted().aborted) return;
        }
      }
    },
  };
}
