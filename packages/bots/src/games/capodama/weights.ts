/** Weights of the heuristics, tuned by duplicate matches against other weights. */
export const WEIGHTS = {
  /**
   * Share of an average trick's points that a trump, or a plain winner, catches besides its own. Trumps catch less when few tricks are
   * left: `trumpLate`, multiplied by the reciprocal of their number.
   */
  trumpCatch: 1.7,
  trumpLate: 0.7,
  plainCatch: 0.3,
  /** Reduction of a plain card's (or heart's) chance for each trump in enemy hands. */
  ruff: 0.1,
  heartRuff: 0.25,
  /** Probability that a 7 below the ace, or another card below a higher one, takes a trick if a lower card guards it. */
  guard: 0.25,
  lowGuard: 0.1,
  /** Probability that a higher trump in enemy hands beats a trump. */
  overtrump: 0.25,
  /** Probability that the best card of a suit takes a trick. */
  find: 0.85,
  /** Points that a player adds to a trick of its own side, and of the others', relative to an average card. */
  feed: 1.15,
  grudge: 0.6,
  /** Points of a trick for which every player spends a trump. */
  trumpStake: 28,
  /** Probability that a player takes a trick from its own side. */
  overtake: 0.1,
  /** Share of the points saved on a card that takes no trick, if all others were friends. */
  dump: 0.8,
  /** Likelihood factor for the capo to hold the ace, or another card, of the doubled suit. */
  doubledAce: 3,
  doubledCard: 1.4,
  /** Cost of leading points under a possible higher card in enemy hands, as a share of them. */
  caution: 1,
  /** Factor for points played to a trick that is certainly lost. */
  waste: 1.5,
  /** Value of a void: freedom in the tricks led in that suit. */
  freedom: 0.8,
  /** Value of each further card in the suit to double. */
  doubleLength: 0.8,
  /** Share of the points of an enemy ace that a fourth trump of its suit may catch. */
  fourthCatch: 0.3,
  /** Share of a gift's worth to its receiver that counts; value of a suit emptied by it; cost of each card left in its suit. */
  giftWorth: 0.6,
  emptySuit: 2,
  giftMates: 0.3,
};
