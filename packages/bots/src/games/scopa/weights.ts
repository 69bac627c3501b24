/** What the rules of thumb weigh, in points of a deal: estimates, not tuned by matches against other weights. */
export const WEIGHTS = {
  /** The sweep itself is a point; so is the settebello where it counts. */
  sweep: 1,
  settebello: 1,
  /** A card towards the most cards, and towards the most diamonds. */
  card: 0.05,
  diamond: 0.17,
  /** Towards the most sevens, which the sixes decide where the sevens are equal. */
  seven: 0.32,
  six: 0.06,
  /** A point of the prime of one card above the ten of a court. */
  prime: 0.027,
  /** What a reply of the next player costs, of what it would bring; and what the partner's brings. */
  reply: 0.9,
  partner: 0.45,
  /** What a card that is laid down is worth still: one may take it back oneself. */
  trail: 0.3,
  /** What a card that stays in the hand may take of the table next time. */
  later: 0.2,
  /** To have captured last, near the end: of what lies on the table then. */
  last: 0.6,
};
