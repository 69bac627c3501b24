import {element, type Piece, type PieceElement} from './piece.js';

/** A tag with its attributes in double quotes, or a text: all that a drawn picture has. */
const PART = /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"]*")*)(\/?)>|([^<]+)/y;
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g;

const plain = (text: string): string => text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));

/** Reads a picture that `drawDiagram` wrote. Throws if it is anything else. */
export function svgPiece(svg: string): PieceElement {
  const root: Piece[] = [];
  const open: {name: string; children: Piece[]}[] = [{name: '', children: root}];
  PART.lastIndex = 0;
  while (PART.lastIndex < svg.length) {
    const at = PART.lastIndex;
    const [whole, closes, name = '', attributes = '', isEmpty, text] = PART.exec(svg) ?? [];
    if (whole === undefined) throw new SyntaxError(`no picture, at ${at}: ${svg.slice(at, at + 20)}`);
    if (text !== undefined) open.at(-1)!.children.push(plain(text));
    else if (closes) {
      if (open.pop()!.name !== name) throw new SyntaxError(`no picture, at ${at}: ${whole}`);
    } else {
      const children: Piece[] = [];
      const texts = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, plain(value)] as const);
      open.at(-1)!.children.push({...element(name, Object.fromEntries(texts)), children});
      if (!isEmpty) open.push({name, children});
    }
  }
  const [first] = root;
  if (open.length > 1 || typeof first !== 'object') throw new SyntaxError('no whole picture');
  return first;
}
