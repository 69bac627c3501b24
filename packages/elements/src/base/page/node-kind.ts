// Type checks that also work for nodes from another window. Each window has its own classes, so `instanceof` is false
// for a node that a frame's parent page has created.

export const isElement = (node: unknown): node is Element =>
  (node as Partial<Node> | null | undefined)?.nodeType === Node.ELEMENT_NODE;

export const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** Whether a node is a document or shadow root, each of which has its own ids and style sheets. */
export const isTreeRoot = (node: Node): node is Document | ShadowRoot => 'adoptedStyleSheets' in node;

/** Returns the parent of a node, or the host of a shadow root. */
export const outerNode = (node: Node): Node | null =>
  node.nodeType === Node.DOCUMENT_FRAGMENT_NODE && 'host' in node ? (node.host as Element) : node.parentNode;
