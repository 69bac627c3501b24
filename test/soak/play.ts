import {seededRandom, type Random, refusalOf} from '@cartavola/engine';
import {claimSame, claimThat} from './claim-that.js';
import {checkPosition, checkRecord, checkViews} from './moment.js';
import {PlayedMatch} from './played-match.js';
import type {Variant} from './variants.js';

/** Counts so far. */
export interface Tally {
  /** Number of deals. */
  games: number;
  moves: number;
  /** Number of views and records that were checked thoroughly. */
  checks: number;
}

/** Intervals in moves between checks of every seat's view, and between checks that the record can be read. */
const VIEWS_EVERY = 40;
const RECORD_EVERY = 100;

/** Error that says where an invariant was violated. */
class Failure extends Error {
  constructor(variant: Variant, seed: number, {deals, ply}: PlayedMatch, cause: unknown) {
    super(
      [
        `${variant.name}, seed ${seed}, deal ${deals}, ply ${ply}: ${cause instanceof Error ? cause.message : String(cause)}`,
        `To repeat it: node tools/run.mjs lab/soak --seed ${seed} --variant ${variant.name} --games 1`,
      ].join('\n'),
      {cause},
    );
  }
}

/** Plays a whole random match and checks it along the way. The variant and the seed determine everything. */
export function soakMatch(variant: Variant, seed: number, tally: Tally): void {
  const random = seededRandom(String(seed), 0, 'soak');
  const played = new PlayedMatch(variant, seed, random);
  try {
    while (!played.match.result) soakDeal(played, variant, random, tally);
  } catch (error) {
    throw new Failure(variant, seed, played, error);
  }
}

function soakDeal(played: PlayedMatch, {game}: Variant, random: Random, tally: Tally): void {
  const {match} = played;
  const deal = played.begin();
  const {pack = []} = match.dealt!;
  for (;;) {
    checkPosition(deal, game, pack);
    if (random.below(VIEWS_EVERY) === 0) tally.checks += checkViews(deal, game, random);
    if (deal.over) break;
    if (random.below(RECORD_EVERY) === 0) {
      checkRecord(played, deal);
      tally.checks++;
    }
    const {seat, ...move} = played.choose();
    claimSame(
      refusalOf(game, deal, seat, move),
      undefined,
      () => `a legal move, ${JSON.stringify({seat, ...move})}, refused`,
    );
    played.play({seat, ...move});
    tally.moves++;
  }
  const before = match.totals;
  const {lines, marks} = game.score(deal);
  played.finish();
  tally.games++;
  // Score lines must add up, in each deal if deals are scored, otherwise at the end.
  const told = before.map((_, place) =>
    lines.reduce((sum, line) => sum + ((line.side ?? line.seat) === place ? line.points : 0), 0),
  );
  claimSame(marks ?? told, told, () => 'the marks');
  claimSame(
    match.totals,
    before.map((total, place) => total + told[place]!),
    () => 'the totals',
  );
  claimThat((match.result === undefined) === (match.next !== undefined), () => 'a result and a next deal, or neither');
  if (random.below(4) === 0) {
    checkRecord(played, undefined);
    tally.checks++;
  }
}
