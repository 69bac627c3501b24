import type {Card, View} from '@cartavola/engine';
import {KING, PACK, primeOf, sweepCounts, VALUE, type ScopaView} from '@cartavola/engine/games/scopa/scopa.js';
import {alone, goalOfEnds, type End, type GoalReader, type Miss} from '../../goals.js';
import type {Counted} from '../../lesson-game.js';

/** `scopa.redeal`: number of kings among the first four cards that makes a deal void. */
const KINGS = 3;

const scopaView = (view: View): ScopaView => view as ScopaView;

/** Proof of a missed goal: the cards on the table at the end of a continuation. */
function leaving({facts}: End): Miss {
  const last = facts.at(-1);
  const left = last ? scopaView(last.view).table : [];
  return {cards: left, ...(left.length > 0 && {left})};
}

const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + VALUE[card]!, 0);

/** True if a card that the viewer hasn't seen could make a scopa by capturing the whole table. */
function canBeCleared({options, viewer, table, piles, hands}: ScopaView): boolean {
  const own = typeof viewer === 'number' ? hands[viewer]! : [];
  const seen = new Set([...table, ...piles.flat(), ...own]);
  const sum = sumOf(table);
  return PACK.some((card) => VALUE[card] === sum && sweepCounts(options, card, false) && !seen.has(card));
}

/** Goals that only Scopa has. */
export const goals: Readonly<Record<string, GoalReader>> = {
  /** A scopa is made. */
  scopa: alone(
    goalOfEnds('scopa', (end) =>
      end.facts.some((fact) => fact.type === 'taken' && fact.points > 0) ? undefined : leaving(end),
    ),
  ),
  /** Nothing is captured. */
  trails: alone({name: 'trails', miss: ({move: {takes}}) => takes && {cards: takes, taken: takes}}),
  /** Two or more cards are captured. */
  several: alone({
    name: 'several',
    miss: ({move: {takes = []}}) =>
      takes.length > 1 ? undefined : {cards: takes, ...(takes.length > 0 && {taken: takes})},
  }),
  /** No opponent can make a scopa with the next card. */
  guards: alone(
    goalOfEnds('guards', (end) => {
      const last = end.facts.at(-1);
      return last && canBeCleared(scopaView(last.view)) ? leaving(end) : undefined;
    }),
  ),
};

/** Counts that only Scopa has. */
export const counts: Readonly<Record<string, Counted>> = {
  /** Cards on the table after `moves`. */
  table: ({kept, view}) => scopaView(kept.at(-1)?.view ?? view).table.length,
  /** Number of additional kings on the table that would make the deal void. */
  kings: ({view}) => KINGS - scopaView(view).table.filter((card) => VALUE[card] === KING).length,
  /** The reader's primiera. */
  primiera: ({view, seat}) => primeOf(scopaView(view).piles[seat % 2]!),
};
