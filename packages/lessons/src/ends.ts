import type {Deal, Fact, Game, Move, Seat, View} from '@cartavola/engine';
import {trickIn, type End} from './goals.js';

/** How many ways are followed at most in a world: enough for the last two players of a trick. */
const MOST = 400;

/** What ends the following of a move: a trick is taken, or a card has been played where there are no tricks. */
const ENDING: readonly Fact['type'][] = ['taken', 'built', 'scored'];

/** Every way in which a legal move goes on until the cards on the table are taken; at most `MOST` of them. */
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

/** What a seat may play to the trick on the table. An entry out of turn begins another trick. */
const repliesOf = (deal: Deal, seat: Seat): readonly Move[] => deal.moves(seat).filter(({type}) => type !== 'claim');

/** Whose turn it is in the trick on the table; undefined where none lies there. */
function nextInTrick(game: Game, deal: Deal): Seat | undefined {
  const view = game.view(deal, 'spectator') as View & {
    readonly trick?: {readonly [list in 'cards' | 'plays']?: readonly unknown[]};
  };
  const laid = view.trick?.cards ?? view.trick?.plays ?? [];
  return laid.length > 0 ? view.turn[0] : undefined;
}

/** One likely way in which a legal move goes on: others take the trick where they can, or else play what comes first. */
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

/** Whether the trick would be a seat's if nobody after it could do better: the move alone decides among what lies there. */
function leads(game: Game, deal: Deal, seat: Seat, move: Move): boolean {
  const ends = endsOf(game, deal, seat, move);
  return ends.some(({facts}) => trickIn(facts)?.seat === seat);
}
