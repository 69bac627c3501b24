import {seededRandom, type Deal, type Move, type Random, type Seat, type View} from '@cartavola/engine';
import {numberOf} from './move-number.js';
import type {SearchedGame} from './searched-game.js';
import {Race, type Judged} from './race.js';
import {moveAtSight} from './sight.js';
import {SearchNode} from './tree.js';
import {Worlds} from './worlds.js';

/** Probability, per 1,000, of a random move in playouts (ε-greedy: Di Palma and Lanzi, 2018). */
const CHANCE = 300;
/** Iterations per step. After each step, the driver can check the time. */
const STEP = 16;

/** Minimum number of iterations per world, spread over the moves. Sampling a world takes longer than playing it. */
const PLAYS = 8;

export interface SearchOptions {
  /** Moves to choose from, including a pass if the seat doesn't have to act. */
  readonly moves: readonly Move[];
  /** Prior evaluation of each move, as a reward. */
  readonly priors: readonly number[];
  readonly iterations: number;
  /** Seed: the same view, seed and number of iterations give the same result. */
  readonly seed: string;
  /** Totals before the deal: see `ChooseOptions`. */
  readonly totals?: readonly number[];
}

/**
 * Information-set Monte Carlo tree search (ISMCTS: Cowling, Powley and Whitehouse, 2012). Each iteration plays a world
 * sampled from the view (determinization). At the root, all moves are tried in each world, with successive elimination
 * (see `Race`). Below the root, the tree branches by the visible part of a move. If players see different parts, each
 * seat has a separate tree (MO-ISMCTS). The UCB formula counts how often a move was available.
 */
export function* search<V extends View, D extends Deal>(
  searched: SearchedGame<V, D>,
  view: V,
  {moves, priors, iterations, seed, totals}: SearchOptions,
): Generator<readonly Judged[], readonly Judged[]> {
  const random = seededRandom(seed, view.moves.length, 'bots');
  const trees = searched.isSecret?.(view) ? view.hands.length : 1;
  const iterate = iterating(searched, view.viewer as Seat, trees, random, totals);
  const worlds = new Worlds(searched, view, random);
  const race = new Race(priors, searched.near ?? 0);
  for (let count = 0; count < iterations && race.runners.length > 1;) {
    const world = worlds.fresh();
    const {runners} = race;
    const times = Math.ceil(PLAYS / runners.length);
    for (let time = 0; time < times; time++) {
      for (const place of runners) {
        race.book(place, iterate(world.clone() as D, moves[place]!));
        if (++count % STEP === 0) yield race.judged(moves);
      }
    }
    race.settle(times);
  }
  return race.judged(moves);
}

/** Plays one iteration that begins with the searching seat's move `first`, and returns that seat's reward. */
type Iterate<D> = (deal: D, first: Move) => number;

/** Returns the iteration function, with one tree for all seats or one for each. */
function iterating<V extends View, D extends Deal>(
  searched: SearchedGame<V, D>,
  me: Seat,
  trees: number,
  random: Random,
  totals: readonly number[] | undefined,
): Iterate<D> {
  const roots = Array.from({length: trees}, () => new SearchNode());
  /** Current node in each tree, and the path so far: the nodes visited in all trees, and the seats that moved. */
  const at = roots.slice();
  const nodes: SearchNode[] = [];
  const seats: Seat[] = [];

  const goOn = (seat: Seat, move: Move): void => {
    const number = numberOf(move);
    const own = seat % trees;
    const seen = trees > 1 ? (searched.seenAs?.(move) ?? number) : number;
    for (let tree = 0; tree < trees; tree++) {
      const node = at[tree]!.child(tree === own ? number : seen);
      at[tree] = node;
      nodes.push(node);
    }
    seats.push(seat);
  };

  return (deal, first) => {
    for (let tree = 0; tree < trees; tree++) at[tree] = roots[tree]!;
    nodes.length = 0;
    seats.length = 0;
    let seat = me;
    let move = first;
    for (;;) {
      goOn(seat, move);
      if (move.type !== 'pass') deal.play(seat, move);
      if (isOver(searched, deal, seats.length) || enters(searched, deal, random)) break;
      if (seats.length > 1 && at[seat % trees]!.visits === 0) break;
      seat = deal.actors[0]!;
      const moves = deal.moves(seat);
      move = at[seat % trees]!.select(moves, random, () => moveAtSight(searched, deal, seat, moves, random));
    }
    playOut(searched, deal, seats.length, random);
    const rewards = searched.rewards(deal, totals);
    for (let place = 0; place < nodes.length; place++) {
      const node = nodes[place]!;
      node.visits++;
      node.rewards += rewards[seats[trees === 1 ? place : Math.floor(place / trees)]!]!;
    }
    return rewards[me]!;
  };
}

const isOver = <V extends View, D extends Deal>(searched: SearchedGame<V, D>, deal: D, played: number): boolean =>
  deal.over || searched.isFarEnough?.(deal, played) === true;

/** Plays a world to its end at a glance (the default policy), with occasional random moves. */
function playOut<V extends View, D extends Deal>(
  searched: SearchedGame<V, D>,
  deal: D,
  before: number,
  random: Random,
): void {
  for (let played = before; !isOver(searched, deal, played); played++) {
    if (searched.interruption && enters(searched, deal, random)) return;
    const seat = deal.actors[0]!;
    const moves = deal.moves(seat);
    const isChance = moves.length > 1 && random.below(1000) < (searched.chance ?? CHANCE);
    deal.play(seat, isChance ? moves[random.below(moves.length)]! : moveAtSight(searched, deal, seat, moves, random));
  }
}

/** Plays the moves that seats make out of turn. Returns whether the deal is over afterwards. */
function enters<V extends View, D extends Deal>(searched: SearchedGame<V, D>, deal: D, random: Random): boolean {
  for (;;) {
    const early = searched.interruption?.(deal, random);
    if (!early) return deal.over;
    deal.play(early.seat, early.move);
  }
}
