/** What the rules of thumb weigh, found by duplicate matches against other weights. */
export const WEIGHTS = {
  /**
   * Of an average trick's points: what a trump, or a plain card that takes a trick, will catch besides its own. A trump catches
   * less the fewer tricks there are to choose from: `trumpLate`, through the number of tricks after this one.
   */
  trumpCatch: 1.7,
  trumpLate: 0.7,
  plainCatch: 0.3,
  /** How far each trump in enemy hands spoils a plain card's trick, and a heart's. */
  ruff: 0.1,
  heartRuff: 0.25,
  /** How often a 7 under the ace, or another card under a higher one, comes to its trick where a lower card guards it. */
  guard: 0.25,
  lowGuard: 0.1,
  /** How often a higher trump in enemy hands comes down on a trump. */
  overtrump: 0.25,
  /** How often the best card of a suit finds its trick. */
  find: 0.85,
  /** Of an average card's points: what a player adds to a trick of its side, and to the others'. */
  feed: 1.15,
  grudge: 0.6,
  /** The points of a trick for which any player would spend a trump. */
  trumpStake: 28,
  /** How often a player takes a trick from its own side. */
  overtake: 0.1,
  /** What is left of the points of a card that will take no trick: at best (all others friends) this part of it comes home. */
  dump: 0.8,
  /** How many times likelier the capo holds the ace, or another card, of the suit that it has doubled. */
  doubledAce: 3,
  doubledCard: 1.4,
  /** Of the points of a lead: what the fear of a higher card in enemy hands costs. */
  caution: 1,
  /** How much dearer points are that go to a trick that is lost for sure. */
  waste: 1.5,
  /** To have no card of a suit: freedom in the tricks in which it is led. */
  freedom: 0.8,
  /** A card more in the suit that is named as the doubled one. */
  doubleLength: 0.8,
  /** Of the points of an ace that is out: what a fourth trump of its suit may catch. */
  fourthCatch: 0.3,
  /** How much of a gift's worth to its receiver counts; a suit emptied by it; each card that stays in its suit. */
  giftWorth: 0.6,
  emptySuit: 2,
  giftMates: 0.3,
};
