import {card as cardOf, suitIndex, suitOf, SUITS, type Card, type Move, type Seat, type Suit} from '@cartavola/engine';
import {
  isTrump,
  pointsOf,
  powerIn,
  variantOf,
  type CapodamaView,
  type Trick,
} from '@cartavola/engine/games/capodama/rules.js';
import {outcomeTrait, trickTraits, type Answer, type Trait} from '../../traits.js';
import {chance, hasAce, inSuitOf, receivedWorth} from './before-play.js';
import {believe, canHold, type Beliefs} from './beliefs.js';
import {leading} from './trick.js';
import {WEIGHTS} from './weights.js';
import {worthOf} from './worth.js';

/** Value in points of taking a trick without points. */
const LEAD = 1;

/** Value of having a partner rather than playing alone, and penalty for a fourth trump that another player may hold. */
const DECISIVE = 100;

/** Returns the traits of a move, based on what the seat knows. */
export function traitsOf(view: CapodamaView, move: Move): readonly Trait[] {
  const beliefs = believe(view);
  if (view.phase === 'double') return doubleTraits(move.suit!, beliefs);
  if (view.phase === 'trump') return trumpTraits(move.card!, view, beliefs);
  if (view.phase === 'play') return playTraits(move.card!, view, beliefs);
  return giftTraits(move, view, beliefs);
}

function playTraits(card: Card, view: CapodamaView, beliefs: Beliefs): Trait[] {
  const {me, hand, friend, unseen} = beliefs;
  const {doubled, fourth} = view;
  const trick: Trick = {leader: view.trick.cards.length ? view.trick.leader : me, cards: [...view.trick.cards, card]};
  const points = pointsOf(card, doubled);
  const {seat, power} = leading(trick, view)!;
  const led = suitIndex(trick.cards[0]!);
  const coming = Array.from(
    {length: view.hands.length - trick.cards.length},
    (_, place) => (trick.leader + trick.cards.length + place) % view.hands.length,
  );
  const isSure = coming.length === 0 || !unseen.some((other) => powerIn(other, led, fourth) > power);
  const before = leading(view.trick, view);
  const sideOf = (one: Seat): 'partner' | 'enemy' | undefined =>
    friend[one] === 1 ? 'partner' : friend[one] === 0 ? 'enemy' : undefined;
  const traits = trickTraits(
    {
      cards: [card],
      points,
      stake: trick.cards.reduce((sum, one) => sum + pointsOf(one, doubled), 0),
      before: before && sideOf(before.seat),
      ahead: seat === me ? 'self' : sideOf(seat),
      isSure,
      isLead: trick.cards.length === 1,
      threats: seat === me ? threatsTo(power, led, coming, view, beliefs) : [],
      isHighest: !unseen.some((other) => suitIndex(other) === led && powerIn(other, led, fourth) > power),
      kept: worthOf(card, view, beliefs),
      height: powerIn(card, suitIndex(card), fourth),
      beats: (one) => beatenBy(one, view, beliefs),
      as: kindOf(card, view, beliefs),
    },
    LEAD,
  );
  // The other side may be winning the trick.
  const share = 1 - 2 * friend[seat]!;
  if (seat !== me && sideOf(seat) === undefined && share > 0 && points > 0)
    traits.push({id: 'risks-points', cards: [card], worth: -share * points, count: points});
  if (!isTrump(card, fourth) && hand.length > 1 && inSuitOf(card, hand).length === 1)
    traits.push({id: 'empties-suit', cards: [card], worth: WEIGHTS.freedom});
  return traits;
}

function kindOf(card: Card, {fourth}: CapodamaView, {hand, unseen}: Beliefs): Trait['as'] {
  if (isTrump(card, fourth)) return 'trump';
  const suit = suitIndex(card);
  const isAbove = (other: Card): boolean =>
    suitIndex(other) === suit && powerIn(other, suit, fourth) > powerIn(card, suit, fourth);
  return [...hand, ...unseen].some(isAbove) ? undefined : 'strongest';
}

/** Cards of the same suit that may still come and that a card beats, the strongest first. */
function beatenBy(card: Card, {fourth}: CapodamaView, {unseen}: Beliefs): readonly Card[] {
  const suit = suitIndex(card);
  const power = powerIn(card, suit, fourth);
  return unseen
    .filter((other) => suitIndex(other) === suit && powerIn(other, suit, fourth) < power)
    .sort((one, other) => powerIn(other, suit, fourth) - powerIn(one, suit, fourth));
}

/**
 * Possible plays by later seats, unless they are certainly partners, that would beat the card. Leaves out cards that
 * are lower than one that an earlier seat is known to hold.
 */
function threatsTo(
  power: number,
  led: number,
  coming: readonly Seat[],
  view: CapodamaView,
  beliefs: Beliefs,
): readonly Answer[] {
  const {fourth} = view;
  const {friend, holds} = beliefs;
  const answers = new Map<Card, Answer>();
  let highest = power;
  for (const seat of coming) {
    const higher = [...holds[seat]!].filter(([card, held]) => held > 0 && powerIn(card, led, fourth) > highest);
    if (friend[seat] !== 1)
      for (const [card] of higher)
        if (!answers.has(card) && canHold(view, beliefs, seat, card))
          answers.set(card, {seat, move: {type: 'play', card}});
    const known = higher.filter(([, held]) => held === 1).map(([card]) => powerIn(card, led, fourth));
    highest = Math.max(highest, ...known);
  }
  return [...answers.values()];
}

/** Traits about gifts: `left` goes to the left neighbour, `right` to the right one. */
function giftTraits({left, right}: Move, view: CapodamaView, beliefs: Beliefs): Trait[] {
  const {me, hand, friend} = beliefs;
  const {partners} = variantOf(view.options);
  const players = view.hands.length;
  const gifts = [
    {card: left!, to: (me + 1) % players},
    ...(right === undefined ? [] : [{card: right, to: (me + players - 1) % players}]),
  ];
  const cards = gifts.map(({card}) => card);
  const givesPoints = cards.some((card) => pointsOf(card, view.doubled) > 0);
  const traits: Trait[] = [outcomeTrait(givesPoints ? 'gives-points' : 'gives-no-points')];
  const add = (id: string, named: readonly Card[], worth: number, count?: number): void => {
    if (named.length > 0) traits.push({id, cards: named, worth, ...(count !== undefined && {count})});
  };
  const partner = cards.filter((card) => partners.includes(card));
  if (me === view.capo) add('avoids-playing-alone', partner, DECISIVE);
  else add('keeps-partnership', partner, -DECISIVE);
  // Giving a partner card away changes the sides.
  const strong = gifts.filter(({card, to}) => friend[to] === 1 && partner.length === 0 && isStrong(card, view));
  const given = strong.reduce((sum, {card, to}) => sum + receivedWorth(card, to, view), 0);
  add(
    'strengthens-partner',
    strong.map(({card}) => card),
    WEIGHTS.giftWorth * given,
    heightOf(strong.map(({card}) => card)),
  );
  const rest = hand.filter((card) => !cards.includes(card));
  const emptied = cards.filter((card) => !rest.some((other) => suitIndex(other) === suitIndex(card)));
  const suits = new Set(emptied.map(suitIndex)).size;
  add('empties-suit', emptied, WEIGHTS.emptySuit * suits, suits);
  const others = gifts.filter(({card, to}) => friend[to] !== 1 && !partner.includes(card)).map(({card}) => card);
  const kept = others.reduce((sum, card) => sum + worthOf(card, view, beliefs), 0);
  if (kept > 0)
    traits.push({
      id: 'spends',
      cards: others,
      worth: -kept,
      count: heightOf(others),
      beats: (card) => beatenBy(card, view, beliefs),
    });
  return traits;
}

const isStrong = (card: Card, view: CapodamaView): boolean => isTrump(card) || pointsOf(card, view.doubled) > 0;

/** Sum of the cards' heights, which is greater for higher cards. */
const heightOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + powerIn(card, suitIndex(card)), 0);

/** Traits about doubling a suit. */
function doubleTraits(suit: Suit, {hand}: Beliefs): Trait[] {
  const cards = hand.filter((card) => suitOf(card) === suit);
  const points = cards.reduce((sum, card) => sum + pointsOf(card, undefined), 0);
  const traits: Trait[] = [];
  if (points > 0) traits.push({id: 'richest-suit', cards, worth: points, count: points});
  if (cards.length > 0)
    traits.push({
      id: 'longest-suit',
      cards,
      worth: WEIGHTS.doubleLength * cards.length,
      count: cards.length,
    });
  const [ace] = cards.filter((card) => hasAce([card]));
  if (ace !== undefined) traits.push({id: 'has-ace', cards: [ace], worth: pointsOf(ace, undefined) / 2});
  return traits;
}

/** Traits about naming a card as the fourth trump. */
function trumpTraits(card: Card, view: CapodamaView, {hand}: Beliefs): Trait[] {
  if (!hand.includes(card)) return [{id: 'trump-elsewhere', cards: [card], worth: -DECISIVE}];
  const mates = inSuitOf(card, hand);
  const points = pointsOf(card, view.doubled);
  const traits: Trait[] = [];
  if (points > 0)
    traits.push({id: 'saves-card', cards: [card], worth: points * (1 - chance(card, hasAce(mates))), count: points});
  if (!hasAce(mates)) {
    const ace = cardOf('A', SUITS[suitIndex(card)]!);
    const worth = WEIGHTS.fourthCatch * pointsOf(ace, view.doubled);
    traits.push({id: 'catches-ace', cards: [ace], worth, count: pointsOf(ace, view.doubled)});
  }
  return traits;
}
