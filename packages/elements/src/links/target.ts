/** Target of a link to a deal. Other targets are ids of rules, which have a dot. */
export const DEAL = 'deal';

/** Target of a link to a match with its moves. */
export const MATCH = 'match';

/** Returns what the link in a fragment is to: `DEAL`, `MATCH`, or the id of a rule; undefined if there is none. */
export const targetOf = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('cartavola') || undefined;

/** Writes the link to a rule as a fragment, with its `#`. */
export const writeRuleLink = (id: string): string => `#cartavola=${id}`;
