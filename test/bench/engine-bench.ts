// Measures random legal playouts through the public interface of a deal: generating, choosing and making moves. Run by
// `npm run bench`.
import {readOptions, type Game, type Options, type Random, refusalOf} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';

/** Games and options to measure, keyed by printed name. */
const VARIANTS: Readonly<Record<string, readonly [game: string, options: Record<string, unknown>]>> = {
  'capodama-4': ['capodama', {players: 4}],
  'scopa-2': ['scopa', {players: 2}],
  capra: ['capra', {}],
  calypso: ['calypso', {}],
};

let state = 0x9e3779b9 | 0;
/** Random numbers from the yardstick's generator, so that drawing them takes as long as in the yardstick. */
const random: Random = {
  below(limit) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (((state >>> 0) * limit) / 4294967296) | 0;
  },
};

const gameOf = (id: string): Game => games.find((game) => game.id === id)!;

/** Plays one deal to the end. Returns the number of moves. */
function playout(game: Game, options: Options): number {
  const state = game.begin(options);
  const deal = game.deal(state, {dealer: 0}, game.shuffle(state, random));
  let moves = 0;
  for (; !deal.over; moves++) {
    const {actors} = deal;
    const seat = actors[actors.length > 1 ? random.below(actors.length) : 0]!;
    const legal = deal.moves(seat);
    deal.play(seat, legal[random.below(legal.length)]!);
  }
  return moves;
}

/** Plays one deal. Checks every move, creates every seat's view, and reads every fact. */
function carefulPlayout(game: Game, options: Options): number {
  const state = game.begin(options);
  const deal = game.deal(state, {dealer: 0}, game.shuffle(state, random));
  const seats = Array.from({length: game.seats(options)}, (_, seat) => seat);
  let moves = 0;
  for (; !deal.over; moves++) {
    const seat = deal.actors[random.below(deal.actors.length)]!;
    const legal = deal.moves(seat);
    const move = legal[random.below(legal.length)]!;
    if (refusalOf(game, deal, seat, move)) throw new Error('A legal move was refused.');
    deal.play(seat, move);
    for (const viewer of seats) {
      game.view(deal, viewer);
      game.tell(deal, viewer);
    }
  }
  return moves;
}

/**
 * Median number of moves per CPU second, and median ratio to the yardstick's speed, which is measured before and after
 * each repetition.
 */
export interface Rate {
  readonly movesPerSecond: number;
  readonly share: number;
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1]!;

/**
 * Measures five repetitions after a warm-up, each between two runs of the yardstick, because the speed of a shared
 * machine varies.
 */
function measure(play: () => number, {cpu, yardstick, seconds}: Measuring): Rate {
  const rates: number[] = [];
  const shares: number[] = [];
  let before = yardstick();
  for (let repetition = 0; repetition <= 5; repetition++) {
    const start = cpu();
    let moves = 0;
    do for (let count = 0; count < 20; count++) moves += play();
    while (cpu() - start < seconds);
    const rate = moves / (cpu() - start);
    const after = yardstick();
    if (repetition > 0) {
      rates.push(rate);
      shares.push((2 * rate) / (before + after));
    }
    before = after;
  }
  return {movesPerSecond: Math.round(median(rates)), share: Number(median(shares).toFixed(4))};
}

export interface Measuring {
  /** Returns the CPU seconds used so far. */
  readonly cpu: () => number;
  /** Measures the yardstick's current moves per CPU second. */
  readonly yardstick: () => number;
  /** Duration of each repetition in seconds. */
  readonly seconds: number;
}

/**
 * Measures the speeds, and returns them keyed by name. `careful` is the speed of the careful playout of Capodama for
 * four players.
 */
export function benchEngine(measuring: Measuring): Record<string, Rate> {
  const rates: Record<string, Rate> = {};
  const careful: Record<string, Rate> = {};
  for (const [name, [id, given]] of Object.entries(VARIANTS)) {
    const game = gameOf(id);
    const options = readOptions(game, given);
    if (!options.ok) throw new Error(options.problem.message);
    rates[name] = measure(() => playout(game, options.value), measuring);
    careful[`careful-${name}`] = measure(() => carefulPlayout(game, options.value), measuring);
  }
  // Versions of the kit are compared by `careful`.
  return {...rates, careful: careful['careful-capodama-4']!, ...careful};
}
