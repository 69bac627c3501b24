import {markdownItCartavola, type MarkdownProblem} from '@cartavola/markdown/markdown-it.js';
import {allLanguages, type Language} from '@cartavola/words';
import MarkdownIt from 'markdown-it';
import {TemplateTags} from './template-tags.js';

/** Fenced code block in Markdown. */
interface Fence {
  /** Text after the opening fence: the block's name and attributes. */
  readonly info: string;
  readonly content: string;
  /** Line of the fence, from 1. */
  readonly line: number;
}

/** Markdown prepared for the check. */
export interface ReadMarkdown {
  /**
   * The text, with code and front matter replaced with spaces. All remaining tags are HTML, at their original offsets.
   */
  readonly html: string;
  readonly fences: readonly Fence[];
  /** Problems in blocks and inline code for the Markdown plugins. */
  readonly problems: readonly MarkdownProblem[];
}

/** Matches front matter for static site generators, in YAML or TOML. */
const FRONT_MATTER = /^\uFEFF?(?:---\r?\n[^]*?\n---|\+\+\+\r?\n[^]*?\n\+\+\+)(?=\r?\n|$)/;
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * Replaces inline code, and `\<`, which doesn't begin a tag, with spaces. Template tags stay unchanged. Inline code ends
 * at the next sequence of as many backticks.
 */
function withoutCode(text: string): string {
  const tags = new TemplateTags(text);
  /** Offsets of sequences of backticks, keyed by their length, last first. */
  const ticks = new Map<number, number[]>();
  for (const {
    0: {length},
    index,
  } of [...text.matchAll(/`+/g)].reverse()) {
    const same = ticks.get(length);
    if (same) same.push(index);
    else ticks.set(length, [index]);
  }
  const parts: string[] = [];
  let done = 0;
  for (const {0: sign, index} of text.matchAll(/`+|\\<|\{(?=[{%])/g)) {
    if (index < done) continue;
    let end: number | undefined = index + sign.length;
    if (sign === '{') end = tags.endAt(index);
    else if (sign !== '\\<') {
      const same = ticks.get(sign.length)!;
      while (same.at(-1)! <= index) same.pop();
      const close = same.at(-1);
      end = close === undefined ? undefined : close + sign.length;
    }
    if (end === undefined) continue;
    const part = text.slice(index, end);
    parts.push(text.slice(done, index), sign === '{' ? part : blank(part));
    done = end;
  }
  return parts.join('') + text.slice(done);
}

/**
 * Reads Markdown. The language of card letters may depend on the site's settings, so this function tries all languages
 * and uses the one with the fewest problems.
 */
export function readMarkdown(text: string): ReadMarkdown {
  const source = text.replace(FRONT_MATTER, blank);
  const all = allLanguages().map((language) => readIn(source, language));
  return all.reduce((best, one) => (one.problems.length < best.problems.length ? one : best));
}

function readIn(source: string, language: Language): ReadMarkdown {
  const lines = source.split('\n');
  const fences: Fence[] = [];
  const problems: MarkdownProblem[] = [];
  const parser = new MarkdownIt({html: true});
  // This rule must run before the plugin's, which replaces blocks.
  parser.core.ruler.push('fences', ({tokens}) => {
    for (const token of tokens) {
      const {type, map, info, content} = token;
      // In Hugo, attributes are in braces.
      if (type === 'fence') token.info = info.replace(/^(\s*[^\s{]+\s*)\{(.*)\}\s*$/, '$1$2');
      const isText = type === 'inline' || type === 'tr_open';
      if (!map || (type !== 'fence' && type !== 'code_block' && !isText)) continue;
      const [from, to] = map;
      if (type === 'fence') fences.push({info: info.trim(), content, line: from + 1});
      const part = lines.slice(from, to).join('\n');
      const shown = isText ? withoutCode(part) : blank(part);
      for (const [place, line] of shown.split('\n').entries()) lines[from + place] = line;
    }
  });
  markdownItCartavola(parser, {language, onProblem: (problem) => void problems.push(problem)});
  parser.parse(source, {});
  return {html: lines.join('\n'), fences, problems};
}
