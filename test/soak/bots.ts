import {askingOrder, finish, LEVELS} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {Match, refusalOf, seededRandom, type Deal, type Game, type Seat} from '@cartavola/engine';
import {variants, type Soaked} from './soak.js';

/** Maximum number of iterations for levels that search, because strength doesn't matter here. */
const ITERATIONS = 8;
/** Cumulative percentages of choices by each level, weakest first. Levels that search take longer. */
const SHARES = [45, 90, 97, 100];

/**
 * Lets bots make the given number of moves, variant by variant, at a random level each time. Throws if a move is
 * illegal.
 */
export function* soakBots(
  wanted: number,
  {seed, variant: name}: {readonly seed: number; readonly variant?: string | undefined},
  now: () => number,
): Generator<Soaked> {
  const chosen = variants.filter((variant) => name === undefined || variant.name === name);
  const share = Math.ceil(wanted / chosen.length);
  for (const variant of chosen) {
    const tally = {games: 0, moves: 0, checks: 0};
    const started = now();
    for (let number = 0; tally.moves < share; number++) {
      const match = new Match(variant.game, variant.options, `bots ${seed + number}`);
      const random = seededRandom('levels', seed + number, 'soak');
      while (!match.result && tally.moves < share) {
        const deal = match.deal();
        while (!deal.over) {
          const where = `${variant.name}, match ${seed + number}, deal ${match.deals}`;
          const shot = random.below(100);
          tally.checks += playOne(
            variant.game,
            deal,
            SHARES.findIndex((most) => shot < most),
            where,
          );
          tally.moves++;
        }
        match.finish(deal);
        tally.games++;
      }
    }
    yield {variant: variant.name, ...tally, seconds: now() - started};
  }
}

/** Asks seats until one moves, starting with those that may act out of turn. Returns how many were asked. */
function playOne(game: Game, deal: Deal, level: number, where: string): number {
  const {turn} = game.view(deal, 'spectator');
  const asked = askingOrder(deal.actors, turn);
  for (const [place, seat] of asked.entries()) {
    const view = game.view(deal, seat);
    const {move} = finish(choose(view, {level: LEVELS[level]!, iterations: ITERATIONS, seed: where}));
    if (move.type === 'pass' && !turn.includes(seat)) continue;
    const refusal = refusalOf(game, deal, seat, move);
    if (refusal) throw new Error(`${where}: ${LEVELS[level]} ${JSON.stringify(move)}: ${refusal.rule}`);
    deal.play(seat, move);
    return place + 1;
  }
  throw new Error(`${where}: nobody moves among seats ${asked.map((seat: Seat) => seat).join()}`);
}
