import {decisionsIn, decisive, type Choice, type Decision, type MoveReason} from '@cartavola/bots';
import {isSameMove, lossOf} from '@cartavola/bots/costs.js';
import {positionOf} from '@cartavola/bots/positions.js';
import {writeRecord, type Game, type MatchRecord, type Move, type Seat} from '@cartavola/engine';
import {askVerdict} from '../../match/ask-verdict.js';
import type {Thinker} from '../../match/thinker.js';
import {laidBy, saidOf} from '../scene/move-name.js';
import {markOf} from '../../history/mark-of.js';
import type {Scene} from '../scene/scene.js';
import type {BareStanding} from '../../match/standing.js';
import type {DealReview, ReviewedMove, ReviewOptions, ShownMove} from '../../match/review.js';

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

/**
 * Cached results, keyed by match, and then by deal and its moves, so changing the language or the panel doesn't require
 * a new search. A review that was aborted continues with the first choice that isn't judged yet.
 */
const known = new WeakMap<ReviewMatch, Map<string, readonly Judged[]>>();

/**
 * Reviews a finished deal. Resolves with undefined if there is none. Uses only what the reader's seats could see.
 * Rejects with the signal's reason if the signal is aborted, and rejects if something can't be loaded.
 */
export async function reviewDeal(
  {layout: {game}, bots, scene, match}: ReviewTable,
  {deal: asked, signal = new AbortController().signal, progress}: ReviewOptions,
): Promise<DealReview | undefined> {
  const {finished = 0} = match?.standing ?? {};
  const deal = asked ?? finished - 1;
  const dealt = deal < finished ? match?.record.deals[deal] : undefined;
  if (!scene || !match || !dealt) return undefined;
  const {record} = match;
  const key = JSON.stringify([deal, dealt.moves]);
  const found = known.get(match) ?? new Map<string, readonly Judged[]>();
  known.set(match, found);
  const decisions = decisionsIn(game, record, deal)[deal]!.filter(({seat}) => match.owns(seat));
  const coach = await scene.loadCoach();
  signal.throwIfAborted();
  const {marks: _, ...begun} = dealt;
  const told = {game: game.id, options: record.options, players: scene.standing.names};
  const own = dealt.moves.flatMap(({seat}, ply) => (match.owns(seat) ? [ply] : []));
  const reviewedMove = ({ply, seat, view, move, choice}: Judged): ReviewedMove => {
    const {move: better, reasons, costs = [], outlook} = choice;
    const loss = lossOf(choice, move);
    const shown = (one: Move): ShownMove => ({move: one, text: coach.move(one, view.moves), cards: laidBy(one)});
    const losses = costs.flatMap((one) => (isSameMove(one.move, move) ? [] : [one.loss]));
    const made = {
      ...shown(move),
      ply,
      number: own.indexOf(ply) + 1,
      seat,
      before: writeRecord({...told, deals: [{...begun, moves: dealt.moves.slice(0, ply)}]}, game),
      loss,
      lead: loss > 0 ? 0 : losses.reduce((sum, one) => sum + one, 0) / losses.length,
      ...(outlook !== undefined && {outlook}),
    };
    const say = (some: readonly MoveReason[]): string =>
      saidOf(some, view.moves, coach, (one) => scene.standing.names[one]);
    const why = say(reasons);
    if (loss === 0 && isSameMove(move, better)) return {...made, why};
    // The reader made the other of two moves that are about as good.
    const alike = reasons.filter(({id, than}) => id === 'as-good' && than && isSameMove(than.move, move));
    if (loss === 0)
      return {
        ...made,
        ...(alike.length > 0 && {why: say(alike.map((one) => ({...one, than: {move: better, isAgainst: false}})))}),
      };
    const [answer] = reasons.flatMap(({than, answers}) => (than?.isAgainst && answers) || []);
    const position = positionOf(view, seat);
    return {
      ...made,
      better: {
        ...shown(better),
        why,
        ...(answer && {answer: shown(answer.move)}),
        ...(position && {
          puzzle: {
            id: markOf(JSON.stringify(position)),
            position,
            right: costs.flatMap((one) => (one.loss === 0 ? [one.move] : [])),
          },
        }),
      },
    };
  };
  let judged = found.get(key) ?? [];
  const choices = judged.map(reviewedMove);
  const review = (): DealReview => ({
    deal,
    choices: [...choices],
    moments: decisive(choices),
    isLast: match.record.deals.length === deal + 1,
  });
  for (const decision of decisions.slice(judged.length)) {
    const {view, move: made, totals} = decision;
    progress?.(judged.length, decisions.length, review());
    signal.throwIfAborted();
    const one = {...decision, choice: await askVerdict(bots, {view, totals, made}, signal)};
    signal.throwIfAborted();
    judged = [...judged, one];
    choices.push(reviewedMove(one));
    // Another review of the same deal may be further ahead.
    if (judged.length > (found.get(key)?.length ?? 0)) found.set(key, judged);
  }
  return review();
}
