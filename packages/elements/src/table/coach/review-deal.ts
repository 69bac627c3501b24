import {decisionsIn, decisive, type Choice, type Decision} from '@cartavola/bots';
import {STRONGEST} from '@cartavola/bots/levels.js';
import type {Game, MatchRecord, Seat} from '@cartavola/engine';
import type {Thinker} from '../../match/thinker.js';
import {laidBy, nameOf, saidOf} from '../scene/move-name.js';
import type {Scene} from '../scene/scene.js';
import type {BareStanding} from '../../match/standing.js';
import type {DealReview, ReviewedMove, ReviewOptions} from '../../match/review.js';

/** Match with a deal to review. */
interface ReviewMatch {
  readonly record: MatchRecord;
  readonly standing: BareStanding;
  owns(seat: Seat): boolean;
}

/** Table of that match. */
interface ReviewTable {
  readonly layout: {readonly game: Game};
  readonly bots: Thinker;
  readonly scene: Scene | undefined;
  readonly match: ReviewMatch | undefined;
}

/** Time in milliseconds for all choices in a deal, and the minimum for one. */
const WHOLE = 2000;
const LEAST = 60;
/** Search iterations for one choice. */
const ITERATIONS = 1500;

type Judged = Decision & {readonly choice: Choice};

/** Results of the last review by match, so a change of language or another panel doesn't need a new search. */
const known = new WeakMap<ReviewMatch, {readonly deal: string; readonly judged: readonly Judged[]}>();

/**
 * Reviews the last finished deal. Returns undefined if there is none. Uses only what the reader's seats could see. Rejects with the signal's reason,
 * or if something can't be loaded.
 */
export async function reviewDeal(
  {layout: {game}, bots, scene, match}: ReviewTable,
  {signal = new AbortController().signal, progress}: ReviewOptions,
): Promise<DealReview | undefined> {
  const deal = (match?.standing.finished ?? 0) - 1;
  const dealt = match?.record.deals[deal];
  if (!scene || !match || !dealt) return undefined;
  const {record} = match;
  const key = JSON.stringify([deal, dealt.moves]);
  const found = known.get(match);
  const decisions = decisionsIn(game, record, deal)[deal]!.filter(({seat}) => match.owns(seat));
  const judged = found?.deal === key ? found.judged : await judge(decisions, bots, signal, progress);
  known.set(match, {deal: key, judged});
  const coach = await scene.loadCoach();
  signal.throwIfAborted();
  const own = dealt.moves.flatMap(({seat}, ply) => (match.owns(seat) ? [ply] : []));
  const choices = judged.map(({ply, seat, move, choice}): ReviewedMove => {
    const {loss = 0, move: better, reasons} = choice;
    const made = {ply, number: own.indexOf(ply) + 1, seat, move, text: nameOf(move, scene, coach), cards: laidBy(move)};
    if (loss === 0) return {...made, loss};
    const text = nameOf(better, scene, coach);
    return {...made, loss, better: {move: better, text, cards: laidBy(better), why: saidOf(reasons, coach)}};
  });
  return {deal, choices, moments: decisive(choices), isLast: match.record.deals.length === deal + 1};
}

async function judge(
  decisions: readonly Decision[],
  bots: Thinker,
  signal: AbortSignal,
  progress: ReviewOptions['progress'],
): Promise<readonly Judged[]> {
  const budget = Math.max(LEAST, WHOLE / Math.max(1, decisions.length));
  const judged: Judged[] = [];
  for (const decision of decisions) {
    const {ply, view, move: made, totals} = decision;
    progress?.(judged.length, decisions.length);
    const options = {level: STRONGEST, iterations: ITERATIONS, seed: `review ${ply}`, totals, made};
    const choice = await bots.think({view, options, budget, pageBudget: budget}, signal);
    signal.throwIfAborted();
    judged.push({...decision, choice});
  }
  return judged;
}
