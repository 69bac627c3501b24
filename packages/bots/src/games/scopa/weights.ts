/** Weights of the heuristics, in points of a deal. They are estimates and have not been tuned in matches. */
export const WEIGHTS = {
  /** Value of a sweep (scopa), and of the settebello if the rules count it. */
  sweep: 1,
  settebello: 1,
  /**
   * Contribution of each card to the point for the most cards, and of each diamond to the point for the most diamonds.
   */
  card: 0.05,
  diamond: 0.17,
  /** Contribution of each seven to the point for the most sevens, and of each six, which breaks ties. */
  seven: 0.32,
  six: 0.06,
  /** Value of each point of a card's prime (its value in the primiera count) above 10, the prime of a court card. */
  prime: 0.027,
  /** Share of the next player's expected gain that is subtracted, and of the partner's that is added. */
  reply: 0.9,
  partner: 0.45,
  /** Share of a laid card's value that isn't lost, because the card may be recaptured. */
  trail: 0.3,
  /** Share of the best later capture that counts. */
  later: 0.2,
  /** Share of the table's value that counts for a player who will probably be the last to capture. */
  last: 0.6,
};
