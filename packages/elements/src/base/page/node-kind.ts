// Kinds of nodes, also for nodes from another window. Each window has its own classes, so `instanceof` is false for a node that the page around a
// frame created in it.

export const isElement = (node: unknown): node is Element =>
  (node as Partial<Node> | null | undefined)?.nodeType === Node.ELEMENT_NODE;

export const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** Whether a node is a document or shadow root, which has separate ids and style sheets. */
export const isTreeRoot = (node: Node): node is Document | ShadowRoot => 'adoptedStyleSheets' in node;

/** Returns the parent of a node, or the element of a shadow root. */
export const outerNode = (node: Node): Node | null =>
  node.nodeType === Node.DOCUMENT_FRAGMENT_NODE && 'host' in node ? (node.host as Element) : node.parentNode;
