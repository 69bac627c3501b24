import type {Problem} from '@cartavola/engine';
import type {Language} from '@cartavola/words';
import {attributesIn, type Attributes, type Shown} from './attributes.js';
import {problemOf, type MarkdownProblem} from './markdown-problem.js';
import {element, pieceOf, type Piece} from './piece.js';
import type {Pictures} from './pictures.js';
import {lettersIn, readBlock} from './read-block.js';

/** Options for the pages that contain the blocks. */
export interface Page {
  /** Language of the pages. Its card letters are the default. */
  readonly language: Language;
  /** Draws the blocks as pictures. If undefined, blocks become elements. */
  readonly pictures: Pictures | undefined;
}

/** A converted block and its problems. */
export interface Written {
  readonly piece: Piece;
  /** Problems, with line numbers relative to the block: line 0 is the fence. */
  readonly problems: readonly MarkdownProblem[];
}

/** How a block is shown, keyed by its name. */
const BLOCKS: Readonly<Record<string, Shown>> = {cartavola: 'diagram', 'cartavola-replay': 'replay'};

/** Prefix of inline code that is shown as cards. */
const CARDS = /^\s*cards:\s*(?=\S)/;

/**
 * Converts a fenced block. Returns undefined if its name isn't in `BLOCKS`. `info` is the text after the opening fence.
 */
export function blockOf(info: string, text: string, page: Page): Written | undefined {
  const given = info.trimStart();
  const [name] = /^\S*/.exec(given)!;
  const rest = given.slice(name.length);
  if (!Object.hasOwn(BLOCKS, name)) return undefined;
  const shown = BLOCKS[name]!;
  const {attributes, problems} = attributesIn(rest, shown);
  const body = text.replace(/\n$/, '');
  const drawn = shownBy(body, shown, attributes, page);
  if ('piece' in drawn) return {piece: drawn.piece, problems};
  return {piece: element('pre', {}, body), problems: [...problems, problemIn(drawn.problem)]};
}

/** Converts inline code such as `cards: AS KH`. Returns undefined for other code. */
export function inlineOf(code: string, page: Page): Written | undefined {
  if (!CARDS.test(code)) return undefined;
  const text = code.replace(CARDS, '').trimEnd();
  const drawn = shownBy(text, 'diagram', {inline: ''}, page);
  if ('piece' in drawn) return {piece: drawn.piece, problems: []};
  const {code: id, message} = drawn.problem;
  return {piece: element('code', {}, code), problems: [problemOf(id, message)]};
}

type Drawn = {readonly piece: Piece} | {readonly problem: Problem};

/** Attributes for an element that contains notation. They keep translation tools from translating it. */
const NOTATION = {translate: 'no'};

const problem = (code: string, message: string): Drawn => ({problem: {code, path: '', message}});

function shownBy(text: string, shown: Shown, attributes: Attributes, {language, pictures}: Page): Drawn {
  const read = readBlock(text, attributes, language, pictures?.deck);
  if (!read.ok) return read;
  const {kind} = read.value;
  if (shown === 'replay') {
    if (kind !== 'record')
      return problem(
        'markdown.replay',
        'A replay needs a match, but this block has none. Use a cartavola block instead.',
      );
    return {
      piece: element('game-replay', attributes, element('pre', {...NOTATION, 'data-cartavola-record': ''}, text)),
    };
  }
  if (attributes.inline !== undefined && kind !== 'cards')
    return problem('markdown.inline', 'Inline code can only show cards, such as “AS KH”.');
  if (!pictures) return {piece: element('card-diagram', {...NOTATION, ...attributes}, text)};
  const drawn = pictures.draw(read.value, {...attributes, letters: lettersIn(attributes, language)});
  if (!drawn.ok) return drawn;
  const svg = pieceOf(drawn.value);
  return {piece: attributes.inline === undefined ? figureOf(svg, attributes) : svg};
}

/** Wraps a picture and its caption in a figure. */
const figureOf = (svg: Piece, {caption, lang}: Attributes): Piece =>
  element(
    'figure',
    {class: 'card-diagram', ...(lang !== undefined && {lang})},
    svg,
    ...(caption ? [element('figcaption', {}, caption)] : []),
  );

/** Converts a problem with a block's content. A path such as `2:7` gives the line and column of the problem. */
function problemIn({code, message, path}: Problem): MarkdownProblem {
  const [, line, column] = /^(\d+):(\d+)$/.exec(path) ?? [];
  return line === undefined ? problemOf(code, message) : {code, message, line: Number(line), column: Number(column)};
}
