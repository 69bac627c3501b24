/** Weights of the heuristics, in points of a deal: estimates, not tuned by matches. */
export const WEIGHTS = {
  /** Value of a sweep; also of the settebello where it counts. */
  sweep: 1,
  settebello: 1,
  /** Value of a card towards most cards, and of a diamond towards most diamonds. */
  card: 0.05,
  diamond: 0.17,
  /** Value of a seven towards most sevens, with sixes as tie-break. */
  seven: 0.32,
  six: 0.06,
  /** Value of each point of a card's prime above the ten of a court card. */
  prime: 0.027,
  /** Cost of the next player's reply as a share of its expected gain; and the share gained from the partner's. */
  reply: 0.9,
  partner: 0.45,
  /** Share of a laid card's worth that is kept: one may recapture it. */
  trail: 0.3,
  /** Share of the best later capture that counts. */
  later: 0.2,
  /** Share of the table's worth for being the last to capture, near the end. */
  last: 0.6,
};
