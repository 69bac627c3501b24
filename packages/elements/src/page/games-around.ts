/** The ids by which the elements around one, the nearest first, may be of a game: tables, and what explains rules. */
export function gamesAround(start: Element): readonly string[] {
  const ids: string[] = [];
  let node: Node | null = start.parentNode;
  while (node) {
    if (node instanceof Element) {
      const [, table] = /^(\w+)-table$/.exec(node.localName) ?? [];
      const game: unknown = table ?? ('game' in node ? node.game : node.getAttribute('game'));
      if (typeof game === 'string') ids.push(game.trim());
    }
    node = node instanceof ShadowRoot ? node.host : node.parentNode;
  }
  return ids;
}
