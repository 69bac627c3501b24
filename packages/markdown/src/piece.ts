import type {Shape} from '@cartavola/faces/render-card.js';

/** Part of a page: text or an element. The text isn't escaped, so escape it when you convert it to HTML. */
export type Piece = string | PieceElement;

/** Element on a page. */
export interface PieceElement {
  readonly name: string;
  /** Values, keyed by attribute name. The value is '' for attributes without a value. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Piece[];
}

/** Creates an element. */
export const element = (
  name: string,
  attributes: PieceElement['attributes'],
  ...children: readonly Piece[]
): PieceElement => ({name, attributes, children});

/** Converts a drawing to part of a page. */
export const pieceOf = ([name, attributes, content = []]: Shape): PieceElement => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ),
  children: typeof content === 'string' ? [content] : content.map(pieceOf),
});

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Converts part of a page to HTML. */
export function htmlOf(piece: Piece): string {
  if (typeof piece === 'string') return escaped(piece);
  const {name, attributes, children} = piece;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>${children.map(htmlOf).join('')}</${name}>`;
}
