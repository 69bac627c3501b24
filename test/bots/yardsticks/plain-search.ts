import {bitCount, seededRandom, type Card, type Random, type Seat} from '@cartavola/engine';
import {
  ON_TABLE,
  PACK,
  sampleDeal,
  type ScopaDeal,
  type ScopaMove,
  type ScopaView,
} from '@cartavola/engine/games/scopa/scopa.js';
import {leadOf} from './deal-lead.js';
import {gainOf} from './greedy.js';
import {bestOf, type Yardstick} from './yardstick.js';

/** Weight of exploration, for rewards from 0 to 1 (Cowling, Powley and Whitehouse, 2012). */
const EXPLORATION = 0.7;
/** Percentage of random moves in playouts (Di Palma and Lanzi, 2018). */
const CHANCE = 30;
/** Lead in points that corresponds to a reward of 0.73. */
const LEAD = 2;

/** Statistics of a move in the search tree. */
class Node {
  readonly children = new Map<number, Node>();
  visits = 0;
  /** Number of times that the move could be chosen. */
  available = 0;
  /** Sum of the rewards of the seat that made the move. */
  rewards = 0;
}

/** Number for each card, such that every set of cards has a unique sum. */
const BITS = Float64Array.from({length: 64}, (_, card) => 64 * 2 ** PACK.indexOf(card as Card));

/** Returns a unique number for a move. */
const keyOf = ({card, takes}: ScopaMove): number => takes?.reduce<number>((sum, one) => sum + BITS[one]!, card) ?? card;

/**
 * Plain information-set Monte Carlo tree search (single observer; Cowling, Powley and Whitehouse, 2012). Each iteration
 * has its own world. All worlds that match the view are equally likely.
 */
export const plainIsmcts =
  (iterations: number): Yardstick =>
  (view, seed) => {
    const random = seededRandom(seed, view.plays.length, 'ismcts');
    return searched(iterations, view.viewer as Seat, random, worldsOf(view, random));
  };

/**
 * Returns a function that creates worlds that match a two-player view, with equal probability. It shuffles the hidden
 * cards in a copy of the first world.
 */
function worldsOf(view: ScopaView, random: Random): () => ScopaDeal {
  const first = sampleDeal(view, random);
  const other = 1 - (view.viewer as Seat);
  const held = first.hands.list(other);
  const known = first.pack.slice(0, first.dealt);
  const hidden = [...held, ...first.pack.slice(first.dealt)];
  return () => {
    const world = first.clone();
    for (let last = hidden.length - 1; last > 0; last--) {
      const place = random.below(last + 1);
      [hidden[last], hidden[place]] = [hidden[place]!, hidden[last]!];
    }
    for (const card of held) world.hands.take(other, card);
    for (let place = 0; place < held.length; place++) world.hands.give(other, hidden[place]!);
    return Object.assign(world, {pack: known.concat(hidden.slice(held.length))});
  };
}

/**
 * The same search by a player who sees all cards, including those still to be dealt. Its results are an upper bound on
 * the gain from more knowledge.
 */
export const seesAll =
  (iterations: number): Yardstick =>
  ({viewer, plays}, seed, deal) =>
    searched(iterations, viewer as Seat, seededRandom(seed, plays.length, 'sees all'), () => deal.clone());

function searched(iterations: number, me: Seat, random: Random, worldOf: () => ScopaDeal): ScopaMove {
  const root = new Node();
  let moves = worldOf().moves(me);
  for (let count = 0; count < iterations && moves.length > 1; count++) {
    const world = worldOf();
    moves = world.moves(me);
    iterate(root, world, random);
  }
  return bestOf(moves, (move) => root.children.get(keyOf(move))?.visits ?? 0);
}

/** Selects, expands by one node, plays out, and adds the reward. */
function iterate(root: Node, deal: ScopaDeal, random: Random): void {
  const path: {readonly node: Node; readonly seat: Seat}[] = [];
  let node = root;
  for (let isNew = false; !deal.over && !isNew;) {
    const seat = deal.turn;
    const move = selected(node, deal.moves(seat), random);
    const key = keyOf(move);
    node = node.children.get(key)!;
    isNew = node.visits === 0;
    path.push({node, seat});
    deal.play(seat, move);
  }
  while (!deal.over) deal.play(deal.turn, atSight(deal, random));
  const lead = 1 / (1 + Math.exp(-leadOf(deal) / LEAD));
  for (const {node: passed, seat} of path) {
    passed.visits++;
    passed.rewards += seat === 0 ? lead : 1 - lead;
  }
}

/** Returns the move to try: an untried one, or else the one with the highest upper confidence bound. */
function selected(node: Node, moves: readonly ScopaMove[], random: Random): ScopaMove {
  const children: Node[] = [];
  for (const move of moves) {
    const key = keyOf(move);
    let child = node.children.get(key);
    if (!child) node.children.set(key, (child = new Node()));
    child.available++;
    children.push(child);
  }
  const untried = moves.filter((_, place) => children[place]!.visits === 0);
  if (untried.length > 0) return untried[random.below(untried.length)]!;
  const bounds = children.map(
    ({visits, available, rewards}) => rewards / visits + EXPLORATION * Math.sqrt(Math.log(available) / visits),
  );
  return moves[bestOf([...moves.keys()], (place) => bounds[place]!)]!;
}

/** Returns a greedy move, or sometimes a random one. */
function atSight(deal: ScopaDeal, random: Random): ScopaMove {
  const moves = deal.moves(deal.turn);
  if (moves.length === 1) return moves[0]!;
  if (random.below(100) < CHANCE) return moves[random.below(moves.length)]!;
  const {low, high} = deal.hands;
  const count = bitCount(low[ON_TABLE]!) + bitCount(high[ON_TABLE]!);
  return bestOf(moves, (move) => gainOf(move, count, deal.options));
}
