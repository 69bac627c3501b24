import {aloneHighest, booked} from '../../booking.js';
import type {Mapping} from '../../deck.js';
import type {Game, MatchState} from '../../game.js';
import type {MoveKey, Seat} from '../../move.js';
import type {Score} from '../../score.js';
import {compareCards, variantOf, type Variant} from './cards.js';
import {CapodamaDeal} from './deal.js';
import {isPackOf, shufflePack} from './pack.js';
import {OPTIONS, type CapodamaOptions} from './options.js';
import {refusalIn} from './refusal.js';
import {scoreOf} from './score.js';
import {tellDeal} from './tell.js';
import type {CapodamaView} from './view.js';
import {viewOf} from './view-deal.js';

export {ALL_POINTS, isTrump, pointsOf, powerIn, VARIANTS, variantOf, type Variant} from './cards.js';
export {packOf} from './pack.js';
export {playable} from './moves.js';
export type {CapodamaMove, DoubleMove, GiveMove, Phase, PlayMove, TrumpMove} from './moves.js';
export type {CapodamaOptions} from './options.js';
export type {CapodamaPosition, CapodamaView, CountedTrick} from './view.js';
export type {Trick} from '../../trick.js';

type CapodamaState = MatchState<CapodamaOptions>;

/** Returns the keys that each type of move has in a variant. */
function moveKeysOf({fourthTrump, gifts}: Variant): Readonly<Record<string, readonly MoveKey[]>> {
  return {
    double: ['suit'],
    ...(fourthTrump && {trump: ['card']}),
    ...(gifts > 0 && {give: gifts === 2 ? ['left', 'right'] : ['left']}),
    play: ['card'],
  };
}

/**
 * Mapping to Latin suits. The rules' source maps hearts to coins. The other three suits have their usual counterparts.
 */
const LATIN: Mapping = {
  suits: {H: 'coins', C: 'batons', S: 'swords', D: 'cups'},
  ranks: {A: '1', '7': '7', J: 'J', K: 'K', Q: 'N', T: '6', '9': '5', '8': '4', '6': '3', '5': '2'},
};

/** Returns the match after a deal with this score and capo. */
export function afterDeal(state: CapodamaState, score: Score, capo: Seat): CapodamaState {
  const after = booked(state, score);
  // `capodama.match`: a player wins if their total is the single highest one and reaches the target.
  const winner = aloneHighest(after, state.options.target);
  // `capodama.next-dealer`: the capo deals next.
  return winner === undefined ? {...after, next: {dealer: capo}} : {...after, result: {winner}};
}

/**
 * Trick-taking game in which the side of the player with A♥ plays against the others. The other members of that side
 * are unknown at first.
 */
export const capodamaRules: Game<CapodamaView, CapodamaDeal> = {
  id: 'capodama',
  options: OPTIONS,
  seats: (options: CapodamaOptions) => variantOf(options).seats,
  scores: 'deal',
  startKeys: () => [],
  begin(options: CapodamaOptions) {
    const {seats, open} = variantOf(options);
    const totals = Array<number>(seats).fill(0);
    // `capodama.solo`: the player always deals.
    return {options, deals: 0, totals, ...(open && {next: {dealer: 0}})};
  },
  shuffle: ({options}: CapodamaState, random) => shufflePack(options, random),
  isPack: ({options}: CapodamaState, pack) => isPackOf(options, pack),
  compare: compareCards,
  // All other packs include the pack for three players.
  ranks: (options?: CapodamaOptions) => variantOf(options ?? {players: 3}).ranks,
  mappings: {latin: LATIN},
  moveKeys: (options: CapodamaOptions) => moveKeysOf(variantOf(options)),
  deal: (state: CapodamaState, start, pack) => new CapodamaDeal(state.options, start.dealer, pack),

  finish: (state: CapodamaState, deal) => afterDeal(state, scoreOf(deal), deal.capo),

  score: scoreOf,
  view: viewOf,
  tell: tellDeal,
  moves: ({moves}) => moves,
  refusal: refusalIn,
};
