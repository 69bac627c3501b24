import type {DefaultTreeAdapterTypes} from 'parse5';

/** Node of a parsed page. */
export type ParsedNode = DefaultTreeAdapterTypes.Node;
/** Element of a parsed page. */
export type ParsedElement = DefaultTreeAdapterTypes.Element;

export const isElement = (node: ParsedNode): node is ParsedElement => 'tagName' in node;

/** Reads an element's attribute, or returns undefined if it is missing. */
export const attribute = ({attrs}: ParsedElement, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

/** Lists a node's children. A template's children are those of its content. */
export const childrenOf = (node: ParsedNode): readonly ParsedNode[] =>
  'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];

/** Yields all elements in a node, in document order. */
export function* elementsIn(node: ParsedNode): Generator<ParsedElement> {
  for (const child of childrenOf(node)) {
    if (isElement(child)) yield child;
    yield* elementsIn(child);
  }
}

/** Returns the text in a node, without markup. */
export const textIn = (node: ParsedNode): string =>
  'value' in node && node.nodeName === '#text' ? node.value : childrenOf(node).map(textIn).join('');
