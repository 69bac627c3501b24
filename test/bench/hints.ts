import {finish, type MoveReason} from '@cartavola/bots';
import {lossOf, verdict} from '@cartavola/bots/coach.js';
import {isSameMove} from '@cartavola/bots/costs.js';
import {choose} from '@cartavola/bots/games.js';
import {card, cardsOf, RANKS, SUITS, type Move, type View} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {loadCardWords, type CardWords} from '@cartavola/words';
import {loadCoach} from '@cartavola/words/coach/games.js';
import {isTrue} from '../bots/truth/false-sentences.js';
import {isSilent} from '../bots/truth/sentence-meanings.js';
import {positionsIn} from './positions.js';

/** Results of a number of hints. */
export interface HintCounts {
  /** Number of hints, keyed by the reason's id, with what both moves do, or what only the better move does. */
  readonly said: ReadonlyMap<string, number>;
  /** Number of hints that say nothing specific about the position. */
  readonly silent: number;
  /** Descriptions of the hints that aren't true. */
  readonly wrong: readonly string[];
}

/** Yields positions with a choice from deals between strong players. */
function* decisionsIn(
  id: string,
  options: Record<string, unknown>,
  count: number,
  seed = 'hints',
): Generator<{readonly view: View; readonly number: number}> {
  let left = count;
  for (const position of positionsIn(id, options, seed)) {
    if (position.view.moves.length < 2) continue;
    yield position;
    if (--left <= 0) return;
  }
}

/** How often an expert and the coach choose different moves. */
export interface Agreement {
  readonly differ: number;
  /** Number of these moves that cost points according to the coach. */
  readonly costly: number;
}

/**
 * Compares the move that an expert makes at a table with the coach's, in a number of positions. `verdict`: the coach's
 * iterations, by default those of a verdict.
 */
export function agreementIn(
  id: string,
  options: Record<string, unknown>,
  positions: number,
  {
    iterations,
    verdict: judging,
    seed,
  }: {readonly iterations: number; readonly verdict?: number; readonly seed?: string},
): Agreement {
  let differ = 0;
  let costly = 0;
  for (const {view, number} of decisionsIn(id, options, positions, seed)) {
    const {move} = finish(choose(view, {level: 'expert', iterations, seed: `${number}`}));
    const judged = finish(verdict(view, judging === undefined ? {} : {iterations: judging}));
    if (isSameMove(move, judged.move)) continue;
    differ++;
    if (lossOf(judged, move) > 0) costly++;
  }
  return {differ, costly};
}

/** Numbers in the reasons about the points that win solo Capodama. */
const WINDOW: readonly number[] = [80, 85];

/**
 * Returns whether a sentence names only cards that the reason or one of its moves mentions, and contains only numbers that
 * the reason states.
 */
export function isFaithful(text: string, reason: MoveReason, move: Move, names: CardWords): boolean {
  const {cards, than, answers = [], count, points} = reason;
  const moves = [move, ...(than ? [than.move] : []), ...answers.map((answer) => answer.move)];
  const mentioned = [...cards, ...moves.flatMap((one) => cardsOf(one))].map(names.name);
  const named = SUITS.flatMap((suit) => RANKS.map((rank) => names.name(card(rank, suit)))).filter((name) =>
    text.includes(name),
  );
  const numbers = [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
  const stated = [
    count,
    than?.count,
    points,
    ...([reason.id, reason.both].some((id) => id?.endsWith('-window')) ? WINDOW : []),
  ];
  return named.every((name) => mentioned.includes(name)) && numbers.every((number) => stated.includes(number));
}

/**
 * Asks for hints in positions from deals between strong players. Checks the facts in each, and its sentence, with code that
 * is independent of the reasons. `iterations` defaults to those of a verdict.
 */
export async function hintsIn(
  id: string,
  options: Record<string, unknown>,
  hints: number,
  {iterations, seed}: {readonly iterations?: number; readonly seed?: string} = {},
): Promise<HintCounts> {
  const names = await loadCardWords('en');
  const coach = await loadCoach(id, 'en');
  const game = games.find((one) => one.id === id)!;
  const said = new Map<string, number>();
  const wrong: string[] = [];
  let silent = 0;
  let count = 0;
  for (const {view, number} of decisionsIn(id, options, hints, seed)) {
    const {move, reasons} = finish(verdict(view, iterations === undefined ? {} : {iterations}));
    const [reason] = reasons;
    const {both, effect} = reason!;
    const key = both ? `${reason!.id} (${both})` : effect ? `${reason!.id} (only ${effect})` : reason!.id;
    said.set(key, (said.get(key) ?? 0) + 1);
    if (isSilent(reason!, id)) silent++;
    const text = coach.reason(reason!, undefined, view.moves) ?? '';
    if (!isTrue(game, view, move, reason!, `hints/${count}`) || !isFaithful(text, reason!, move, names))
      wrong.push(`deal ${number}, hint ${count}: ${text} ${JSON.stringify(reason)} for ${JSON.stringify(move)}`);
    count++;
  }
  return {said, silent, wrong};
}
