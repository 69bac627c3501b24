// Test helpers: a match in each phase of a deal. No bot thinks: the moves are random.
import {seededRandom, type Move, type SeatMove} from '@cartavola/engine';
import {capodamaRules, variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {CapodamaTable} from '@cartavola/elements';
import {pickOne} from '../engine/random-deals.js';
import {othersActToo, rendered} from '../journeys/hands.js';
import {stopTime} from '../virtual-clock.js';
import {matchWith, packFor, type Given} from './given-deals.js';
import {find, findAll, table, told, until, type Attributes} from './table-in-page.js';

export type Phase = 'double' | 'trump' | 'exchange' | 'lead' | 'follow' | 'trick' | 'half' | 'score';

/** Match at the reader's turn in a phase or, for a complete trick and the score, just before the move that leads to it. */
interface Moment {
  readonly players: number;
  readonly phase: Phase;
  readonly record: unknown;
  /** Move to make at the table. */
  readonly move?: Move;
}

/** The reader in seat 0 is the capo, who is asked in every phase. */
const given = (players: number): Given => ({players, dealer: players - 1, held: {0: 'AH'}});

/** Returns the phases of which the view is an example. */
function phasesOf(view: CapodamaView, limited: boolean, last: boolean): Phase[] {
  const {phase, hands, trick, tricks} = view;
  if (phase === 'over') return [];
  if (phase !== 'play') return [phase];
  const second = variantOf(view.options).halves > 1 && tricks.length === 8 && trick.cards.length === 0;
  return [
    ...(second ? ['half' as const] : []),
    ...(trick.cards.length === 0 ? ['lead' as const] : limited ? ['follow' as const] : []),
    ...(trick.cards.length === hands.length - 1 ? ['trick' as const] : []),
    ...(last ? ['score' as const] : []),
  ];
}

/** Returns a match for each phase of a deal with this many players, in order of occurrence. */
export function momentsOf(players: number): Moment[] {
  const options = {players, target: 7};
  const {halves, open} = variantOf(options);
  const start = given(players);
  const random = seededRandom('moments', players, 'moves');
  const deal = capodamaRules.deal(capodamaRules.begin(options), {dealer: start.dealer!}, packFor(start));
  const met = new Map<Phase, Moment>();
  const moves: SeatMove[] = [];
  while (!deal.over) {
    const view = capodamaRules.view(deal, 0);
    const actor = deal.actors[0]!;
    const allowed = deal.moves(actor);
    const move = pickOne(allowed, random);
    if (actor === 0 || open) {
      const last = view.hands[actor]!.length === 1 && view.tricks.length === 8 * halves - 1;
      // With an open hand, the reader also plays the very last card.
      const ends = last && (!open || view.trick.cards.length === 1);
      for (const phase of phasesOf(view, allowed.length < view.hands[actor]!.length, ends)) {
        if (met.has(phase)) continue;
        const record = matchWith({...start, moves: [...moves]});
        met.set(phase, {players, phase, record, ...((phase === 'trick' || phase === 'score') && {move})});
      }
    }
    deal.play(actor, move);
    moves.push({seat: actor, ...move});
  }
  return [...met.values()];
}

/** Adds a table with a match at that moment to the page. */
export async function tableAt({phase, record, move}: Moment, attributes: Attributes = {}): Promise<CapodamaTable> {
  const players = String((record as {options: {players: number}}).options.players);
  const element = await table({...attributes, players}, 'table-ready', record);
  // Wait for bots that act at the same time as the reader.
  await until(() => !othersActToo(element));
  if (move) {
    // Only a table with instant speed clears a complete trick at once.
    if (phase === 'trick') element.setAttribute('speed', 'slow');
    await element.updateComplete;
    const scored = told(element, 'table-score');
    element.play(move);
    if (phase === 'score') await scored;
    else {
      await until(() => findAll(element, '.trick .card').length === findAll(element, '.trick .slot').length);
      stopTime();
    }
  }
  await element.updateComplete;
  await rendered(find(element, '.question'));
  // Evaluating `content-visibility` takes a frame, or longer on a busy machine.
  await until(() => find(element, '.question').checkVisibility({contentVisibilityAuto: true}));
  return element;
}
