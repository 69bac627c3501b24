import {decisionsIn, decisive, type Choice, type Decision} from '@cartavola/bots';
import {lossOf} from '@cartavola/bots/costs.js';
import type {Game, MatchRecord, Seat} from '@cartavola/engine';
import {askVerdict} from '../../match/ask-verdict.js';
import type {Thinker} from '../../match/thinker.js';
import {laidBy, saidOf} from '../scene/move-name.js';
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
    const {move: better, reasons} = choice;
    const loss = lossOf(choice, move);
    const made = {ply, number: own.indexOf(ply) + 1, seat, move, text: coach.move(move), cards: laidBy(move)};
    if (loss === 0) return {...made, loss};
    const why = saidOf(reasons, coach, (one) => scene.standing.names[one]);
    return {...made, loss, better: {move: better, text: coach.move(better), cards: laidBy(better), why}};
  });
  return {deal, choices, moments: decisive(choices), isLast: match.record.deals.length === deal + 1};
}

async function judge(
  decisions: readonly Decision[],
  bots: Thinker,
  signal: AbortSignal,
  progress: ReviewOptions['progress'],
): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  for (const decision of decisions) {
    const {view, move: made, totals} = decision;
    progress?.(judged.length, decisions.length);
    const choice = await askVerdict(bots, {view, totals, made}, signal);
    signal.throwIfAborted();
    judged.push({...decision, choice});
  }
  return judged;
}
