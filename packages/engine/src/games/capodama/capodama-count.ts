import type {MatchState} from '../../game.js';
import {numbersIn, type CountedRound, type CountField, type Counting} from '../../pad/counting.js';
import type {PadRound} from '../../pad/pad.js';
import {problem} from '../../pad/round-problem.js';
import {sumsOf} from '../../pad/sums.js';
import type {Problem} from '../../result.js';
import {SUITS, type Suit} from '../../card.js';
import {ACE_OF_HEARTS, ALL_POINTS, DOUBLE_SUITS, pointsOf, variantOf, type Variant} from './cards.js';
import type {CapodamaOptions} from './options.js';
import {packInOrder} from './pack.js';
import {afterDeal, capodamaRules} from './rules.js';
import {scoreBy} from './score.js';

/** Names of the fields for the holders of partner cards, in the order of `Variant.partners`. */
const HOLDERS = ['dama', 'king'];

const optionsOf = ({state}: Pick<CountedRound, 'state'>): CapodamaOptions =>
  (state as MatchState<CapodamaOptions>).options;

/** `capodama.solo`: the player is always the capo. */
const capoOf = (round: PadRound, {open}: Variant): number => (open ? 0 : (round['capo'] as number));

/** Whether each seat is on the capo's side. */
function withCapo(round: PadRound, variant: Variant): boolean[] {
  const held = HOLDERS.slice(0, variant.partners.length).map((name) => round[name]);
  const capo = capoOf(round, variant);
  return Array.from({length: variant.seats}, (_, seat) => seat === capo || held.includes(seat));
}

/**
 * Possible point totals of the other side, by variant and doubled suit. That side can't have A♥, which always wins its
 * trick.
 */
const others = new Map<string, ReadonlySet<number>>();

function othersCanHave(variant: Variant, doubled: Suit): ReadonlySet<number> {
  const key = variant.ranks.join('') + doubled;
  let sums = others.get(key);
  if (!sums) {
    const cards = packInOrder(variant).filter((card) => card !== ACE_OF_HEARTS);
    sums = sumsOf(cards.map((card) => pointsOf(card, doubled)).filter((points) => points > 0));
    others.set(key, sums);
  }
  return sums;
}

function problemIn({round, state}: CountedRound): Problem | undefined {
  const variant = variantOf(optionsOf({state}));
  const [capos, rest] = numbersIn(round, 'points', 2);
  const ace = pointsOf(ACE_OF_HEARTS, undefined);
  if (capos! < ace) {
    const message = `The capo's side has at least the ${ace} points of the ace of hearts.`;
    return problem('ace', 'points[0]', message, {is: capos!, least: ace});
  }
  const doubled = round['doubled'] as Suit;
  return othersCanHave(variant, doubled).has(rest!)
    ? undefined
    : problem('points', 'points[1]', `No set of cards is worth ${rest!} points.`, {is: rest!});
}

/** Counting in Capodama: the capo and their partners, the doubled suit, and the 150 points. */
export const capodamaCount: Counting = {
  rules: capodamaRules,
  usual: {players: 4},
  parties: 'seat',

  fields({state}) {
    const {seats, partners, open} = variantOf(optionsOf({state}));
    const seat = (name: string): CountField => ({name, kind: 'seat', size: seats});
    return [
      ...(open ? [] : [seat('capo')]),
      ...HOLDERS.slice(0, partners.length).map(seat),
      {name: 'doubled', kind: 'suit', size: 1, suits: SUITS.filter((suit) => DOUBLE_SUITS.includes(suit))},
      {name: 'points', kind: 'count', of: 'group', size: 2, most: ALL_POINTS, sum: ALL_POINTS},
    ];
  },

  problem: problemIn,

  book({round, state}) {
    const variant = variantOf(optionsOf({state}));
    const score = scoreBy(variant, numbersIn(round, 'points', 2)[0]!, withCapo(round, variant), () => []);
    return {state: afterDeal(state as MatchState<CapodamaOptions>, score, capoOf(round, variant)), score};
  },
};
