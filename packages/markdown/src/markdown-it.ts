import {USUAL_LANGUAGE, type Language} from '@cartavola/words';
import {blockOf, inlineOf, type Page, type Written} from './block.js';
import type {MarkdownProblem} from './markdown-problem.js';
import {htmlOf} from './piece.js';
import type {Pictures} from './pictures.js';

export type {MarkdownProblem} from './markdown-problem.js';

/** Options for the plugin. */
export interface MarkdownItOptions {
  /**
   * Language of the pages. Blocks without `letters` or `lang` use its card letters. Defaults to the language of
   * `pictures`, otherwise `en`.
   */
  readonly language?: Language;
  /**
   * Result of `loadPictures`. With it, blocks become SVG pictures, and pages don't need a script. Without it, blocks
   * become elements.
   */
  readonly pictures?: Pictures;
  /**
   * Receives each problem in a block, and the `env` that was passed to markdown-it. By default, problems go to the
   * console.
   */
  onProblem?(problem: MarkdownProblem, environment: unknown): void;
}

/** markdown-it token. */
interface Token {
  type: string;
  content: string;
  readonly info: string;
  readonly map: readonly number[] | null;
  readonly children: readonly Token[] | null;
}

/** The part of markdown-it that the plugin uses. */
interface Parser {
  readonly core: {
    readonly ruler: {
      push(name: string, rule: (state: {readonly tokens: readonly Token[]; readonly env: unknown}) => void): void;
    };
  };
  /** Rendering functions (`Rule`), keyed by token type. */
  readonly renderer: {readonly rules: object};
  readonly utils: {unescapeAll(text: string): string};
}

type Rule = (tokens: readonly Token[], place: number) => string;

const BLOCK = 'cartavola_block';
const INLINE = 'cartavola_inline';

const warn = ({line, message, code}: MarkdownProblem): void =>
  console.warn(`cartavola: line ${line}: ${message} (${code})`);

/**
 * Plugin for markdown-it that shows blocks of notation as diagrams and replays, and code that begins with `cards:` as
 * cards.
 */
export function markdownItCartavola(md: Parser, options: MarkdownItOptions = {}): void {
  const {pictures, onProblem = warn} = options;
  const page: Page = {language: options.language ?? pictures?.language ?? USUAL_LANGUAGE, pictures};
  const rules = md.renderer.rules as Record<string, Rule>;
  rules[BLOCK] = (tokens, place) => `${tokens[place]!.content}\n`;
  rules[INLINE] = (tokens, place) => tokens[place]!.content;

  md.core.ruler.push('cartavola', ({tokens, env}) => {
    /** Replaces the content of a token. `line` is the line where the token begins, from 1. */
    const write = (token: Token, type: string, line: number, written: Written | undefined): void => {
      if (!written) return;
      for (const problem of written.problems) onProblem({...problem, line: line + problem.line}, env);
      token.type = type;
      token.content = htmlOf(written.piece);
    };
    for (const token of tokens) {
      let line = (token.map?.[0] ?? 0) + 1;
      if (token.type === 'fence')
        write(token, BLOCK, line, blockOf(md.utils.unescapeAll(token.info), token.content, page));
      for (const child of token.children ?? []) {
        if (child.type === 'softbreak' || child.type === 'hardbreak') line++;
        if (child.type === 'code_inline') write(child, INLINE, line, inlineOf(child.content, page));
      }
    }
  });
}
