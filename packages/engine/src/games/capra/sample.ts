import {assignCards} from '../../assign.js';
import {UNKNOWN, type Card} from '../../card.js';
import type {Seat} from '../../game.js';
import {shuffled, type Random} from '../../random.js';
import {HAND, PACK, SHOWN} from './cards.js';
import {CapraDeal} from './deal.js';
import type {CapraPlay, CapraTrick, CapraView} from './view.js';

const SEATS = [0, 1, 2, 3] as const;

/** A card that a seat must have had, and where it went: a trick (by number), or the hand as it is now. */
interface Held {
  card: Card;
  /** After how many tricks it left the hand; infinite while it is there. */
  readonly trick: number;
}

/** A claim that is being settled: who must hold four cards of which suit. */
type Fours = readonly {readonly seat: Seat; readonly suit: number}[];

/** A deal that agrees with the view: cards for folds and hands, drawn before they are needed, then the moves again. */
export function sampleDeal(view: CapraView, random: Random): CapraDeal {
  for (const fours of shuffled(claimsIn(view), random)) {
    const held = assignHeld(view, fours, random);
    if (held) return replay(view, packOf(view, held, random), held, fours);
  }
  throw new RangeError('No deal agrees with this view.');
}

/** The tricks with what was played in each, the one on the table last. */
const allTricks = (view: CapraView): readonly CapraTrick[] => [...view.tricks, view.trick];

/** By seat, what it had: cards that the viewer knows, and `UNKNOWN` where any will do. */
function heldIn(view: CapraView): Held[][] {
  const held: Held[][] = SEATS.map(() => []);
  allTricks(view).forEach((trick, number) => {
    for (const {seat, cards} of trick.plays) {
      // What lay open before a claim, and a claim set aside, was all laid down again in this trick.
      const seen = cards.includes(UNKNOWN) ? seenIn(trick, seat) : [];
      cards.forEach((card, place) => held[seat]!.push({card: seen[place] ?? card, trick: number}));
    }
  });
  view.hands.forEach((hand, seat) => held[seat]!.push(...hand.map((card) => ({card, trick: Infinity}))));
  return held;
}

/** Cards of a seat that all have seen in a trick, though it may have folded them. */
function seenIn({returned = [], aside}: CapraTrick, seat: Seat): readonly Card[] {
  if (aside?.seat === seat) return aside.cards;
  return returned.filter((play) => play.seat === seat && play.type !== 'fold').flatMap(({cards}) => cards);
}

/** Every way in which a claim may be being settled; where none is, one without any claim. */
function claimsIn(view: CapraView): Fours[] {
  const {viewer, settling, part, hands, trick, claim} = view;
  if (!settling) return [[]];
  const nearness = (seat: Seat): number => (seat - trick.leader + SEATS.length) % SEATS.length;
  const waiting = (seat: Seat): boolean => !trick.plays.some((play) => play.seat === seat);
  const leads = (seat: Seat): boolean => trick.plays.length === 0 && seat === trick.leader;
  const ways: Fours[] = [];
  for (const asked of SEATS) {
    for (const claimant of SEATS) {
      if (nearness(asked) >= nearness(claimant) || !waiting(asked) || !waiting(claimant) || leads(claimant)) continue;
      if ((part === 'asked') !== (asked === viewer) || (part === 'claim') !== (claimant === viewer)) continue;
      if (claim && (claim.asked !== asked || claim.seat !== claimant)) continue;
      // Whoever has waived was asked before.
      if (part === 'waived' && nearness(viewer as Seat) >= nearness(asked)) continue;
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

/** By seat, what it had, all of it known; undefined if the cards cannot lie so. */
function assignHeld(view: CapraView, fours: Fours, random: Random): Held[][] | undefined {
  const held = heldIn(view);
  const seen = new Set([view.shown, ...held.flat().map(({card}) => card)]);
  const hidden = shuffled(
    PACK.filter((card) => !seen.has(card)),
    random,
  );
  // The shown card is with whoever drew it, in the hand or folded since.
  const {shownTo} = view;
  if (shownTo !== undefined && !held.flat().some(({card}) => card === view.shown)) {
    const wanted = fours.find(({seat}) => seat === shownTo)?.suit;
    const places = placesOfShown(view, held[shownTo]!, shownTo).filter(
      ({trick}) => trick < Infinity || wanted === undefined || wanted === view.shown >> 4,
    );
    if (places.length === 0) return undefined;
    places[random.below(places.length)]!.card = view.shown;
  }
  for (const {seat, suit} of fours) {
    for (const place of held[seat]!.filter(({card, trick}) => card === UNKNOWN && trick === Infinity)) {
      const from = hidden.findIndex((card) => card >> 4 === suit);
      if (from < 0) return undefined;
      place.card = hidden.splice(from, 1)[0]!;
    }
  }
  const places = held.map((list) => list.filter(({card}) => card === UNKNOWN));
  const rest = view.stock - (shownTo === undefined ? 1 : 0);
  const assigned = assignCards(hidden, [...places.map(({length}) => length), rest], () => true, random);
  if (!assigned) return undefined;
  places.forEach((list, seat) => list.forEach((place, index) => (place.card = assigned[seat]![index]!)));
  return held;
}

/** Who got the cards of the pack that are dealt and drawn, place by place, and after how many tricks. */
function drawsIn({dealer, tricks}: CapraView): {readonly seat: Seat; readonly tricks: number}[] {
  const draws = Array.from({length: HAND * SEATS.length}, (_, place) => ({seat: (dealer + 1 + place) % 4, tricks: 0}));
  tricks.forEach(({plays, winner}, number) => {
    const laid = plays.reduce((sum, {cards}) => sum + cards.length, 0);
    const count = Math.min(laid, PACK.length - draws.length);
    for (let place = 0; place < count; place++) draws.push({seat: (winner + place) % 4, tricks: number + 1});
  });
  return draws;
}

/** Where the shown card may have gone: it left the hand at the latest when the whole hand was laid down. */
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

/** The pack that was dealt and drawn: everybody gets what leaves the hand first as early as can be. */
function packOf(view: CapraView, held: readonly Held[][], random: Random): Card[] {
  const {shown} = view;
  const waiting = held.map((list) =>
    shuffled(list, random)
      .sort((a, b) => (a.trick === b.trick ? 0 : a.trick - b.trick))
      .map(({card}) => card)
      .filter((card) => card !== shown),
  );
  const pack = drawsIn(view).map(({seat}, place) => (place === SHOWN ? shown : waiting[seat]!.shift()!));
  const dealt = new Set([shown, ...pack]);
  const stock = shuffled(
    PACK.filter((card) => !dealt.has(card)),
    random,
  );
  for (let place = pack.length; place < PACK.length; place++) pack.push(place === SHOWN ? shown : stock.pop()!);
  return pack;
}

function replay(view: CapraView, pack: readonly Card[], held: readonly Held[][], fours: Fours): CapraDeal {
  const [{leader} = view.trick] = view.tricks;
  const deal = new CapraDeal(view.options, {dealer: view.dealer, leader}, pack);
  allTricks(view).forEach((trick, number) => {
    const cardsOf = ({seat, cards}: CapraPlay): readonly Card[] =>
      cards.includes(UNKNOWN) ? held[seat]!.filter((one) => one.trick === number).map(({card}) => card) : cards;
    for (const play of trick.returned ?? []) {
      // What was folded and went back is any of the cards that the seat had; it laid all of them down later, or has them still.
      const cards = play.cards.includes(UNKNOWN) ? deal.hand(play.seat).slice(0, play.cards.length) : play.cards;
      deal.play(play.seat, {type: play.type, cards});
    }
    const [lead, ...others] = trick.plays;
    if (trick.returned && lead) {
      if (trick.aside) claim(deal, trick.aside.seat, lead.seat);
      else claim(deal, lead.seat);
    } else if (lead) deal.play(lead.seat, {type: lead.type, cards: cardsOf(lead)});
    for (const play of others) deal.play(play.seat, {type: play.type, cards: cardsOf(play)});
  });
  const [claimant, asked] = fours;
  if (claimant && asked) pend(deal, claimant.seat, asked.seat);
  return deal;
}

/** A claim, and the answers of all who are asked: they waive, but for the seat that claims itself. */
function claim(deal: CapraDeal, seat: Seat, instead?: Seat): void {
  pend(deal, seat, instead);
  if (instead !== undefined) deal.play(instead, {type: 'claim', cards: deal.hand(instead)});
}

/** A claim, and waives until a seat is asked, or nobody more. */
function pend(deal: CapraDeal, seat: Seat, asked?: Seat): void {
  deal.play(seat, {type: 'claim', cards: deal.hand(seat)});
  while (deal.pending && deal.pending.asked !== asked) deal.play(deal.pending.asked, {type: 'waive'});
}
