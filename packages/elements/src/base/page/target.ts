/** Target of a link to a deal. Targets with a dot are rule ids. */
export const DEAL = 'deal';

/** Target of a link to a match with its moves. */
export const MATCH = 'match';

/** Target of a link to a step of a lesson. */
export const STEP = 'step';

/**
 * Returns the target of the link in a fragment: `DEAL`, `MATCH`, `STEP` or a rule's id, or undefined if there is none. Accepts
 * links that a mail program has altered.
 */
export const targetOf = (hash: string): string | undefined =>
  /(?:^|[#&?/!;]|%26)cartavola(?:=|%3d)([a-z][\w-]*(?:\.[\w-]+)*)/i.exec(hash)?.[1];

/** Returns the link to a rule as a fragment, including the `#`. */
export const writeRuleLink = (id: string): string => `#cartavola=${id}`;

/**
 * Returns the full URL of a rule on this page, because a bare fragment would be resolved against a `<base>` element. On
 * a server, returns only the fragment.
 */
export const addressOfRule = (id: string): string =>
  (globalThis.document?.URL.startsWith('http') ? document.URL.replace(/#.*/, '') : '') + writeRuleLink(id);

/**
 * Whether a click on a rule may change the page's URL. A fragment that isn't the kit's may be an application's route.
 */
const mayChangeAddress = (): boolean =>
  targetOf(location.hash)?.includes('.') === true ||
  document.querySelector('meta[name="cartavola-links"][content="address"]') !== null;

/**
 * Opens a rule when its link is clicked, by changing the URL or calling `open`. Leaves clicks that open a tab or window
 * to the browser.
 */
export function followRule(event: MouseEvent, id: string, open: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // Elements open the rule when the fragment changes.
  if (mayChangeAddress() && location.hash !== writeRuleLink(id)) location.hash = writeRuleLink(id);
  else open();
}
