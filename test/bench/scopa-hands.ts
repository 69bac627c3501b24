// Plays deals of Scopa between yardstick players, to fit a bot's forecast for a hand. Run by
// `node tools/run.mjs lab/fit-scopa`.
import {describeHand, FEATURES} from '@cartavola/bots/games/scopa/hand-features.js';
import {Match, readOptions, seededRandom} from '@cartavola/engine';
import {scopa} from '@cartavola/engine/games/scopa/scopa.js';
import {bookish} from '../bots/yardsticks/bookish.js';
import {OPTIONS} from '../bots/yardsticks/yardstick-league.js';

/**
 * Number of columns per row: the features, and the value to predict (the leader's later points minus the other
 * player's).
 */
export const ROW = FEATURES + 1;

/**
 * To cover unusual positions, one deal in `deals` begins with a phase of fewer than `plays` moves, in which one move in
 * `moves` is random.
 */
const STRANGE = {deals: 3, plays: 30, moves: 4};

/** Plays deals and describes all their hands except the first. Returns a row of `ROW` numbers for each. */
export function handsOf(deals: number, seed: string): Float32Array {
  const options = readOptions(scopa, OPTIONS);
  if (!options.ok) throw new Error(options.problem.message);
  const rows = new Float32Array(deals * 5 * ROW);
  const features = new Float64Array(FEATURES);
  let end = 0;
  for (let number = 0; number < deals; number++) {
    const deal = new Match(scopa, options.value, `${seed}/${number}`).deal();
    const random = seededRandom(seed, number, 'strange');
    const sober = random.below(STRANGE.deals) === 0 ? random.below(STRANGE.plays) : 0;
    const hands: {readonly at: number; readonly leader: number; readonly scopas: number}[] = [];
    for (let played = 0; !deal.over; played++) {
      const seat = deal.turn;
      if (deal.justDealt && played >= Math.max(1, sober)) {
        describeHand(deal, features);
        rows.set(features, end);
        hands.push({at: end + FEATURES, leader: seat, scopas: deal.scopas[0].length - deal.scopas[1].length});
        end += ROW;
      }
      const moves = deal.moves(seat);
      const isStrange = played < sober && random.below(STRANGE.moves) === 0;
      deal.play(seat, isStrange ? moves[random.below(moves.length)]! : bookish(scopa.view(deal, seat), '', deal));
    }
    const [one, other] = scopa.score(deal).marks!;
    for (const {at, leader, scopas} of hands) rows[at] = (leader === 0 ? 1 : -1) * (one! - other! - scopas);
  }
  return rows.subarray(0, end);
}
