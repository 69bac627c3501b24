import type {Card, Seat} from '@cartavola/engine';
import type {ScopaDeal} from '@cartavola/engine/games/scopa/deal.js';
import {capturesOf, VALUE, type ScopaPlay, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import {sightOf} from './quick-play.js';

/** A play of somebody else since the hands were dealt. */
interface Seen {
  readonly play: ScopaPlay;
  /** What lay there before. */
  readonly table: readonly Card[];
  /** What the seat has played since, with this. */
  readonly gone: readonly Card[];
}

/** By so many tenths of a point something better is overlooked easily; and by how many more a third as often. */
const EASILY = 2;
const THIRD = 6;
/** No world is thought less likely than this for one play. */
const LEAST = 0.15;

/** Who did not take what looked good will hardly have held it: the hands by how well what was played suits them. */
export function likelihoodOf(view: ScopaView): ((deal: ScopaDeal) => number) | undefined {
  const seen = seenIn(view, view.viewer as Seat);
  if (seen.length === 0) return undefined;
  return ({hands}) => {
    let likely = 1;
    for (const {play, table, gone} of seen) likely *= suits(play, table, [...hands.list(play.seat), ...gone]);
    return likely;
  };
}

/** The plays of the others with the hands that are held now, the last first. */
function seenIn({hands, plays, table}: ScopaView, me: Seat): readonly Seen[] {
  const seats = hands.length;
  const left = hands.reduce((sum, {length}) => sum + length, 0);
  const seen: Seen[] = [];
  const gone = hands.map((): Card[] => []);
  let lying = table;
  for (const play of plays.slice(Math.max(0, plays.length - (3 * seats - left))).toReversed()) {
    const {seat, card, takes} = play;
    lying = takes ? [...lying, ...takes] : lying.filter((one) => one !== card);
    gone[seat]!.push(card);
    if (seat !== me && hands[seat]!.length > 0) seen.push({play, table: lying, gone: [...gone[seat]!]});
  }
  return seen;
}

/** How likely a play is, beside the likeliest, of who holds this hand. */
function suits(play: ScopaPlay, table: readonly Card[], hand: readonly Card[]): number {
  const sum = table.reduce((all, card) => all + VALUE[card]!, 0);
  let best = -Infinity;
  for (const card of hand) {
    const captures = capturesOf(card, table);
    if (captures.length === 0) best = Math.max(best, sightOf({type: 'play', card}, sum, table.length));
    for (const takes of captures) best = Math.max(best, sightOf({type: 'play', card, takes}, sum, table.length));
  }
  const missed = best - sightOf(play, sum, table.length) - EASILY;
  return missed <= 0 ? 1 : Math.max(LEAST, 3 ** (-missed / THIRD));
}
