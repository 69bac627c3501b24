import {SUITS, type Card} from '../../card.js';
import type {Seat, Viewer} from '../../game.js';
import {hiddenHand} from '../../ordered-lists.js';
import {positionSeen, sizesOf} from '../../position.js';
import {NOBODY} from '../../seats.js';
import {playedBy} from '../../trick.js';
import type {Built} from './build.js';
import {compareCards} from './cards.js';
import type {CalypsoDeal} from './deal.js';
import {inSuitCards} from './plays.js';
import type {CalypsoView} from './view.js';

/** A moment within the last move: the trick is complete and lies there, or is taken and the deal is not ended. */
export type Moment = 'standing' | 'taken';

const NONE: readonly never[] = Object.freeze([]);
const NO_REVOKES: CalypsoView['revoked'] = Object.freeze([NONE, NONE, NONE, NONE]);

/** What the viewer may know: all that was played and built, the own hand, and how many cards the others have. */
export function viewDeal(deal: CalypsoDeal, viewer: Viewer, moment?: Moment): CalypsoView {
  const {beginning} = deal;
  const {carried} = beginning;
  const known = deal.memory.known(moment, publicPart);
  const hands = Array<readonly Card[]>(4);
  for (let seat = 0; seat < 4; seat++) {
    hands[seat] = viewer === 'open' || viewer === seat ? deal.hand(seat) : handSeen(deal, seat);
  }
  const view: {-readonly [Key in keyof CalypsoView]: CalypsoView[Key]} = {
    game: 'calypso',
    options: beginning.options,
    viewer,
    dealer: beginning.dealer,
    turn: known.turn,
    moves: typeof viewer === 'number' && !moment ? deal.moves(viewer) : NONE,
    hands,
    over: known.over,
    deal: beginning.number,
    trumps: carried.trumps,
    trick: known.trick,
    tricks: known.tricks,
    building: known.building,
    done: known.done,
    discards: known.discards,
    revokes: known.revokes,
    revoked: known.revoked,
    gone: carried.gone,
    before: deal.before,
  };
  if (known.over) view.score = deal.score();
  if (beginning.origin) view.position = positionSeen(beginning.origin, viewer);
  return view;
}

/** What everybody sees of a hand: only where the deal began in a position may that be a card. */
function handSeen(deal: CalypsoDeal, seat: Seat): readonly Card[] {
  const {origin} = deal.beginning;
  if (!origin) return hiddenHand(deal.sizeOf(seat));
  // A card that was seen and played since is the one that was seen.
  const seen = [...origin.seen[seat]!];
  const played = playedBy([...deal.row.taken, deal.row.current], 4)[seat]!;
  const since = played.slice(sizesOf(origin.position)[seat]! - origin.position.hands[seat]!.length);
  for (const card of since) if (seen.includes(card)) seen.splice(seen.indexOf(card), 1);
  return hiddenHand(deal.sizeOf(seat), seen.sort(compareCards));
}

/** What everybody knows: all but the hands lies open. */
export type PublicPart = Pick<
  CalypsoView,
  'turn' | 'over' | 'trick' | 'tricks' | 'building' | 'done' | 'discards' | 'revokes' | 'revoked'
>;

function publicPart(deal: CalypsoDeal, moment: Moment | undefined): PublicPart {
  const {row, trumps, beginning} = deal;
  const {carried} = beginning;
  const over = deal.over && !moment;
  const standing = moment === 'standing' ? row.taken[row.taken.length - 1] : undefined;
  const {building, done, discards} = shownOf(standing ? deal.builtBefore : deal.built, trumps);
  return {
    turn: moment ? NOBODY : deal.actors,
    over,
    trick: standing ? {leader: standing.leader, cards: standing.cards} : row.current,
    tricks: standing ? row.taken.slice(0, -1) : row.taken,
    building,
    done,
    discards,
    // `calypso.revoke`: shown when the deal ends.
    revokes: over ? deal.revokes : carried.revokes,
    revoked: over ? deal.revoked : NO_REVOKES,
  };
}

/** What is built, as all can see it. */
export const shownOf = ({building, done, discards}: Built, trumps: readonly number[]) => ({
  building: building.map((ranks, seat) => inSuitCards(trumps[seat]!, ranks)),
  done: [...done],
  discards: [...discards],
});

/** Suits by seat as their indices. */
export const suitIndices = (trumps: CalypsoView['trumps']): number[] => trumps.map((suit) => SUITS.indexOf(suit));
