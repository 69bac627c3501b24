import {defaultTreeAdapter, parse, type DefaultTreeAdapterTypes} from 'parse5';
import {isElement, type ParsedNode} from './page-tree.js';
import {WrongUse} from './surroundings.js';

/** Most elements that may stand inside one another: browsers show no more. */
const DEEPEST = 512;

/** Error of a page whose elements stand too deep inside one another to be read. */
export class NestedTooDeep extends WrongUse {
  readonly line: number;

  constructor(line: number) {
    super(`line ${line}: more than ${DEEPEST} elements stand inside one another, which no browser shows`);
    this.line = line;
  }
}

/** Parses a page, with the places of its elements. Throws `NestedTooDeep`. */
export function parsePage(html: string): DefaultTreeAdapterTypes.Document {
  let depth = 0;
  return parse(html, {
    sourceCodeLocationInfo: true,
    treeAdapter: {
      ...defaultTreeAdapter,
      onItemPush(item) {
        if (++depth > DEEPEST) throw new NestedTooDeep(lineOf(item));
      },
      onItemPop() {
        depth--;
      },
    },
  });
}

const lineOf = (node: ParsedNode): number => (isElement(node) ? (node.sourceCodeLocation?.startLine ?? 0) : 0);
