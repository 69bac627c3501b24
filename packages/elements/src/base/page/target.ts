/** Target of a link to a deal. Other targets are ids of rules, which have a dot. */
export const DEAL = 'deal';

/** Target of a link to a match with its moves. */
export const MATCH = 'match';

/** Returns what the link in a fragment is to: `DEAL`, `MATCH`, or the id of a rule; undefined if there is none. What mail programs make of links is read, too. */
export const targetOf = (hash: string): string | undefined =>
  /(?:^|[#&?/!;]|%26)cartavola(?:=|%3d)([a-z][\w-]*(?:\.[\w-]+)*)/i.exec(hash)?.[1];

/** Writes the link to a rule as a fragment, with its `#`. */
export const writeRuleLink = (id: string): string => `#cartavola=${id}`;

/** Writes the whole address of a rule in this page, which a `<base>` does not change; on a server the fragment alone. */
export const addressOfRule = (id: string): string =>
  (globalThis.document?.URL.startsWith('http') ? document.URL.replace(/#.*/, '') : '') + writeRuleLink(id);

/** Whether a click on a rule may change the address of the page: a fragment that isn't the kit's may be the route of an application. */
const mayChangeAddress = (): boolean =>
  targetOf(location.hash)?.includes('.') === true ||
  document.querySelector('meta[name="cartavola-links"][content="address"]') !== null;

/** Opens a rule whose link was clicked, by `open`. Leaves clicks that open a tab or a window to the browser. */
export function followRule(event: MouseEvent, id: string, open: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // Elements open what a new fragment names.
  if (mayChangeAddress() && location.hash !== writeRuleLink(id)) location.hash = writeRuleLink(id);
  else open();
}
