import {decisionsIn, decisive, type Decision} from '@cartavola/bots';
import {lossOf, VERDICT, verdict} from '@cartavola/bots/coach.js';
import {parseRecord, writeMove, type Game, type MatchRecord, type Move} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {LANGUAGES, USUAL_LANGUAGE, type CoachWords} from '@cartavola/words';
import {loadCoach} from '@cartavola/words/coach/games.js';
import {countFrom} from './given-game.js';
import {languageFrom} from './given-language.js';
import {lineVerb} from './line-verb.js';
import {problemLine} from './output-line.js';
import {LongWork} from './long-work.js';
import {WrongUse, type Surroundings} from './surroundings.js';
import type {Verb} from './verb.js';
import {writtenReason, type WrittenReason} from './written-reason.js';

/** Move in a record, with its cost. */
interface Reviewed {
  readonly ply: number;
  readonly move: object;
  /** Game points that the move lost. 0 if the search didn't establish that another move was better. */
  readonly loss: number;
  readonly better: {readonly move: object; readonly reasons: readonly WrittenReason[]} | null;
}

/** Options for a review. */
interface Settings {
  readonly seat: number | undefined;
  readonly iterations: number;
  readonly coach: CoachWords;
}

async function reviewed(
  {ply, seat, view, move, totals}: Decision,
  game: Game,
  {iterations, coach}: Settings,
  work: LongWork,
): Promise<Reviewed | undefined> {
  const steps = verdict(view, {iterations, totals, made: move});
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    await work.look();
    if (work.isStopped) return undefined;
  }
  work.done++;
  await work.look();
  const written = (one: Move): object => writeMove({...one, seat}, game);
  const {move: better, reasons} = step.value;
  const loss = lossOf(step.value, move);
  if (loss === 0) return {ply, move: written(move), loss, better: null};
  const told = reasons.map((reason) => writtenReason(reason, coach, game, {seat, moves: view.moves}));
  return {ply, move: written(move), loss, better: {move: written(better), reasons: told}};
}

/** Judges the moves in a record until all have been judged or the user stops the review. */
async function review(game: Game, record: MatchRecord, settings: Settings, surroundings: Surroundings) {
  const asked = decisionsIn(game, record).map((decisions) =>
    decisions.filter(({seat}) => settings.seat === undefined || seat === settings.seat),
  );
  const work = new LongWork(surroundings, 'move', asked.flat().length);
  const deals: object[] = [];
  for (const decisions of asked) {
    const moves: Reviewed[] = [];
    for (const decision of decisions) {
      const one = work.isStopped ? undefined : await reviewed(decision, game, settings, work);
      if (one) moves.push(one);
    }
    if (moves.length > 0 || !work.isStopped) deals.push({moves, moments: decisive(moves).map(({ply}) => ply)});
  }
  return {deals, ...(work.isStopped && {stopped: true})};
}

/** `cartavola review`: measures what each move in a record cost. */
export const reviewVerb: Verb = lineVerb(
  {
    isLong: true,
    name: 'review',
    usage: '[--seat N] [--iterations N] [--lang LANGUAGE] [FILE…]',
    summary: 'Review records: print the cost of each move, and the decisive moments.',
    help: `Reads one record per line and prints a line for each:
  {"deals":[{"moves":[{"ply":3,"move":{…},"loss":2.5,"better":{"move":{…},"reasons":[…]}}, …],"moments":[3]}, …]}

An expert that knows only what the seat could see judges each move for which there was a choice.

  ply       number of moves in the deal before this one
  loss      points of the game lost by the move; 0 if the search isn't sure that another was better
  better    the better move with the reasons and a sentence for each; null if the loss is 0
  moments   plies of the costliest moves, at most three, the costliest first
  stopped   true if Ctrl+C stopped it: only the moves before that are judged

Options:
  --seat N          judge the moves of one seat only (default: all)
  --iterations N    number of search iterations per move (default: ${VERDICT.iterations})
  --lang LANGUAGE   language of the sentences: ${LANGUAGES.join(', ')} (default: ${USUAL_LANGUAGE})`,
    options: {seat: {type: 'string'}, iterations: {type: 'string'}, lang: {type: 'string'}},
  },
  async (line, options, surroundings) => {
    const language = languageFrom(options['lang']);
    const iterations = countFrom(options['iterations'] ?? `${VERDICT.iterations}`, 'iterations');
    const seat = options['seat'] === undefined ? undefined : seatFrom(options['seat']);
    const read = parseRecord(line, games);
    if (!read.ok) return problemLine(read.problem);
    const game = games.find(({id}) => id === read.value.game)!;
    const coach = await loadCoach(game.id, language);
    return {
      text: JSON.stringify(await review(game, read.value, {seat, iterations, coach}, surroundings)),
      refused: false,
    };
  },
);

function seatFrom(text: string): number {
  if (!/^\d$/.test(text)) throw new WrongUse('--seat must be the number of a seat, from 0');
  return Number(text);
}
