import {defaultTreeAdapter, ErrorCodes, parse, type DefaultTreeAdapterTypes, type ParserError} from 'parse5';
import {isElement, type ParsedNode} from './page-tree.js';
import {WrongUse} from './surroundings.js';

/** Most elements that may stand inside one another: browsers show no more. */
const DEEPEST = 512;

/** Error of a page whose elements stand too deep inside one another to be read. */
export class NestedTooDeep extends WrongUse {
  readonly line: number;

  constructor(line: number) {
    super(`line ${line}: more than ${DEEPEST} elements are inside one another, which browsers do not show`);
    this.line = line;
  }
}

/** Place of an error in a page. */
export type ErrorPlace = Pick<ParserError, 'startOffset' | 'startLine' | 'startCol' | 'endLine' | 'endCol'>;

/**
 * Parses a page, with the places of its elements. Calls `repeated` for an attribute that appears a second time in its tag, which browsers ignore, and
 * `unclosed` for a tag such as `<card-puzzle />`, whose slash browsers ignore. Throws `NestedTooDeep`.
 */
export function parsePage(
  html: string,
  repeated: (place: ErrorPlace) => void = () => undefined,
  unclosed: (place: ErrorPlace) => void = () => undefined,
): DefaultTreeAdapterTypes.Document {
  let depth = 0;
  return parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: (error) => {
      if (error.code === ErrorCodes.duplicateAttribute) repeated(error);
      if (error.code === ErrorCodes.nonVoidHtmlElementStartTagWithTrailingSolidus) unclosed(error);
    },
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
