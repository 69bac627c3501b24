import type {MatchState} from '../../game.js';
import {isCounted, numbersIn, type CountedRound, type CountField, type Counting} from '../../pad/counting.js';
import {problem} from '../../pad/round-problem.js';
import type {PadRound} from '../../pad/pad.js';
import {total} from '../../pad/sums.js';
import type {Problem} from '../../result.js';
import type {ScoreLine} from '../../score.js';
import {WRITTEN} from './cards.js';
import type {ScopaOptions} from './options.js';
import {wrongPrimes} from './primes.js';
import {afterDeal, scopaRules} from './rules.js';
import {marksIn, pilePoints, type PileCounts} from './score.js';

const PACK = WRITTEN.length;
/** Maximum number of scopas. Two plays in a row can't both sweep the table. */
const SWEEPS = 18;

const count = (name: string, most: number, sum?: number): CountField => ({
  name,
  kind: 'count',
  of: 'side',
  size: 2,
  most,
  ...(sum !== undefined && {sum}),
});

const optionsOf = ({state}: CountedRound): ScopaOptions => (state as MatchState<ScopaOptions>).options;

/** Returns whether sixes decide the point for sevens. */
function needsSixes(round: PadRound): boolean {
  const [one, other] = numbersIn(round, 'sevens', 2);
  return isCounted(round, 'sevens') && one === other;
}

/** Returns the minimum number of cards that a side must have, given its other counts. */
function leastCards(round: PadRound, side: number): number {
  const [coins, sevens, sixes] = ['coins', 'sevens', 'sixes'].map((name) => numbersIn(round, name, 2)[side]!);
  // One of the sevens and one of the sixes may also be coins.
  const hasBest = round['settebello'] === undefined ? coins! > 0 : round['settebello'] === side;
  const seven = hasBest ? Math.min(1, sevens!) : 0;
  return coins! + sevens! - seven + sixes! - Math.min(1, Math.max(0, coins! - seven), sixes!);
}

function problemIn({round}: CountedRound): Problem | undefined {
  const primes = numbersIn(round, 'prime', 2);
  const found = isCounted(round, 'prime') ? wrongPrimes(primes) : undefined;
  if (found !== undefined)
    return problem('prime', found, 'No set of cards adds up to these primieras.', {one: primes[0]!, other: primes[1]!});
  const cards = numbersIn(round, 'cards', 2);
  const made = numbersIn(round, 'scope', 2);
  for (const side of [0, 1]) {
    const least = leastCards(round, side);
    if (cards[side]! < least)
      return problem(
        'pile',
        `cards[${side}]`,
        `According to its other counts, this side must have at least ${least} cards.`,
        {
          least,
        },
      );
    if (round['settebello'] === side) {
      for (const name of ['coins', 'sevens'])
        if (isCounted(round, name) && numbersIn(round, name, 2)[side] === 0)
          return problem('settebello', 'settebello', 'This side cannot have the seven of coins.');
    }
    const most = Math.floor(cards[side]! / 2);
    if (made[side]! > most)
      return problem('sweeps', `scope[${side}]`, `A side with so few cards has at most ${most} scopas.`, {
        is: made[side]!,
        most,
      });
  }
  const sweeps = total(made);
  return sweeps > SWEEPS
    ? problem('sweeps', 'scope', `A deal has at most ${SWEEPS} scopas.`, {is: sweeps, most: SWEEPS})
    : undefined;
}

/** Counting in Scopa: each side's cards, coins, sevens or primiera, settebello and scopas. */
export const scopaCount: Counting = {
  rules: scopaRules,
  usual: {players: 2},
  parties: 'side',

  fields(counted) {
    const {sevens, settebello} = optionsOf(counted);
    return [
      count('cards', PACK, PACK),
      count('coins', PACK / 4, PACK / 4),
      ...(sevens === 'primiera' ? [count('prime', 84)] : [count('sevens', 4, 4)]),
      ...(sevens === 'most' && needsSixes(counted.round) ? [count('sixes', 4, 4)] : []),
      ...(settebello ? [{name: 'settebello', kind: 'side', size: 2} as const] : []),
      {...count('scope', SWEEPS), usual: 0},
    ];
  },

  problem: problemIn,

  book({round, state}, dealer) {
    const options = state.options as ScopaOptions;
    const pile = (side: number): PileCounts => {
      const of = (name: string): number => numbersIn(round, name, 2)[side]!;
      return {
        cards: of('cards'),
        diamonds: of('coins'),
        sevens: of('sevens'),
        sixes: of('sixes'),
        prime: of('prime'),
        settebello: round['settebello'] === side,
      };
    };
    const lines: ScoreLine[] = pilePoints(options, pile(0), pile(1)).map((point) => ({...point, points: 1, cards: []}));
    numbersIn(round, 'scope', 2).forEach((points, side) => {
      if (points > 0) lines.push({rule: 'scopa.scopa', side, points, cards: []});
    });
    const score = {lines, marks: marksIn(lines)};
    const next = (dealer + 1) % scopaRules.seats(options);
    return {state: afterDeal(state as MatchState<ScopaOptions>, score, next), score};
  },
};
