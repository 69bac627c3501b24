// Times reviews of deals, and compares their verdicts with those of another version. Run by tools/lab/coach.mjs.
import {askingOrder, finish, type Choice} from '@cartavola/bots';
import {lossOf, verdict} from '@cartavola/bots/coach.js';
import {isSameMove} from '@cartavola/bots/costs.js';
import {choose} from '@cartavola/bots/games.js';
import {Match, readOptions, type Deal, type Game, type Move, type View} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';

type Judging = typeof verdict;

interface Decision {
  readonly view: View;
  readonly made: Move;
}

/** Measurements of a game's reviews. `other` is the version to compare with. */
export interface ReviewTimes {
  readonly choices: number;
  /** Seconds per deal. */
  readonly seconds: number;
  readonly otherSeconds: number;
  /** Number of choices with the same verdict: a mistake or not. */
  readonly same: number;
  /** Mistakes that only one version notices, with their losses in game points. */
  readonly onlyHere: readonly number[];
  readonly onlyThere: readonly number[];
  /** Number of mistakes that both notice. */
  readonly both: number;
  /** Number of choices for which both have the same best move. */
  readonly sameBest: number;
}

/** Reviews the first seat's choices in deals between casual players. The versions take turns. */
export function reviewTimes(id: string, given: object, deals: number, other: Judging = verdict): ReviewTimes {
  const game = games.find((one) => one.id === id)!;
  const options = readOptions(game, {...given});
  if (!options.ok) throw new Error(options.problem.message);
  const sums = {choices: 0, seconds: 0, otherSeconds: 0, same: 0, both: 0, sameBest: 0};
  const onlyHere: number[] = [];
  const onlyThere: number[] = [];
  for (let number = 0; number < deals; number++)
    for (const {view, made} of decisionsIn(game, new Match(game, options.value, `review ${number}`).deal())) {
      const isFirst = sums.choices++ % 2 === 0;
      const first = timed(isFirst ? verdict : other, view, made);
      const second = timed(isFirst ? other : verdict, view, made);
      const [here, there] = isFirst ? [first, second] : [second, first];
      sums.seconds += here.seconds;
      sums.otherSeconds += there.seconds;
      const [loss, otherLoss] = [lossOf(here.choice, made), lossOf(there.choice, made)];
      if (loss > 0 === otherLoss > 0) sums.same++;
      else if (loss > 0) onlyHere.push(loss);
      else onlyThere.push(otherLoss);
      if (loss > 0 && otherLoss > 0) sums.both++;
      if (isSameMove(here.choice.move, there.choice.move)) sums.sameBest++;
    }
  return {...sums, seconds: sums.seconds / deals, otherSeconds: sums.otherSeconds / deals, onlyHere, onlyThere};
}

function timed(judge: Judging, view: View, made: Move): {readonly choice: Choice; readonly seconds: number} {
  const begun = performance.now();
  const choice = finish(judge(view, {made}));
  return {choice, seconds: (performance.now() - begun) / 1000};
}

/** Plays a deal of casual players to its end. Returns the first seat's choices between several moves. */
function decisionsIn(game: Game, deal: Deal): readonly Decision[] {
  const decisions: Decision[] = [];
  while (!deal.over) {
    const {turn} = game.view(deal, 'spectator');
    for (const seat of askingOrder(deal.actors, turn)) {
      const view = game.view(deal, seat);
      const {move} = finish(choose(view, {level: 'casual', iterations: 0, seed: 'review'}));
      if (move.type === 'pass' && !turn.includes(seat)) continue;
      if (seat === 0 && view.moves.length > 1) decisions.push({view, made: move});
      deal.play(seat, move);
      break;
    }
  }
  return decisions;
}
