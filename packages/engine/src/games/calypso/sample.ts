import {assignCards} from '../../assign.js';
import {UNKNOWN, type Card} from '../../card.js';
import type {Seat} from '../../move.js';
import type {Watch} from '../../deal.js';
import {drawHands} from '../../draw-hands.js';
import {originWith} from '../../origin.js';
import {packFrom, playedBy, type Position} from '../../position.js';
import {shuffled, type Random} from '../../random.js';
import type {Trick} from '../../trick.js';
import {CARDS, compareCards, COPIES, suitIndices} from './cards.js';
import {CalypsoDeal, type Carried} from './deal.js';
import {highestRuff} from './lying.js';
import {ranksOf} from './position.js';
import type {CalypsoView} from './view.js';

const SEATS = 4;
const TRIES = 64;

/** A play that didn't follow suit. It limits which cards the seat can have held at that point. */
interface Lack {
  readonly seat: Seat;
  /** The index of the suit led. */
  readonly led: number;
  /**
   * `calypso.overruff`: suit index of the seat's trumps, and rank index of the ruff that it failed to beat. A higher
   * trump (with a smaller index) had to be played.
   */
  readonly trump: number;
  readonly ruff: number;
  /** Cards that the seat has played since. */
  readonly later: readonly Card[];
}

/** Facts about the cards that the viewer of a view hasn't seen. */
interface Told {
  readonly lacks: readonly Lack[];
  /** Hidden cards, including duplicates and cards that aren't dealt. */
  readonly hidden: readonly Card[];
  /** Cards played, by seat. */
  readonly played: readonly (readonly Card[])[];
  readonly carried: Carried;
}

/** Cached for views from which many deals are sampled. */
const known = new WeakMap<CalypsoView, Told>();

/**
 * Samples a deal consistent with the view: draws hands that explain every `Lack` (as a revoke, if the options allow
 * revokes), then replays the moves.
 */
export function sampleDeal(view: CalypsoView, random: Random, watch?: Watch<CalypsoDeal>): CalypsoDeal {
  const told = known.get(view) ?? toldBy(view);
  known.set(view, told);
  for (let tries = 0; tries < TRIES; tries++) {
    const hands = assignHands(view, told, random, tries > 0);
    if (hands) return replay(view, told, hands, watch);
  }
  throw new RangeError('No deal is consistent with this view.');
}

const toldBy = (view: CalypsoView): Told => ({
  lacks: lacksIn(view),
  hidden: hiddenIn(view),
  played: playedBy(allTricks(view), SEATS),
  carried: {
    building: view.before.building.map(ranksOf),
    done: [...view.before.done],
    discards: [...view.before.discards],
    revokes: view.before.revokes,
    gone: view.gone,
    trumps: view.trumps,
  },
});

const allTricks = (view: CalypsoView): readonly Trick[] => [...view.tricks, view.trick];

function lacksIn(view: CalypsoView): Lack[] {
  const trumps = suitIndices(view.trumps);
  const played = playedBy(allTricks(view), SEATS);
  return allTricks(view).flatMap(({leader, cards}, number) =>
    cards.flatMap((card, place): Lack[] => {
      const led = cards[0]! >> 4;
      const seat = (leader + place) % SEATS;
      if (card >> 4 === led || !view.hands[seat]!.includes(UNKNOWN)) return [];
      const trump = trumps[seat]!;
      const highest = highestRuff(cards.slice(0, place), leader, trumps);
      const overruffs = card >> 4 === trump && (card & 15) < highest;
      const ruff = view.options.overruff === 'free' || overruffs ? 0 : Math.max(0, highest);
      return [{seat, led, trump, ruff, later: played[seat]!.slice(number + 1)}];
    }),
  );
}

const wasDue = ({trump, ruff}: Lack, card: Card): boolean => card >> 4 === trump && (card & 15) < ruff;

/** Samples complete hands by seat. Returns undefined if its random choices lead to a contradiction. */
function assignHands(view: CalypsoView, told: Told, random: Random, vary: boolean): Card[][] | undefined {
  const {lacks} = told;
  const hands = view.hands.map((hand) => hand.filter((card) => card !== UNKNOWN));
  const strict = view.options.revoke === 'prevent';
  // If revokes are allowed, only a missing overruff needs an explanation: the seat held the suit led (a revoke), or no
  // higher trump.
  const unexplained = strict
    ? []
    : lacks.filter((lack) => lack.ruff > 0 && !lack.later.some((card) => card >> 4 === lack.led));
  const revokes = unexplained.filter(
    (lack) => lack.later.some((card) => wasDue(lack, card)) || (vary && random.below(2) === 0),
  );
  const unable = strict ? lacks : unexplained.filter((lack) => !revokes.includes(lack));
  const allowed = (card: Card, seat: Seat): boolean =>
    unable.every((lack) => lack.seat !== seat || !((strict && card >> 4 === lack.led) || wasDue(lack, card)));
  const room = view.hands.map((hand, seat) => hand.length - hands[seat]!.length);
  const hidden = revokes.length > 0 ? shuffled(told.hidden, random) : told.hidden.slice();
  for (const {seat, led} of revokes) {
    if (hands[seat]!.some((card) => card >> 4 === led)) continue;
    const from = hidden.findIndex((card) => card >> 4 === led && allowed(card, seat));
    if (from < 0 || room[seat] === 0) return undefined;
    room[seat]!--;
    hands[seat]!.push(...hidden.splice(from, 1));
  }
  const rest = hidden.length - room.reduce((sum, count) => sum + count, 0);
  const assigned =
    drawHands(hidden, room, allowed, random) ?? assignCards(shuffled(hidden, random), [...room, rest], allowed, random);
  return assigned && hands.map((hand, seat) => [...hand, ...assigned[seat]!]);
}

/** Returns the cards that the viewer hasn't seen, including duplicates. */
function hiddenIn(view: CalypsoView): Card[] {
  const left = new Int8Array(64).fill(COPIES);
  const seen = [...view.gone, ...view.hands.flat(), ...allTricks(view).flatMap(({cards}) => cards)];
  for (const card of seen) if (card !== UNKNOWN) left[card]!--;
  return CARDS.flatMap((card) => Array<Card>(left[card]!).fill(card));
}

function replay(
  view: CalypsoView,
  {played, carried}: Told,
  hands: readonly Card[][],
  watch?: Watch<CalypsoDeal>,
): CalypsoDeal {
  const {options, dealer} = view;
  const had = hands.map((hand, seat) => [...hand, ...played[seat]!]);
  const pack = packFrom(had, dealer);
  const {position} = view;
  const origin = position && originWith(position, {hands: startIn(position, had), stock: []}, compareCards);
  const leader = allTricks(view)[0]!.leader;
  const deal = new CalypsoDeal({options, number: view.deal, carried, dealer, pack, origin, leader});
  for (const {leader, cards} of allTricks(view)) {
    cards.forEach((card, place) => {
      const move = {type: 'play', card};
      watch?.(deal, (leader + place) % SEATS, move);
      deal.play((leader + place) % SEATS, move);
    });
  }
  return deal;
}

/** Returns each seat's hand in the starting position, given all cards that the seat had. */
const startIn = ({trick}: Position, had: readonly Card[][]): Card[][] =>
  had.map((cards, seat) => {
    const laid = trick.find((one) => one.seat === seat)?.cards[0];
    return laid === undefined ? cards : cards.toSpliced(cards.indexOf(laid), 1);
  });
