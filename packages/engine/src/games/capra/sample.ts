import {assignCards} from '../../assign.js';
import {UNKNOWN, type Card} from '../../card.js';
import type {Seat} from '../../move.js';
import type {Watch} from '../../deal.js';
import {isHeldBy} from '../../hands.js';
import {type Origin, originWith} from '../../origin.js';
import {sizesOf} from '../../position.js';
import {shuffled, type Random} from '../../random.js';
import {compareCards, HAND, isOneSuit, PACK, SHOWN} from './cards.js';
import {CapraDeal} from './deal.js';
import {beginAt} from './position.js';
import type {CapraPlay, CapraPosition, CapraTrick, CapraView} from './view.js';

const SEATS = [0, 1, 2, 3] as const;
const TRIES = 500;

/** A card that a seat must have had, and when it left the hand. */
interface Held {
  card: Card;
  /** Index of the trick in which the card left the hand. Infinity if it is still there. */
  readonly trick: number;
}

/** Hypothesis about the claim being settled: seats, and the suit of each one's four cards. */
type Fours = readonly {readonly seat: Seat; readonly suit: number}[];

/**
 * Samples a deal consistent with the view. Draws the folded cards and the hands so that each seat has its cards when it
 * plays them, then replays the moves.
 */
export function sampleDeal(view: CapraView, random: Random, watch?: Watch<CapraDeal>): CapraDeal {
  // The first attempt can fail if the position showed cards that may have been folded since.
  for (let tries = view.position ? TRIES : 1; tries > 0; tries--) {
    for (const fours of shuffled(claimsIn(view), random)) {
      const held = assignHeld(view, fours, random);
      const deal = held && replay(view, packOf(view, held, random), held, fours, watch);
      if (deal) return deal;
    }
  }
  throw new RangeError('No deal is consistent with this view.');
}

/** All tricks with their plays, the current one last. */
const allTricks = (view: CapraView): readonly CapraTrick[] => [...view.tricks, view.trick];

/** Returns the cards held, by seat: the cards that the viewer knows, and `UNKNOWN` for all others. */
function heldIn(view: CapraView): Held[][] {
  const held: Held[][] = SEATS.map(() => []);
  allTricks(view).forEach((trick, number) => {
    for (const {seat, cards} of trick.plays) {
      // After a claim, all seats lay down their whole hands, including the cards that they showed before.
      const seen = cards.includes(UNKNOWN) ? seenIn(trick, seat) : [];
      cards.forEach((card, place) => held[seat]!.push({card: seen[place] ?? card, trick: number}));
    }
  });
  view.hands.forEach((hand, seat) => held[seat]!.push(...hand.map((card) => ({card, trick: Infinity}))));
  return held;
}

/** Returns a seat's cards that everybody saw in a trick, although the seat may have folded them later. */
function seenIn({returned = [], aside}: CapraTrick, seat: Seat): readonly Card[] {
  if (aside?.seat === seat) return aside.cards;
  return returned.filter((play) => play.seat === seat && play.type !== 'fold').flatMap(({cards}) => cards);
}

/** Lists the hypotheses about a claim being settled. Returns a single empty one if there is no such claim. */
function claimsIn(view: CapraView): Fours[] {
  const {viewer, settling, part, hands, trick, claim} = view;
  if (!settling) return [[]];
  const nearness = (seat: Seat): number => (seat - trick.leader + SEATS.length) % SEATS.length;
  const waiting = (seat: Seat): boolean => !trick.plays.some((play) => play.seat === seat);
  const leads = (seat: Seat): boolean => trick.plays.length === 0 && seat === trick.leader;
  const own = typeof viewer === 'number' ? hands[viewer]! : [];
  const holdsFour = own.length === HAND && isOneSuit(own);
  const ways: Fours[] = [];
  for (const asked of SEATS) {
    for (const claimant of SEATS) {
      if (nearness(asked) >= nearness(claimant) || !waiting(asked) || !waiting(claimant) || leads(claimant)) continue;
      if ((part === 'asked') !== (asked === viewer) || (part === 'claim') !== (claimant === viewer)) continue;
      if (claim && (claim.asked !== asked || claim.seat !== claimant)) continue;
      // A seat that has waived was asked earlier. A seat that holds four cards of a suit and hasn't waived hasn't been
      // asked.
      if (part === 'waived' && nearness(viewer as Seat) >= nearness(asked)) continue;
      if (holdsFour && !part && nearness(viewer as Seat) < nearness(asked)) continue;
      for (const suit of SEATS) {
        for (const other of SEATS) {
          if (suit === other || !fits(hands[asked]!, suit) || !fits(hands[claimant]!, other)) continue;
          ways.push([
            {seat: claimant, suit: other},
            {seat: asked, suit},
          ]);
        }
      }
    }
  }
  return ways;
}

const fits = (hand: readonly Card[], suit: number): boolean =>
  hand.every((card) => card === UNKNOWN || card >> 4 === suit);

/** Samples complete `Held` lists by seat. Returns undefined if no such lists exist. */
function assignHeld(view: CapraView, fours: Fours, random: Random): Held[][] | undefined {
  const held = heldIn(view);
  const piles = view.position?.piles.flat() ?? [];
  const seen = new Set([...piles, ...held.flat().map(({card}) => card)]);
  if (view.shown !== undefined) seen.add(view.shown);
  const hidden = shuffled(
    PACK.filter((card) => !seen.has(card)),
    random,
  );
  // The seat that drew the shown card still holds it or has folded it.
  const {shown, shownTo} = view;
  if (shown !== undefined && shownTo !== undefined && !held.flat().some(({card}) => card === shown)) {
    const wanted = fours.find(({seat}) => seat === shownTo)?.suit;
    const places = placesOfShown(view, held[shownTo]!, shownTo).filter(
      ({trick}) => trick < Infinity || wanted === undefined || wanted === shown >> 4,
    );
    if (places.length === 0) return undefined;
    places[random.below(places.length)]!.card = shown;
  }
  // Cards that the position showed in a hand are still there, or have been folded.
  view.position?.hands.forEach((hand, seat) => {
    for (const card of hand) {
      const from = hidden.indexOf(card);
      if (from < 0) continue;
      const places = held[seat]!.filter((place) => place.card === UNKNOWN);
      places[random.below(places.length)]!.card = card;
      hidden.splice(from, 1);
    }
  });
  for (const {seat, suit} of fours) {
    for (const place of held[seat]!.filter(({card, trick}) => card === UNKNOWN && trick === Infinity)) {
      const from = hidden.findIndex((card) => card >> 4 === suit);
      if (from < 0) return undefined;
      place.card = hidden.splice(from, 1)[0]!;
    }
  }
  const places = held.map((list) => list.filter(({card}) => card === UNKNOWN));
  // The rest are in the stock, or were in piles before the position.
  const rest = hidden.length - places.reduce((sum, {length}) => sum + length, 0);
  if (rest < 0) return undefined;
  const assigned = assignCards(hidden, [...places.map(({length}) => length), rest], () => true, random);
  if (!assigned) return undefined;
  places.forEach((list, seat) => list.forEach((place, index) => (place.card = assigned[seat]![index]!)));
  return held;
}

/** Returns, for each card in the pack in order, the seat that got it and the number of tricks completed before that. */
function drawsIn({dealer, tricks, position}: CapraView): {readonly seat: Seat; readonly tricks: number}[] {
  const first = (position ? sizesOf(position)[0]! : HAND) * SEATS.length;
  const all = position ? first + position.stock.length : PACK.length;
  const draws = Array.from({length: first}, (_, place) => ({seat: (dealer + 1 + place) % 4, tricks: 0}));
  tricks.forEach(({plays, winner}, number) => {
    const laid = plays.reduce((sum, {cards}) => sum + cards.length, 0);
    const count = Math.min(laid, all - draws.length);
    for (let place = 0; place < count; place++) draws.push({seat: (winner + place) % 4, tricks: number + 1});
  });
  return draws;
}

/**
 * Returns the entries that may be the shown card. Once the seat has laid down its whole hand, that card can't be in the
 * hand any more.
 */
function placesOfShown(view: CapraView, held: readonly Held[], seat: Seat): Held[] {
  const draws = drawsIn(view);
  const from = draws[SHOWN]!.tricks;
  const received = (trick: number): number => draws.filter((draw) => draw.seat === seat && draw.tricks <= trick).length;
  const emptied = allTricks(view).findIndex(
    (_, number) => number >= from && held.filter(({trick}) => trick <= number).length === received(number),
  );
  const until = emptied < 0 ? Infinity : emptied;
  return held.filter(({card, trick}) => card === UNKNOWN && trick >= from && trick <= until);
}

/** Builds a pack that deals each seat its cards in the order in which it plays them. */
function packOf(view: CapraView, held: readonly Held[][], random: Random): Card[] {
  const {shown} = view;
  // Cards that the position showed in the hand were there from the start.
  const order = ({card, trick}: Held, seat: Seat): number => (view.position?.hands[seat]!.includes(card) ? -1 : trick);
  const waiting = held.map((list, seat) =>
    shuffled(list, random)
      .sort((a, b) => (order(a, seat) === order(b, seat) ? 0 : order(a, seat) - order(b, seat)))
      .map(({card}) => card)
      .filter((card) => card !== shown),
  );
  const shownAt = shown === undefined ? -1 : SHOWN;
  const pack = drawsIn(view).map(({seat}, place) => (place === shownAt ? shown! : waiting[seat]!.shift()!));
  const dealt = new Set([shown, ...pack, ...(view.position?.piles.flat() ?? [])]);
  const stock = shuffled(
    PACK.filter((card) => !dealt.has(card)),
    random,
  );
  const size = pack.length + view.stock;
  while (pack.length < size) pack.push(pack.length === shownAt ? shown! : stock.pop()!);
  return pack;
}

/** Replays the moves. Returns undefined if a card isn't in the hand yet. */
function replay(
  view: CapraView,
  pack: readonly Card[],
  held: readonly Held[][],
  fours: Fours,
  watch?: Watch<CapraDeal>,
): CapraDeal | undefined {
  const {position} = view;
  const deal = position
    ? beginAt(originOf(view, position, pack, held))
    : new CapraDeal(view.options, {dealer: view.dealer, leader: (view.tricks[0] ?? view.trick).leader}, pack);
  let inTime = true;
  allTricks(view).forEach((trick, number) => {
    // A position's trick is already on the table.
    let laid = number === 0 && position ? position.trick.length : 0;
    const lay = ({seat, type}: CapraPlay, cards: readonly Card[], told?: Watch<CapraDeal>): void => {
      if (laid-- > 0) return;
      inTime &&= cards.every((card) => isHeldBy(deal.hands, seat, card));
      if (!inTime) return;
      const move = {type, cards};
      told?.(deal, seat, move);
      deal.play(seat, move);
    };
    for (const play of trick.returned ?? []) lay(play, returnedCards(play, deal.hands.list(play.seat)));
    const [lead, ...others] = trick.plays;
    if (trick.returned && lead && inTime) {
      if (trick.aside) claim(deal, trick.aside.seat, lead.seat);
      else claim(deal, lead.seat);
    } else if (lead) lay(lead, playedCards(lead, number, held), watch);
    for (const play of others) lay(play, playedCards(play, number, held), watch);
  });
  if (!inTime) return undefined;
  const [claimant, asked] = fours;
  if (claimant && asked) pend(deal, claimant.seat, asked.seat);
  return deal;
}

/** Makes a claim and all answers to it. Seats waive, except `instead`, which makes a claim itself. */
function claim(deal: CapraDeal, seat: Seat, instead?: Seat): void {
  pend(deal, seat, instead);
  if (instead !== undefined) deal.play(instead, {type: 'claim', cards: deal.hands.list(instead)});
}

/** Makes a claim. Seats waive until `asked` has to answer, or until no seat is left. */
function pend(deal: CapraDeal, seat: Seat, asked?: Seat): void {
  deal.play(seat, {type: 'claim', cards: deal.hands.list(seat)});
  while (deal.pending && deal.pending.asked !== asked) deal.play(deal.pending.asked, {type: 'waive'});
}

const playedCards = ({seat, cards}: CapraPlay, number: number, held: readonly Held[][]): readonly Card[] =>
  cards.includes(UNKNOWN) ? held[seat]!.filter(({trick}) => trick === number).map(({card}) => card) : cards;

/**
 * Returns the cards of a returned play. For a fold, any of the seat's cards will do, because it played them later or
 * still holds them.
 */
const returnedCards = ({cards}: CapraPlay, hand: readonly Card[]): readonly Card[] =>
  cards.includes(UNKNOWN) ? hand.slice(0, cards.length) : cards;

/** Returns the origin of the sampled deal. */
function originOf(
  view: CapraView,
  position: CapraPosition,
  pack: readonly Card[],
  held: readonly Held[][],
): Origin<CapraPosition> {
  const sizes = sizesOf(position);
  const first = allTricks(view)[0]!;
  const had = sizes.map((size, seat) =>
    pack.slice(0, 4 * size).filter((_, place) => (view.dealer + 1 + place) % 4 === seat),
  );
  const plays = (first.returned ?? first.plays).slice(0, position.trick.length);
  const trick = plays.map((play, place) => ({
    ...position.trick[place]!,
    cards: first.returned ? returnedCards(play, had[play.seat]!) : playedCards(play, 0, held),
  }));
  const laid = trick.flatMap(({cards}) => cards);
  const hands = had.map((hand) => hand.filter((card) => !laid.includes(card)));
  const stock = pack.slice(pack.length - position.stock.length);
  return originWith(position, {hands, trick, stock}, compareCards);
}
