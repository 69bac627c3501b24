/** Weights of the heuristics, tuned in duplicate matches (the same deals played with different weights). */
export const WEIGHTS = {
  /**
   * Points in the trick that a card wins, as a multiple of an average trick's points: `trumpCatch` for a trump,
   * `plainCatch` for a plain card. Towards the end, a trump wins less: `trumpLate`, divided by the number of later
   * tricks, is subtracted.
   */
  trumpCatch: 1.7,
  trumpLate: 0.7,
  plainCatch: 0.3,
  /**
   * How much a plain card's or a heart's chance of winning its trick falls with each trump that an opponent probably
   * holds, because the card may be ruffed.
   */
  ruff: 0.1,
  heartRuff: 0.25,
  /**
   * Probability that a card guarded by a lower one wins a trick although another player has a higher card of the suit:
   * for a 7 (second to the ace), and for other cards.
   */
  guard: 0.25,
  lowGuard: 0.1,
  /** Probability that an opponent who holds a higher trump overtrumps a trump. */
  overtrump: 0.25,
  /** Probability that the best card of a suit wins a trick, apart from ruffs. */
  find: 0.85,
  /**
   * Points that a player adds to a trick that its own side wins (`feed`), and to one that the other side wins
   * (`grudge`), as a multiple of an average card's points.
   */
  feed: 1.15,
  grudge: 0.6,
  /** Number of points in a trick at which every player is willing to spend a trump. */
  trumpStake: 28,
  /** Probability that a player overtakes their own side's card. */
  overtake: 0.1,
  /**
   * Share of a card's points that counts if the card doesn't win a trick: as a gain if a partner wins it, as a loss if
   * an opponent does.
   */
  dump: 0.8,
  /** Likelihood ratio for the capo, who chose the doubled suit, holding the ace or another card of that suit. */
  doubledAce: 3,
  doubledCard: 1.4,
  /** Penalty for leading a scoring card that an opponent may beat, as a share of its points. */
  caution: 1,
  /** Penalty for playing points to a trick that is certainly lost, as a share of those points. */
  waste: 1.5,
  /** Value of playing the hand's last card of a suit, after which the player can ruff that suit. */
  freedom: 0.8,
  /** Value of each card in the suit to be doubled, in addition to its points. */
  doubleLength: 0.8,
  /** Share of the points of an opponent's ace that a fourth trump of its suit may win. */
  fourthCatch: 0.3,
  /**
   * Share of a gift's value to its receiver that counts, value of giving away the last card of a suit, and penalty for
   * each other card of the gift's suit in the hand.
   */
  giftWorth: 0.6,
  emptySuit: 2,
  giftMates: 0.3,
};
