import type {Deal, Fact, Game, Move, Seat, View} from '@cartavola/engine';
import {trickIn, type End} from './goals.js';

/** Maximum number of continuations per world: enough for the last two players of a trick. */
const MOST = 400;

/** Events that end a continuation: a trick is taken, or (in games without tricks) a card is played. */
const ENDING: readonly Fact['type'][] = ['taken', 'built', 'scored'];

/** Enumerates continuations of a legal move until the cards on the table are taken; at most `MOST`. */
export function endsOf(game: Game, deal: Deal, seat: Seat, move: Move): End[] {
  const ends: End[] = [];
  const follow = (before: Deal, who: Seat, made: Move, facts: readonly Fact[]): void => {
    const after = before.clone();
    after.play(who, made);
    const all = [...facts, ...game.tell(after, seat)];
    const next = nextInTrick(game, after);
    if (next === undefined || all.some(({type}) => ENDING.includes(type))) {
      ends.push({facts: all});
      return;
    }
    for (const reply of repliesOf(after, next)) if (ends.length < MOST) follow(after, next, reply, all);
  };
  follow(deal, seat, move, []);
  return ends;
}

/** Legal replies to the current trick; without claims, which begin another one. */
const repliesOf = (deal: Deal, seat: Seat): readonly Move[] => deal.moves(seat).filter(({type}) => type !== 'claim');

/** Seat to play to the current trick; undefined if there is none. */
function nextInTrick(game: Game, deal: Deal): Seat | undefined {
  const view = game.view(deal, 'spectator') as View & {
    readonly trick?: {readonly [list in 'cards' | 'plays']?: readonly unknown[]};
  };
  const laid = view.trick?.cards ?? view.trick?.plays ?? [];
  return laid.length > 0 ? view.turn[0] : undefined;
}

/** Simulates one likely continuation of a legal move: others take the trick if they can, or make another legal move. */
export function likelyEnd(game: Game, deal: Deal, seat: Seat, move: Move): End {
  const after = deal.clone();
  const facts: Fact[] = [];
  let [who, made]: [Seat, Move] = [seat, move];
  for (;;) {
    after.play(who, made);
    facts.push(...game.tell(after, seat));
    const next = facts.some(({type}) => ENDING.includes(type)) ? undefined : nextInTrick(game, after);
    if (next === undefined) return {facts};
    const replies = repliesOf(after, next);
    who = next;
    made = replies.find((reply) => leads(game, after, next, reply)) ?? replies.at(-1)!;
  }
}

/** True if a move wins the trick for its seat in some continuation. */
function leads(game: Game, deal: Deal, seat: Seat, move: Move): boolean {
  const ends = endsOf(game, deal, seat, move);
  return ends.some(({facts}) => trickIn(facts)?.seat === seat);
}
