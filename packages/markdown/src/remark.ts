import {USUAL_LANGUAGE, type Language} from '@cartavola/words';
import {blockOf, inlineOf, type Page, type Written} from './block.js';
import type {MarkdownProblem} from './markdown-problem.js';
import type {Piece, PieceElement} from './piece.js';
import {loadPictures, type Pictures} from './pictures.js';

export type {MarkdownProblem} from './markdown-problem.js';

/** Options of the plugin. */
export interface RemarkOptions {
  /** Language of the pages: whose letters cards have, where a block does not say it. That of `pictures`, else `en`, if left out. */
  readonly language?: Language;
  /**
   * What `loadPictures` has loaded, or true to load it for `language`: blocks become drawn pictures, and pages need no script. Without it
   * they become elements.
   */
  readonly pictures?: Pictures | boolean;
  /** Is told what is wrong with a block, and the path of the text, where the messages of a file are not shown. */
  onProblem?(problem: MarkdownProblem, path: string | undefined): void;
}

/** Part of a text, as remark has it. */
interface MarkdownNode {
  readonly type: string;
  children?: MarkdownNode[];
  readonly value?: string;
  readonly lang?: string | null | undefined;
  readonly meta?: string | null | undefined;
  readonly position?: {readonly start: {readonly line: number; readonly column: number}} | undefined;
}

/** Channel for messages about a text, as remark has it. */
interface MarkdownFile {
  readonly path?: string | undefined;
  message(
    reason: string,
    options: {
      readonly place: {readonly line: number; readonly column: number};
      readonly ruleId: string;
      readonly source: string;
    },
  ): unknown;
}

type Transformer = (tree: {type: string}, file: MarkdownFile) => Promise<void> | void;

/** Shows blocks of notation as diagrams and replays, and code that begins with `cards:` as cards: a plugin for remark, before remark-rehype. */
export function remarkCartavola({language, pictures, onProblem}: RemarkOptions = {}): Transformer {
  const pageWith = (drawing: Pictures | undefined): Page => ({
    language: language ?? drawing?.language ?? USUAL_LANGUAGE,
    pictures: drawing,
  });
  const tellIn =
    (file: MarkdownFile): Tell =>
    (problem) => {
      const {line, column = 1, code, message} = problem;
      file.message(message, {place: {line, column}, ruleId: code, source: 'cartavola'});
      onProblem?.(problem, file.path);
    };
  if (pictures !== true) {
    const page = pageWith(pictures || undefined);
    return (tree, file) => write(tree, page, tellIn(file));
  }
  let loading: Promise<Pictures> | undefined;
  return async (tree, file) => {
    loading ??= loadPictures(language === undefined ? {} : {language});
    write(tree, pageWith(await loading), tellIn(file));
  };
}

type Tell = (problem: MarkdownProblem) => void;

/** Writes anew what is ours within a part of a text. */
function write(node: MarkdownNode, page: Page, tell: Tell): void {
  if (!node.children) return;
  node.children = node.children.map((child) => {
    const written = writtenOf(child, page);
    if (!written) {
      write(child, page, tell);
      return child;
    }
    const {line, column} = child.position?.start ?? {line: 1, column: 1};
    for (const problem of written.problems)
      tell({...problem, line: line + problem.line, column: column + (problem.column ?? 1) - 1});
    return nodeOf(written.piece as PieceElement, child);
  });
}

function writtenOf({type, value = '', lang, meta}: MarkdownNode, page: Page): Written | undefined {
  if (type === 'code') return blockOf(`${lang ?? ''} ${meta ?? ''}`, value, page);
  return type === 'inlineCode' ? inlineOf(value, page) : undefined;
}

/** Makes a part of a text that remark-rehype writes as this element, whatever plugins between do to texts. */
const nodeOf = (piece: PieceElement, {position}: MarkdownNode): MarkdownNode & {readonly data: object} => ({
  type: 'cartavola',
  data: {hName: piece.name, hProperties: propertiesOf(piece), hChildren: piece.children.map(hastOf)},
  children: [],
  position,
});

/** Makes a part of a page as rehype has it. */
const hastOf = (piece: Piece): object =>
  typeof piece === 'string'
    ? {type: 'text', value: piece}
    : {type: 'element', tagName: piece.name, properties: propertiesOf(piece), children: piece.children.map(hastOf)};

const propertiesOf = ({attributes}: PieceElement): object => ({...attributes});
