import {defaultTreeAdapter, ErrorCodes, parse, type DefaultTreeAdapterTypes, type ParserError} from 'parse5';
import {isElement, type ParsedNode} from './page-tree.js';
import {WrongUse} from '../surroundings.js';

/** Maximum nesting depth of elements that browsers support. */
const DEEPEST = 512;

/** Error for a page whose elements are nested too deeply. */
export class NestedTooDeep extends WrongUse {
  readonly line: number;

  constructor(line: number) {
    super(`line ${line}: elements are nested more than ${DEEPEST} deep, and browsers ignore the rest`);
    this.line = line;
  }
}

/** Location of an error in a page. */
export type ErrorPlace = Pick<ParserError, 'startOffset' | 'startLine' | 'startCol' | 'endLine' | 'endCol'>;

/**
 * Parses a page, with the locations of its elements. Calls `repeated` for a repeated attribute in a tag and `unclosed`
 * for a self-closing tag such as `<card-puzzle />`. Browsers ignore both the repetition and the slash. Throws
 * `NestedTooDeep`.
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
