import {seededRandom, type Deal, type Move, type Random, type Seat, type View} from '@cartavola/engine';
import {numberOf} from './move-number.js';
import type {SearchedGame} from './searched-game.js';
import {Race} from './race.js';
import {Node, select} from './tree.js';
import {Worlds} from './worlds.js';

/** How often of 1,000 moves one is played by chance while the rest of a deal is played (ε-greedy: Di Palma and Lanzi, 2018). */
const CHANCE = 300;
/** After how many iterations a step ends, so that whoever drives the search can look at the clock. */
const STEP = 16;

/** In every world moves are tried so many times at least: drawing one takes longer than playing it. */
const PLAYS = 8;

export interface SearchOptions {
  /** What may be chosen: the view's moves, and a pass where the seat need not act. */
  readonly moves: readonly Move[];
  /** What is thought of each beforehand, as rewards. */
  readonly priors: readonly number[];
  readonly iterations: number;
  /** The same view, seed and number of iterations give the same judgement. */
  readonly seed: string;
}

/** What a search found of one move. */
export interface Judged {
  readonly move: Move;
  /** Whether it is out of the question: surely worse than another. */
  readonly isOut: boolean;
  /** The reward to be expected, from 0 to 1. */
  readonly reward: number;
}

/**
 * Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): every iteration plays a world drawn from the view. The
 * moves to choose from are all tried in each world until they are surely worse than another; below them the tree branches by what is
 * seen of a move; where some see less of one than others, each seat has a tree of its own (MO-ISMCTS). There a move's value is compared
 * by how often it was available.
 */
export function* search<V extends View, D extends Deal<V>>(
  searched: SearchedGame<V, D>,
  view: V,
  {moves, priors, iterations, seed}: SearchOptions,
): Generator<readonly Judged[], readonly Judged[]> {
  const random = seededRandom(seed, view.moves.length, 'bots');
  const roots = searched.isSecret?.(view) ? view.hands.map(() => new Node()) : [new Node()];
  const worlds = new Worlds(searched, view, random);
  const seat = view.viewer as Seat;
  const race = new Race(priors);
  const found = (): readonly Judged[] =>
    moves.map((move, place) => ({move, isOut: !race.runs(place), reward: race.rewardOf(place)}));
  for (let count = 0; count < iterations && race.runners.length > 1;) {
    const world = worlds.fresh();
    const {runners} = race;
    const times = Math.ceil(PLAYS / runners.length);
    for (let time = 0; time < times; time++) {
      for (const place of runners) {
        const deal = world.clone() as D;
        race.book(place, iterate(searched, deal, roots, {seat, moves: [moves[place]!]}, random));
        if (++count % STEP === 0) yield found();
      }
    }
    race.settle(times);
  }
  return found();
}

interface Decision {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** Plays one world as far as it is to be played, books what came of it, and returns what did for who decides first. */
function iterate<V extends View, D extends Deal<V>>(
  searched: SearchedGame<V, D>,
  deal: D,
  roots: readonly Node[],
  first: Decision,
  random: Random,
): number {
  let nodes = roots;
  const path: (readonly Node[])[] = [];
  const seats: Seat[] = [];
  let {seat, moves} = first;
  for (let isInTree = true; isInTree && moves.length > 0;) {
    const {move, isNew} =
      path.length === 0
        ? {move: moves[0]!, isNew: false}
        : select(nodes[seat % nodes.length]!, moves, random, () => searched.quickMove(deal, seat, moves, random));
    nodes = after(nodes, seat, move, searched);
    path.push(nodes);
    seats.push(seat);
    isInTree = !isNew;
    if (move.type !== 'pass') deal.play(seat, move);
    const next = isOver(searched, deal, path.length) ? undefined : nextDecision(searched, deal, random);
    if (!next) break;
    ({seat, moves} = next);
  }
  playOut(searched, deal, path.length, random);
  const rewards = searched.rewards(deal);
  for (let place = 0; place < path.length; place++) {
    const reward = rewards[seats[place]!]!;
    for (const node of path[place]!) {
      node.visits++;
      node.rewards += reward;
    }
  }
  return rewards[first.seat]!;
}

const isOver = <V extends View, D extends Deal<V>>(searched: SearchedGame<V, D>, deal: D, played: number): boolean =>
  deal.over || searched.isFarEnough?.(deal, played) === true;

/** Who decides next, once those who act out of turn have. */
function nextDecision<V extends View, D extends Deal<V>>(
  searched: SearchedGame<V, D>,
  deal: D,
  random: Random,
): Decision | undefined {
  if (enters(searched, deal, random)) return undefined;
  const seat = deal.actors[0]!;
  return {seat, moves: deal.moves(seat)};
}

/** Where a move leads in every tree. */
function after<V extends View, D extends Deal<V>>(
  nodes: readonly Node[],
  seat: Seat,
  move: Move,
  {seenAs}: SearchedGame<V, D>,
): readonly Node[] {
  const number = numberOf(move);
  const seen = nodes.length > 1 ? (seenAs?.(move) ?? number) : number;
  return nodes.map((node, place) => node.child(nodes.length === 1 || place === seat ? number : seen));
}

/** Plays a world on by quick moves, now and then by chance. */
function playOut<V extends View, D extends Deal<V>>(
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
    deal.play(
      seat,
      isChance
        ? moves[random.below(moves.length)]!
        : moves.length > 1
          ? searched.quickMove(deal, seat, moves, random)
          : moves[0]!,
    );
  }
}

/** Lets those who act out of turn do so; returns whether the deal is over then. */
function enters<V extends View, D extends Deal<V>>(searched: SearchedGame<V, D>, deal: D, random: Random): boolean {
  for (;;) {
    const early = searched.interruption?.(deal, random);
    if (!early) return deal.over;
    deal.play(early.seat, early.move);
  }
}
