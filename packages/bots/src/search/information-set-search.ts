import {seededRandom, type Deal, type Move, type Random, type Seat, type View} from '@cartavola/engine';
import {numberOf} from './move-number.js';
import type {SearchedGame} from './searched-game.js';
import {Node, select} from './tree.js';
import {Worlds} from './worlds.js';

/** How often of 1,000 moves one is played by chance while the rest of a deal is played (ε-greedy: Di Palma and Lanzi, 2018). */
const CHANCE = 300;
/** After how many iterations a step ends, so that whoever drives the search can look at the clock. */
const STEP = 16;

export interface SearchOptions {
  /** What may be chosen: the view's moves, and a pass where the seat need not act. */
  readonly moves: readonly Move[];
  readonly iterations: number;
  /** The same view, seed and number of iterations give the same judgement. */
  readonly seed: string;
}

/** What a search found of one move. */
export interface Judged {
  readonly move: Move;
  readonly visits: number;
  /** The reward to be expected, from 0 to 1. */
  readonly reward: number;
}

/**
 * Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): every iteration plays a world drawn from the view. The
 * tree branches by what is seen of a move; where some see less of one than others, each seat has a tree of its own (MO-ISMCTS). A move's
 * value is compared by how often it was available.
 */
export function* search<V extends View, D extends Deal<V>>(
  searched: SearchedGame<V, D>,
  view: V,
  {moves, iterations, seed}: SearchOptions,
): Generator<readonly Judged[], readonly Judged[]> {
  const random = seededRandom(seed, view.moves.length, 'bots');
  const roots = searched.isSecret?.(view) ? view.hands.map(() => new Node()) : [new Node()];
  const worlds = new Worlds(searched, view, random);
  const me = view.viewer as Seat;
  const found = (): readonly Judged[] =>
    moves.map((move) => {
      const {visits, rewards} = roots[me % roots.length]!.child(numberOf(move));
      return {move, visits, reward: visits > 0 ? rewards / visits : 0};
    });
  for (let count = 1; count <= iterations; count++) {
    iterate(searched, worlds.next(), roots, {seat: me, moves}, random);
    if (count % STEP === 0) yield found();
  }
  return found();
}

interface Decision {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** Plays one world as far as it is to be played, and books what came of it. */
function iterate<V extends View, D extends Deal<V>>(
  searched: SearchedGame<V, D>,
  deal: D,
  roots: readonly Node[],
  first: Decision,
  random: Random,
): void {
  let nodes = roots;
  const path: (readonly Node[])[] = [];
  const seats: Seat[] = [];
  let {seat, moves} = first;
  for (let isInTree = true; isInTree && moves.length > 0;) {
    const {move, isNew} = select(nodes[seat % nodes.length]!, moves, random, () =>
      searched.quickMove(deal, seat, moves, random),
    );
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
}

const isOver = <V extends View, D extends Deal<V>>(searched: SearchedGame<V, D>, deal: D, played: number): boolean =>
  deal.over || searched.isFarEnough?.(deal, played) === true;

/** Who decides next, once those who act out of turn have. */
function nextDecision<V extends View, D extends Deal<V>>(
  searched: SearchedGame<V, D>,
  deal: D,
  random: Random,
): Decision | undefined {
  for (;;) {
    const early = searched.interruption?.(deal, random);
    if (!early) break;
    deal.play(early.seat, early.move);
  }
  if (deal.over) return undefined;
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
    const next = nextDecision(searched, deal, random);
    if (!next) return;
    const {seat, moves} = next;
    const isChance = moves.length > 1 && random.below(1000) < CHANCE;
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
