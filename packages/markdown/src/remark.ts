import {USUAL_LANGUAGE, type Language} from '@cartavola/words';
import {blockOf, inlineOf, type Page, type Written} from './block.js';
import type {Piece, PieceElement} from './piece.js';
import {loadPictures, type Pictures} from './pictures.js';

/** Options of the plugin. */
export interface RemarkOptions {
  /** Language of the pages: whose letters cards have, where a block does not say it. That of `pictures`, else `en`, if left out. */
  readonly language?: Language;
  /**
   * What `loadPictures` has loaded, or true to load it for `language`: blocks become drawn pictures, and pages need no script. Without it
   * they become elements.
   */
  readonly pictures?: Pictures | boolean;
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
  message(
    reason: string,
    options: {
      readonly place: {readonly line: number; readonly column: number};
      readonly ruleId: string;
      readonly source: string;
    },
  ): unknown;
}

type Transformer = (tree: MarkdownNode, file: MarkdownFile) => Promise<void> | undefined;

/** Shows blocks of notation as diagrams and replays, and code that begins with `cards:` as cards: a plugin for remark, before remark-rehype. */
export function remarkCartavola({language, pictures}: RemarkOptions = {}): Transformer {
  const pageWith = (drawing: Pictures | undefined): Page => ({
    language: language ?? drawing?.language ?? USUAL_LANGUAGE,
    pictures: drawing,
  });
  if (pictures !== true) {
    const page = pageWith(pictures || undefined);
    return (tree, file) => {
      write(tree, file, page);
      return undefined;
    };
  }
  let loading: Promise<Pictures> | undefined;
  return async (tree, file) =>
    write(tree, file, pageWith(await (loading ??= loadPictures(language === undefined ? {} : {language}))));
}

/** Writes anew what is ours within a part of a text. */
function write(node: MarkdownNode, file: MarkdownFile, page: Page): void {
  if (!node.children) return;
  node.children = node.children.map((child) => {
    const written = writtenOf(child, page);
    if (!written) {
      write(child, file, page);
      return child;
    }
    const {line, column} = child.position?.start ?? {line: 1, column: 1};
    for (const problem of written.problems) {
      const place = {line: line + problem.line, column: column + (problem.column ?? 1) - 1};
      file.message(problem.message, {place, ruleId: problem.code, source: 'cartavola'});
    }
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
