import type {Page, PageElement} from './page.js';
import {childrenOf, isElement, type ParsedNode} from './page-tree.js';

/** Elements within a line of text. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i img ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Matches the end of a paragraph, a heading or a list item in Markdown. */
const MARKDOWN_END = /\n\s*(?:\n|[-*+>#|]|\d+[.)])/;

/**
 * Returns the given elements that are in a paragraph, a cell or another block with text. Text inside the elements
 * doesn't count.
 */
export function inRunningText({kind}: Page, given: readonly PageElement[]): ReadonlySet<PageElement> {
  const byNode = new Map<ParsedNode, PageElement>(given.map((element) => [element.node, element]));
  const found = new Set<PageElement>();
  if (given.length === 0) return found;
  let line: PageElement[] = [];
  let hasText = false;
  const end = (): void => {
    if (hasText) for (const element of line) found.add(element);
    line = [];
    hasText = false;
  };
  const read = (text: string): void => {
    const parts = kind === 'markdown' ? text.split(MARKDOWN_END) : [text];
    for (const [place, part] of parts.entries()) {
      if (place > 0) end();
      hasText ||= /[\p{L}\p{N}]/u.test(part);
    }
  };
  const visit = (parent: ParsedNode): void => {
    for (const child of childrenOf(parent)) {
      const element = byNode.get(child);
      if (element) line.push(element);
      else if ('value' in child && child.nodeName === '#text') read(child.value);
      else if (isElement(child)) {
        const isBlock = !INLINE.has(child.tagName);
        if (isBlock) end();
        visit(child);
        if (isBlock) end();
      }
    }
  };
  let root: ParsedNode = given[0]!.node;
  while ('parentNode' in root && root.parentNode) root = root.parentNode;
  visit(root);
  end();
  return found;
}
