import type {Card, View} from '@cartavola/engine';
import {KING, PACK, primeOf, sweepCounts, VALUE, type ScopaView} from '@cartavola/engine/games/scopa/scopa.js';
import {alone, goalOfEnds, type End, type GoalReader} from '../../goals.js';
import type {Counted} from '../../lesson-game.js';

/** `scopa.redeal`: how many kings among the first four cards make a deal void. */
const KINGS = 3;

const scopaView = (view: View): ScopaView => view as ScopaView;

/** What lies on the table once all is done. */
const tableAfter = ({facts}: End): readonly Card[] => {
  const last = facts.at(-1);
  return last ? scopaView(last.view).table : [];
};

const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + VALUE[card]!, 0);

/** Whether a card that the viewer has not seen could make a scopa of all that lies on the table. */
function canBeCleared({options, viewer, table, piles, hands}: ScopaView): boolean {
  const own = typeof viewer === 'number' ? hands[viewer]! : [];
  const seen = new Set([...table, ...piles.flat(), ...own]);
  const sum = sumOf(table);
  return PACK.some((card) => VALUE[card] === sum && sweepCounts(options, card, false) && !seen.has(card));
}

/** What a right move can be in Scopa alone. */
export const goals: Readonly<Record<string, GoalReader>> = {
  /** A scopa is made. */
  scopa: alone(
    goalOfEnds('scopa', (end) =>
      end.facts.some((fact) => fact.type === 'taken' && fact.points > 0) ? undefined : {cards: tableAfter(end)},
    ),
  ),
  /** Nothing is taken. */
  trails: alone({name: 'trails', miss: ({move}) => (move.takes ? {cards: move.takes} : undefined)}),
  /** Two cards or more are taken. */
  several: alone({
    name: 'several',
    miss: ({move: {takes = []}}) => (takes.length > 1 ? undefined : {cards: takes}),
  }),
  /** Nobody can make a scopa with the next card. */
  guards: alone(
    goalOfEnds('guards', (end) => {
      const last = end.facts.at(-1);
      return last && canBeCleared(scopaView(last.view)) ? {cards: tableAfter(end)} : undefined;
    }),
  ),
};

/** What can be counted in Scopa alone. */
export const counts: Readonly<Record<string, Counted>> = {
  /** How many cards lie on the table in the end. */
  table: ({kept, view}) => scopaView(kept.at(-1)?.view ?? view).table.length,
  /** How many more kings on the table would make the deal void. */
  kings: ({view}) => KINGS - scopaView(view).table.filter((card) => VALUE[card] === KING).length,
  /** The primiera of the reader's pile. */
  primiera: ({view, seat}) => primeOf(scopaView(view).piles[seat % 2]!),
};
