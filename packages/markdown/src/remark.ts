import {USUAL_LANGUAGE, type Language} from '@cartavola/words';
import {blockOf, inlineOf, type Page, type Written} from './block.js';
import type {MarkdownProblem} from './markdown-problem.js';
import type {Piece, PieceElement} from './piece.js';
import {loadPictures, type Pictures} from './pictures.js';

export type {MarkdownProblem} from './markdown-problem.js';

/** Options for the plugin. */
export interface RemarkOptions {
  /**
   * Language of the pages. Blocks without `letters` or `lang` use its card letters. Defaults to the language of
   * `pictures`, otherwise `en`.
   */
  readonly language?: Language;
  /**
   * Result of `loadPictures`, or true to load the pictures for `language`. With it, blocks become SVG pictures, and
   * pages don't need a script. Without it, blocks become elements.
   */
  readonly pictures?: Pictures | boolean;
  /** Receives each problem in a block, and the file's path. Use it if your tool doesn't show a file's messages. */
  onProblem?(problem: MarkdownProblem, path: string | undefined): void;
}

/** Node in remark's tree. */
interface MarkdownNode {
  readonly type: string;
  children?: MarkdownNode[];
  readonly value?: string;
  readonly lang?: string | null | undefined;
  readonly meta?: string | null | undefined;
  readonly position?: {readonly start: {readonly line: number; readonly column: number}} | undefined;
}

/** A file in remark (`VFile`), which collects messages. */
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

/**
 * Plugin for remark that shows blocks of notation as diagrams and replays, and code that begins with `cards:` as cards.
 * Use it before remark-rehype.
 */
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

/** Replaces the blocks inside a node. */
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

/**
 * Returns a node that remark-rehype turns into this element. Plugins in between leave it unchanged, because they don't
 * support its type.
 */
const nodeOf = (piece: PieceElement, {position}: MarkdownNode): MarkdownNode & {readonly data: object} => ({
  type: 'cartavola',
  data: {hName: piece.name, hProperties: propertiesOf(piece), hChildren: piece.children.map(hastOf)},
  children: [],
  position,
});

/** Converts part of a page to a rehype node. */
const hastOf = (piece: Piece): object =>
  typeof piece === 'string'
    ? {type: 'text', value: piece}
    : {type: 'element', tagName: piece.name, properties: propertiesOf(piece), children: piece.children.map(hastOf)};

const propertiesOf = ({attributes}: PieceElement): object => ({...attributes});
