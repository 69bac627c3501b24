import {
  Match,
  parseCards,
  readRecord,
  writeMove,
  writeRecord,
  type Deal,
  type Game,
  type MatchRecord,
  type Move,
  type ScoreLine,
  type Seat,
  type View,
  refusalOf,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';

/** A vector file: the answers of an independent implementation of the rules. */
export interface VectorFile {
  readonly variant: string;
  readonly game: string;
  readonly vectors: readonly Vector[];
  readonly illegal: readonly {name: string; record: unknown; move: Record<string, unknown>; refused: string}[];
  readonly badRecords: readonly {name: string; record: unknown; refusedAt: string}[];
  readonly lenient: readonly {name: string; record: unknown; canonical: unknown}[];
}

interface Vector {
  readonly name: string;
  readonly record: unknown;
  readonly steps: readonly Step[];
  readonly score: unknown;
  readonly marks: unknown;
  readonly totals: unknown;
  readonly result: unknown;
}

interface Step {
  readonly legal?: readonly string[];
  readonly legalCount?: number;
  readonly legalHash?: string;
  readonly end?: Record<string, unknown>;
  readonly marks?: unknown;
  readonly score?: unknown;
  readonly next?: unknown;
}

export const gameOf = (file: VectorFile): Game => games.find(({id}) => id === file.game)!;

/** Reads a record that must be valid. */
export function mustRead(data: unknown): MatchRecord {
  const read = readRecord(data, games);
  if (!read.ok) throw new Error(`${read.problem.code} at ${read.problem.path}: ${read.problem.message}`);
  return read.value;
}

/** Returns all legal moves of all seats that may act as canonical strings, sorted by code unit. */
function legalTexts(deal: Deal, game: Game): string[] {
  const texts = deal.actors.flatMap((seat) =>
    deal.moves(seat).map((move) => JSON.stringify(writeMove({seat, ...move}, game))),
  );
  return [...new Set(texts)].sort();
}

async function hash(texts: readonly string[]): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(texts.join('\n')));
  return [...new Uint8Array(bytes)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 16);
}

export type Expect = (actual: unknown, expected: unknown, what: string) => void;

/** Plays a vector step by step. Returns how many moves were checked. */
export async function playVector(vector: Vector, game: Game, same: Expect, ended: EndOf): Promise<number> {
  const record = mustRead(vector.record);
  same(writeRecord(record, game), JSON.stringify(vector.record), `${vector.name}: canonical`);
  const match = new Match(game, record.options, '');
  const steps = vector.steps[Symbol.iterator]();
  let score: readonly ScoreLine[] | null = null;
  let marks: readonly number[] | null = null;
  let moves = 0;
  for (const [number, dealt] of record.deals.entries()) {
    const deal = match.deal(dealt);
    for (const [ply, {seat, ...move}] of dealt.moves.entries()) {
      const here = `${vector.name} deal ${number} ply ${ply}`;
      const step = steps.next().value!;
      const legal = legalTexts(deal, game);
      if (step.legal) same(legal, step.legal, here);
      else same([legal.length, await hash(legal)], [step.legalCount, step.legalHash], here);
      same(refusalOf(game, deal, seat, move), undefined, here);
      deal.play(seat, move);
      moves++;
    }
    if (!deal.over) {
      [score, marks] = [null, null];
      continue;
    }
    const told = game.score(deal);
    score = told.lines;
    marks = told.marks ?? null;
    match.finish(deal);
    const step = steps.next().value!;
    const here = `${vector.name} deal ${number} end`;
    same(lineSet(score), lineSet(step.score), here);
    same(marks, step.marks ?? null, here);
    same(match.next, step.next, here);
    same(ended(game.view(deal, 'open')), step.end, here);
  }
  same(steps.next().done, true, `${vector.name}: all steps`);
  same(lineSet(score), lineSet(vector.score), `${vector.name}: score`);
  same(marks, vector.marks ?? null, `${vector.name}: marks`);
  same(record.totals ?? null, vector.totals ?? null, `${vector.name}: totals`);
  same(match.result ?? null, vector.result ?? null, `${vector.name}: result`);
  return moves;
}

/** Reads, from a finished deal's open view, the totals that a vector gives in `end`. */
export type EndOf = (open: View) => Record<string, unknown>;

/** Score lines as a set, without the cards that prove them. */
function lineSet(lines: unknown): unknown {
  if (!Array.isArray(lines)) return lines ?? null;
  return (lines as ScoreLine[]).map(({rule, seat, side, points}) => JSON.stringify({rule, seat, side, points})).sort();
}

/** Returns the rule that forbids an illegal move after a record. */
export function refusedRule(record: unknown, move: Record<string, unknown>, game: Game): string | undefined {
  const {options, deals} = mustRead(record);
  const match = new Match(game, options, '');
  let deal: Deal | undefined;
  for (const dealt of deals) {
    if (deal) match.finish(deal);
    deal = match.deal(dealt);
    for (const {seat, ...made} of dealt.moves) deal.play(seat, made);
  }
  // The move in the engine's own format. As part of a record, it would already be rejected when read.
  const withCard = mustReadMove(move);
  return deal && refusalOf(game, deal, move['seat'] as Seat, withCard)?.rule;
}

function mustReadMove(move: Record<string, unknown>): Move {
  const read: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(move)) {
    if (key === 'card' || key === 'left' || key === 'right') read[key] = parse(value as string)[0];
    else if (key === 'cards' || key === 'takes') read[key] = parse(value as string);
    else if (key !== 'seat') read[key] = value;
  }
  return read as unknown as Move;
}

const parse = (text: string) => parseCards(text)!;
