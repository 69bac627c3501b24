import type {Verb} from './verb.js';

const LINES = `Input is JSON lines, from the files or, with none or -, from standard input; blank lines are passed over. Each line is
answered with a line, in order; what cannot be read, with {"error":{"code","path","message"}}.`;

const STATUS = `Exit status: 0; 1 where a line tells of an error or a refusal; 2 where the command was used wrongly, cannot
read or write a file, or fails; 130 where Ctrl+C stopped it.`;

/** Output of `cartavola --help`. */
export function helpOf(verbs: readonly Verb[]): string {
  const width = Math.max(...verbs.map(({name}) => name.length));
  return `cartavola: a referee for card games, on JSON lines.

Usage:
  cartavola VERB …
  cartavola VERB --help, or cartavola help VERB
  cartavola --version

Verbs:
${verbs.map(({name, summary}) => `  ${name.padEnd(width)}  ${summary}`).join('\n')}

${LINES}

${STATUS}`;
}

/** Output of `cartavola VERB --help`. */
export function helpOfVerb({name, usage, summary, help}: Verb): string {
  return `cartavola ${name} ${usage}

${summary}

${help.trimEnd()}
${usage.includes('[FILE') ? `\n${LINES}\n` : ''}
${STATUS}`;
}
