import type {Deal, Fact, Game, Move, Seat, View} from '@cartavola/engine';
import {trickIn, type End} from './goals.js';
import type {Exercise} from './lesson-game.js';

/** Maximum number of continuations per world: enough for the last two players in a trick. */
const MOST = 400;

/** Types of events that end a continuation. In games without tricks, it ends after a single move anyway. */
const ENDING: readonly Fact['type'][] = ['taken', 'built', 'scored'];

/** Enumerates the possible continuations of a reader's legal move in every world. */
export const endsAfter = ({worlds, lessonGame, seat}: Exercise, move: Move): readonly End[] =>
  worlds.flatMap((deal) => endsOf(lessonGame.game, deal, seat, move));

/** Enumerates at most `MOST` continuations of a legal move until the current trick is taken. */
function endsOf(game: Game, deal: Deal, seat: Seat, move: Move): End[] {
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

/** Returns the legal replies in the current trick. Excludes claims, which begin another trick. */
const repliesOf = (deal: Deal, seat: Seat): readonly Move[] => deal.moves(seat).filter(({type}) => type !== 'claim');

type ViewWithTrick = View & {readonly trick?: {readonly [list in 'cards' | 'plays']?: readonly unknown[]}};

const trickOf = (game: Game, deal: Deal): ViewWithTrick['trick'] =>
  (game.view(deal, 'spectator') as ViewWithTrick).trick;

/** Returns the next seat to play to the current trick, or undefined if there is none. */
function nextInTrick(game: Game, deal: Deal): Seat | undefined {
  const trick = trickOf(game, deal);
  const laid = trick?.cards ?? trick?.plays ?? [];
  return laid.length > 0 ? game.view(deal, 'spectator').turn[0] : undefined;
}

/**
 * Simulates a likely continuation of a legal move: the others take the trick if they can, and otherwise make an
 * arbitrary legal move. With `isWrong`, in games without tricks, the next player makes a reply that scores immediately
 * if one of the worlds allows it.
 */
export function likelyEnd(game: Game, worlds: readonly Deal[], seat: Seat, move: Move, isWrong: boolean): End {
  const end = playedOut(game, worlds[0]!, seat, move);
  if (
    !isWrong ||
    end.facts.some((fact) => ENDING.includes(fact.type) && fact.type !== 'taken') ||
    trickOf(game, worlds[0]!)
  )
    return end;
  for (const world of worlds) {
    const answered = punished(game, world, seat, move);
    if (answered) return answered;
  }
  return end;
}

/** Returns a continuation in which the next player's reply scores immediately, or undefined if there is none. */
function punished(game: Game, deal: Deal, seat: Seat, move: Move): End | undefined {
  const after = deal.clone();
  after.play(seat, move);
  const facts = [...game.tell(after, seat)];
  const [next] = game.view(after, 'spectator').turn;
  if (next === undefined || next === seat) return undefined;
  for (const reply of repliesOf(after, next)) {
    const then = after.clone();
    then.play(next, reply);
    const told = game.tell(then, seat);
    if (told.some((fact) => fact.type === 'taken' && fact.points > 0)) return {facts: [...facts, ...told]};
  }
  return undefined;
}

function playedOut(game: Game, deal: Deal, seat: Seat, move: Move): End {
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
