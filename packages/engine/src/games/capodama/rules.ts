import {aloneHighest, booked} from '../../booking.js';
import type {Mapping} from '../../deck.js';
import type {Game, MatchState, MoveKey} from '../../game.js';
import {compareCards, FEWEST, VARIANTS, variantOf, type Variant} from './cards.js';
import {CapodamaDeal} from './deal.js';
import {isPackOf, shufflePack} from './pack.js';
import {refusalIn} from './plays.js';
import type {CapodamaView} from './view.js';

export {ALL_POINTS, isTrump, pointsOf, powerIn, VARIANTS, variantOf, type Variant} from './cards.js';
export {packOf} from './pack.js';
export type {CapodamaMove, DoubleMove, GiveMove, Phase, PlayMove, TrumpMove} from './plays.js';
export type {CapodamaView, CountedTrick} from './view.js';
export type {Trick} from '../../trick.js';

/** The types of moves of a variant, and their keys. */
function moveKeysOf({fourthTrump, gifts}: Variant): Readonly<Record<string, readonly MoveKey[]>> {
  return {
    double: ['suit'],
    ...(fourthTrump && {trump: ['card']}),
    ...(gifts > 0 && {give: gifts === 2 ? ['left', 'right'] : ['left']}),
    play: ['card'],
  };
}

/** The source maps hearts to coins; the other three pairs are the usual ones. */
const LATIN: Mapping = {
  suits: {H: 'coins', C: 'batons', S: 'swords', D: 'cups'},
  ranks: {A: '1', '7': '7', J: 'J', K: 'K', Q: 'N', T: '6', '9': '5', '8': '4', '6': '3', '5': '2'},
};

/** Trick-taking; the side of the holder of A♥ against the others, and who else is on it is secret at first. */
export const capodamaRules: Game<CapodamaView> = {
  id: 'capodama',
  options: [
    {name: 'players', values: Object.keys(VARIANTS).map(Number)},
    {name: 'target', values: 'count', fallback: 7},
  ],
  seats: (options) => variantOf(options).seats,
  scores: 'deal',
  startKeys: () => [],
  begin(options) {
    const {seats, open} = variantOf(options);
    const totals = Array<number>(seats).fill(0);
    // `capodama.solo`: the player always deals.
    return {options, deals: 0, totals, ...(open && {next: {dealer: 0}})};
  },
  shuffle: ({options}, random) => shufflePack(options, random),
  isPack: ({options}, pack) => isPackOf(options, pack),
  compare: compareCards,
  ranks: (options) => (options ? variantOf(options) : FEWEST).ranks,
  mappings: {latin: LATIN},
  moveKeys: (options) => moveKeysOf(variantOf(options)),
  deal: (state, start, pack) => new CapodamaDeal(state.options, start.dealer, pack),

  finish(state, deal): MatchState {
    const after = booked(state, deal.score());
    // `capodama.match`: one player alone highest, at the target or above.
    const winner = aloneHighest(after);
    if (winner !== undefined) return {...after, result: {winner}};
    // `capodama.next-dealer`.
    return {...after, next: {dealer: deal.view('spectator').capo}};
  },

  moves: ({moves}) => moves,
  refusal: refusalIn,
};
