// Test helpers: Markdown rendered by the tools, and parsed as a browser does.
import {elementsIn, textIn, type ParsedElement} from '@cartavola/cli/page-tree.js';
import {parsePage} from '@cartavola/cli/parse-page.js';
import type {Pictures} from '@cartavola/markdown';
import {markdownItCartavola} from '@cartavola/markdown/markdown-it.js';
import {remarkCartavola} from '@cartavola/markdown/remark.js';
import MarkdownIt from 'markdown-it';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';

/** A tool's output for a Markdown string. */
interface Rendered {
  readonly html: string;
  /** Problems as `line: code`. */
  readonly problems: readonly string[];
  readonly messages: readonly string[];
}

interface Options {
  readonly language?: 'en' | 'fr' | 'it';
  readonly pictures?: Pictures;
}

function byMarkdownIt(text: string, options: Options = {}): Rendered {
  const problems: string[] = [];
  const messages: string[] = [];
  const md = new MarkdownIt({typographer: true, linkify: true}).use(markdownItCartavola, {
    ...options,
    onProblem({line, code, message}) {
      problems.push(`${line}: ${code}`);
      messages.push(message);
    },
  });
  return {html: md.render(text), problems, messages};
}

function byRemark(text: string, options: Options = {}): Rendered {
  const file = unified()
    .use(remarkParse)
    .use(remarkCartavola, options)
    .use(remarkRehype)
    .use(rehypeStringify)
    .processSync(text);
  return {
    html: String(file),
    problems: file.messages.map(({line, ruleId}) => `${line}: ${ruleId}`),
    messages: file.messages.map(({reason}) => reason),
  };
}

/** Tools, keyed by name. */
export const TOOLS = {'markdown-it': byMarkdownIt, remark: byRemark} as const;

/** Element in a page: its name, attributes and text. */
export interface Found {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Lists the elements of a page's body, as a browser parses it. */
export function elementsOf(html: string): Found[] {
  const all = [...elementsIn(parsePage(`<!doctype html><body>${html}`))];
  return all.slice(all.findIndex(({tagName}) => tagName === 'body') + 1).map(foundIn);
}

const foundIn = (element: ParsedElement): Found => ({
  name: element.tagName,
  attributes: Object.fromEntries(element.attrs.map(({name, value}) => [name, value])),
  text: textIn(element),
});
