import {finish, type Choice, type Level, type MoveReason} from '@cartavola/bots';
import {verdict} from '@cartavola/bots/coach.js';
import {choose} from '@cartavola/bots/games.js';
import {
  Match,
  readOptions,
  seededRandom,
  type Deal,
  type Move,
  type Seat,
  type View,
  type WholeGame,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {isComparable, isTrueOfBoth, MEANINGS} from './sentence-meanings.js';

/** Options of each game's variants. */
export const VARIANTS: readonly (readonly [game: string, options: Record<string, unknown>])[] = [
  ...[1, 2, 3, 4, 5, 6].map((players) => ['capodama', {players}] as const),
  ...[2, 4].flatMap((players) => ['source', 'italian'].map((rules) => ['scopa', {players, rules}] as const)),
  ['scopa', {players: 2, acesTakeAll: true}],
  ['capra', {}],
  ['calypso', {}],
  ['calypso', {draw: true}],
];

/** Number of positions and sentences checked, and the false ones. */
interface Truth {
  positions: number;
  sentences: number;
  /** Number of sentences, keyed by reason. */
  readonly said: Map<string, number>;
  readonly wrong: string[];
}

const WORLDS = 3;

/**
 * Takes positions in a variant from deals between players of mixed levels, starting with deal number `first`, and
 * checks every sentence about any move.
 */
export function truthOf(id: string, given: Record<string, unknown>, positions: number, seed: string, first = 0): Truth {
  const game = games.find((one) => one.id === id)!;
  const options = readOptions(game, given);
  if (!options.ok) throw new Error(options.problem.message);
  const truth: Truth = {positions: 0, sentences: 0, said: new Map(), wrong: []};
  for (let number = first; truth.positions < positions; number++) {
    const deal = new Match(game, options.value, `${seed}/${number}`).deal();
    const random = seededRandom(seed, number, 'test');
    while (!deal.over && truth.positions < positions) {
      const seat = deal.actors[random.below(deal.actors.length)]!;
      const view = game.view(deal, seat);
      for (const {move, reasons} of saidAbout(view, seed)) {
        for (const reason of reasons) check(game, view, move, reason, truth, `${seed}/${number}`);
      }
      truth.positions++;
      const moves = deal.moves(seat);
      deal.play(seat, random.below(2) === 0 ? moves[random.below(moves.length)]! : playOf(view, deal, seat));
    }
  }
  return truth;
}

/** Returns a sensible move, or the first move if the seat would pass. */
function playOf(view: View, deal: Deal, seat: Seat): Move {
  const {move} = finish(choose(view, {level: 'casual', iterations: 0, seed: 'play'}));
  return move.type === 'pass' ? deal.moves(seat)[0]! : move;
}

/**
 * Search iterations for a verdict. With so few, many moves look better than others by chance, so there are many reasons
 * to check.
 */
const ITERATIONS = 24;

/** Yields the verdict on a few moves, and each level's choice. */
function* saidAbout(view: View, seed: string): Generator<Choice> {
  const random = seededRandom(seed, view.moves.length, 'made');
  for (let count = 0; count < 3; count++) {
    const made = view.moves[random.below(view.moves.length)]!;
    yield finish(verdict(view, {made, iterations: ITERATIONS}));
  }
  for (const level of ['beginner', 'casual', 'strong'] as const) yield chosen(view, level, seed);
}

const chosen = (view: View, level: Level, seed: string): Choice => finish(choose(view, {level, iterations: 0, seed}));

function check(game: WholeGame, view: View, move: Move, reason: MoveReason, truth: Truth, where: string): void {
  truth.sentences++;
  truth.said.set(reason.id, (truth.said.get(reason.id) ?? 0) + 1);
  if (!isTrue(game, view, move, reason, `${where}/${truth.sentences}`))
    truth.wrong.push(`${JSON.stringify(reason)} of ${JSON.stringify(move)} in ${where}, position ${truth.positions}`);
}

/** Whether a reason for a move is true in each of a few worlds that the view allows. */
export function isTrue(game: WholeGame, view: View, move: Move, reason: MoveReason, seed: string): boolean {
  const meaning = MEANINGS[reason.id];
  const {than} = reason;
  const [about, other] = than?.isAgainst ? [than.move, move] : [move, than?.move];
  for (let number = 0; number < WORLDS; number++) {
    const random = seededRandom(seed, number, 'worlds');
    const said = {game, view, move: about, other, reason, world: game.sample(view, random), random};
    // Some meanings play on in the world.
    if (!isTrueOfBoth(said) || !meaning?.(said) || !isComparable(said)) return false;
  }
  return true;
}
