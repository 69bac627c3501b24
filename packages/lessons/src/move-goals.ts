import {parseCards, type Card, type Fact, type Move} from '@cartavola/engine';
import {entryFor, readWord} from './goal-word.js';
import {alone, goalOfEnds, ownCards, takerIn, type Goal, type GoalReader, type Miss} from './goals.js';
import {isSame} from './move-text.js';

const takerMiss = (facts: readonly Fact[]): Miss => {
  const taker = takerIn(facts);
  if (!taker) return {cards: []};
  return {seat: taker.seat, points: taker.points, cards: taker.card === undefined ? [] : [taker.card]};
};

const withCards =
  (make: (cards: readonly Card[]) => Goal): GoalReader =>
  (value) => {
    const cards = value === undefined ? undefined : parseCards(value.split(',').join(' '));
    return cards && make(cards);
  };

/** Goals for moves in all games. An illegal move doesn't meet any of them. */
export const MOVE_GOALS: Readonly<Record<string, GoalReader>> = {
  /** Any legal move. The default. */
  legal: alone({name: 'legal', miss: () => undefined}),
  /** The reader takes the trick, or the cards, whatever the others do. */
  wins: alone(goalOfEnds('wins', ({facts}, {seat}) => (takerIn(facts)?.seat === seat ? undefined : takerMiss(facts)))),
  /** Another player takes the trick, or the cards, whatever the others do. */
  loses: alone(
    goalOfEnds('loses', ({facts}, {seat}) => (takerIn(facts)?.seat === seat ? takerMiss(facts) : undefined)),
  ),
  /** `keeps=QH,7H`: none of these cards is played. */
  keeps: withCards((cards) => ({
    name: 'keeps',
    miss: ({move}) => {
      const gone = cards.filter((card) => namesOwn(move, card));
      return gone.length > 0 ? {cards: gone} : undefined;
    },
  })),
  /** `card=9C,8C`: one of these cards is played. */
  card: withCards((cards) => ({
    name: 'card',
    miss: ({move}) => (cards.some((card) => namesOwn(move, card)) ? undefined : {cards: []}),
  })),
  /** `cards=TS,9S`: exactly these cards are played, in one move. */
  cards: withCards((cards) => ({
    name: 'cards',
    miss: ({move}) => (isSame(ownCards(move), cards) ? undefined : {cards: []}),
  })),
  /** Something is captured from the table. */
  takes: alone({name: 'takes', miss: ({move}) => (move.takes ? undefined : {cards: []})}),
  /** `captures=7D,5C`: exactly these cards are captured. */
  captures: withCards((cards) => ({
    name: 'captures',
    miss: ({move}) => (isSame(move.takes ?? [], cards) ? undefined : {cards: []}),
  })),
  /** `points>=20`: the reader takes a trick worth at least this many points. */
  points: (value) => {
    const least = value === undefined || !/^\d+$/.test(value) ? undefined : Number(value);
    return least === undefined
      ? undefined
      : goalOfEnds('points', ({facts}, {seat}) => {
          const taker = takerIn(facts);
          return taker?.seat === seat && taker.points >= least ? undefined : takerMiss(facts);
        });
  },
  /** `suit=S`: this suit is named. */
  suit: (value) =>
    value !== undefined && /^[SHDC]$/.test(value)
      ? {name: 'suit', miss: ({move}) => (move.suit === value ? undefined : {cards: []})}
      : undefined,
  /** `type=fold`: a move of this type in games with several types. */
  type: (value) =>
    value === undefined ? undefined : {name: 'type', miss: ({move}) => (move.type === value ? undefined : {cards: []})},
};

const namesOwn = (move: Move, card: Card): boolean => ownCards(move).includes(card);

/** Parsed goals, and the first unknown word, if there is one. */
interface Goals {
  readonly goals: readonly Goal[];
  readonly unknown: string | undefined;
}

/** Parses goals separated by spaces: `legal wins points>=20 keeps=QH`. `own` are the game-specific goals. */
export function readGoals(text: string, own: Readonly<Record<string, GoalReader>> = {}): Goals {
  const readers = {...MOVE_GOALS, ...own};
  const goals: Goal[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const read = readWord(word);
    const goal = read && entryFor(readers, read)?.(read.value);
    if (!goal) return {goals, unknown: word};
    goals.push(goal);
  }
  return {goals, unknown: undefined};
}
