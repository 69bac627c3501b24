import type {Verb} from './verb.js';

const LINES = `Input is JSON lines, from files or, without FILE or with -, from standard input. Blank lines are skipped. Each line
gets an output line, in order. A line that can't be read gets {"error":{"code","path","message"}}.`;

const STATUS = `Exit status: 0 on success; 1 if a line reports an error or a refusal; 2 on wrong usage, if a file can't be read
or written, or if the command fails; 130 if Ctrl+C stopped it.`;

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
