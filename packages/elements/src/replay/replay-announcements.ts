import {UNKNOWN, type Card, type Fact, type Seat, type Suit, type Timeline, type Viewer} from '@cartavola/engine';

/** Move in the list of moves, as far as the viewer may see it. */
export interface ToldMove {
  /** Number of moves made in the deal, including this one. */
  readonly made: number;
  readonly seat: Seat;
  /** Cards that were played, named or given. Hidden cards are `UNKNOWN`. */
  readonly cards: readonly Card[];
  readonly suit?: Suit;
  /** Cards captured from the table. */
  readonly takes?: readonly Card[];
  readonly how: 'plays' | 'folds' | 'gives' | 'lets';
  /** True for the last move of a trick, or of a round of all players in games without tricks. */
  readonly endsTrick: boolean;
  /** Events of the move. */
  readonly facts: readonly Fact[];
}

/**
 * Returns the cards and kind of a move from the facts that a viewer sees. A move without such facts accepts a claim
 * (`lets`).
 */
function seenIn(facts: readonly Fact[]): Pick<ToldMove, 'cards' | 'suit' | 'how'> {
  for (const fact of facts) {
    if (fact.type === 'played') return {cards: [fact.card], how: 'plays'};
    if (fact.type === 'laid') return {cards: fact.cards, how: fact.how === 'fold' ? 'folds' : 'plays'};
    if (fact.type === 'named')
      return {cards: fact.card === undefined ? [] : [fact.card], ...(fact.suit && {suit: fact.suit}), how: 'plays'};
    if (fact.type === 'given') return {cards: fact.gifts.map(({card}) => card), how: 'gives'};
    if (fact.type === 'claimed') return {cards: fact.cards, how: 'plays'};
  }
  return {cards: [], how: 'lets'};
}

/**
 * Lists the moves in a deal, as far as the viewer may see them. `captures` is true in games where cards are captured
 * from the table.
 */
export function toldMoves(timeline: Timeline, number: number, viewer: Viewer, captures: boolean): readonly ToldMove[] {
  const {game, moments} = timeline;
  const seats = game.seats(timeline.record.options);
  return moments
    .filter(({deal, move}) => deal === number && move)
    .map((moment): ToldMove => {
      const {made, move} = moment;
      const facts = game.tell(timeline.dealAt(moment), viewer);
      const seen = seenIn(facts);
      // The cards in a claim are hidden until it is settled.
      const cards = seen.how === 'lets' && move!.cards ? move!.cards.map(() => UNKNOWN) : seen.cards;
      return {
        ...seen,
        cards,
        made,
        seat: move!.seat,
        facts,
        ...(captures && move!.takes && {takes: move!.takes}),
        endsTrick: captures
          ? made % seats === 0
          : facts.some(({type}) => type === 'taken' || type === 'built') ||
            ['named', 'handed'].some((type) => facts.some((fact) => fact.type === type)),
      };
    });
}
