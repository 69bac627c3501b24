// Creates two deals that differ only in cards that a viewer cannot know, and compares the data that the viewer gets
// from each.

import assert from 'node:assert/strict';
import {
  rankOf,
  refusalOf,
  shuffled,
  suitOf,
  SUITS,
  type Card,
  type Deal,
  type Game,
  type MatchState,
  type Move,
  type Random,
  type SeatMove,
  type Start,
  type Viewer,
} from '@cartavola/engine';
import {pickOne} from './both-sides.js';

/** History of a deal. */
export interface Story {
  readonly game: Game;
  readonly state: MatchState;
  readonly start: Start;
  readonly pack: readonly Card[];
  /** Cards kept for later deals. */
  readonly rest: readonly Card[];
  readonly moves: readonly SeatMove[];
}

/** Finds the indices of cards that a viewer cannot have seen, in the pack followed by `rest`. */
export type Unseen = (viewer: Viewer, story: Story) => number[];

export const allCards = ({pack, rest}: Story): Card[] => [...pack, ...rest];

const dealOf = ({game, state, start, pack}: Story): Deal => game.deal(state, start, pack);

/** Yields the deal before any move and after each one. It is always the same object, which the next step changes. */
export function* momentsOf(story: Story): Generator<Deal> {
  const deal = dealOf(story);
  yield deal;
  for (const {seat, ...move} of story.moves) {
    deal.play(seat, move);
    yield deal;
  }
}

export function isLegal(story: Story): boolean {
  const deal = dealOf(story);
  return story.moves.every(({seat, ...move}) => {
    if (refusalOf(story.game, deal, seat, move)) return false;
    deal.play(seat, move);
    return true;
  });
}

/** Plays a deal to the end with random moves, and returns its story. */
export function playedOut(beginning: Omit<Story, 'moves'>, random: Random): Story {
  const moves: SeatMove[] = [];
  const story = {...beginning, moves};
  const deal = dealOf(story);
  while (!deal.over) {
    const seat = pickOne(deal.actors, random);
    const move = pickOne(deal.moves(seat), random);
    deal.play(seat, move);
    moves.push({seat, ...move});
  }
  return story;
}

type Pair = readonly [number, number];
type Choice = (cards: readonly Card[], unseen: readonly number[], random: Random) => Pair[];

const anyTwo = (places: readonly number[], random: Random): Pair[] => {
  const [one, other] = shuffled(places, random, Math.min(2, places.length));
  return other === undefined ? [] : [[one!, other]];
};

/** Ways to choose the cards to swap: two, two of a suit, several, or the unseen cards of two whole suits. */
const CHOICES: readonly Choice[] = [
  (_cards, unseen, random) => anyTwo(unseen, random),
  (cards, unseen, random) => {
    const suit = suitOf(cards[pickOne(unseen, random)]!);
    return anyTwo(
      unseen.filter((place) => suitOf(cards[place]!) === suit),
      random,
    );
  },
  (_cards, unseen, random) => Array.from({length: 2 + random.below(4)}, () => anyTwo(unseen, random)).flat(),
  (cards, unseen, random) => {
    const [one, other] = shuffled(SUITS, random);
    const others = unseen.filter((place) => suitOf(cards[place]!) === other);
    return unseen
      .filter((place) => suitOf(cards[place]!) === one)
      .flatMap((place): Pair[] => {
        const at = others.findIndex((twin) => rankOf(cards[twin]!) === rankOf(cards[place]!));
        return at < 0 ? [] : [[place, others.splice(at, 1)[0]!]];
      });
  },
];

/** Returns the story with some unseen cards swapped, including those in face-down or secret moves. */
export function permuted(story: Story, unseen: readonly number[], random: Random): Story {
  const before = allCards(story);
  const after = before.slice();
  const {length} = story.pack;
  // Half of the time, swap only dealt cards, because most unseen cards are kept for later deals.
  const dealt = unseen.filter((place) => place < length);
  const among = random.below(2) === 0 && dealt.length > 1 ? dealt : unseen;
  for (const [one, other] of pickOne(CHOICES, random)(before, among, random)) {
    [after[one], after[other]] = [after[other]!, after[one]!];
  }
  // Only Capra has such moves, and in Capra every card exists once.
  const twins = new Map(before.map((card, place) => [card, after[place]!]));
  const moves = story.moves.map((move): SeatMove => {
    if (move.type !== 'fold' && move.type !== 'claim') return move;
    return {...move, cards: move.cards!.map((card) => twins.get(card)!)};
  });
  return {...story, pack: after.slice(0, length), rest: after.slice(length), moves};
}

/** Returns where all cards are at the end of the story, including hidden ones. */
export function openAt(story: Story): string {
  const deal = [...momentsOf(story)].at(-1)!;
  return JSON.stringify(story.game.view(deal, 'open'));
}

/** Returns the first difference between two plain values, or undefined if they are equal. */
function differenceOf(here: unknown, there: unknown): string | undefined {
  if (Object.is(here, there)) return undefined;
  if (typeof here !== 'object' || typeof there !== 'object' || !here || !there) {
    return `: ${JSON.stringify(here)} and ${JSON.stringify(there)}`;
  }
  const [one, other] = [here as Record<string, unknown>, there as Record<string, unknown>];
  const keys = Object.keys(one);
  const others = Object.keys(other);
  if (keys.length !== others.length || keys.some((key, place) => key !== others[place])) {
    return `: the keys ${keys.join()} and ${others.join()}`;
  }
  for (const key of keys) {
    const difference = differenceOf(one[key], other[key]);
    if (difference !== undefined) return `.${key}${difference}`;
  }
  return undefined;
}

export function assertSame(here: unknown, there: unknown, where: string): void {
  const difference = differenceOf(here, there);
  if (difference) assert.fail(`${where} differs at ${difference}`);
}

/** Returns everything that a viewer can find out with queries. `tries` are the moves to ask about. */
export function answersTo(game: Game, viewer: Viewer, deal: Deal, tries: readonly Move[]): unknown {
  const view = game.view(deal, viewer);
  if (typeof viewer !== 'number') return {view};
  return {view, moves: deal.moves(viewer), refusals: tries.map((move) => game.refusal(view, move))};
}

/**
 * Fails unless the viewer gets the same facts throughout, and the same answers at the end. If the last move ends the
 * deal, everything is revealed, but only after the facts of that move.
 */
export function assertToldTheSame(
  viewer: Viewer,
  story: Story,
  other: Story,
  triesOf: (viewer: Viewer, deal: Deal) => readonly Move[],
  label: string,
): void {
  const there = momentsOf(other);
  let ply = 0;
  for (const deal of momentsOf(story)) {
    const twin = there.next().value as Deal;
    const where = `${label}, viewer ${viewer}, ply ${ply}`;
    const ends = deal.over && ply > 0;
    const [told, twinTold] = [story.game.tell(deal, viewer), story.game.tell(twin, viewer)].map((facts) =>
      ends ? facts.slice(0, 1) : facts,
    );
    assertSame(told, twinTold, `${where}: what is told`);
    if (ends || ply++ < story.moves.length) continue;
    const tries = triesOf(viewer, deal);
    assertSame(
      answersTo(story.game, viewer, deal, tries),
      answersTo(story.game, viewer, twin, tries),
      `${where}: what is answered`,
    );
  }
}
