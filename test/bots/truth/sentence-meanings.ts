// Meaning of each reason, checked by continuing play in sampled worlds, and written independently of the bots' traits.
import {choose} from '@cartavola/bots/games.js';
import {finish, type MoveReason} from '@cartavola/bots';
import {pointsOf as capodamaPoints, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {
  cardsOf,
  rankOf,
  seededRandom,
  suitOf,
  type Card,
  type Deal,
  type Move,
  type Random,
  type Seat,
  type View,
  UNKNOWN,
} from '@cartavola/engine';
import type {CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import {pointsOf as capraPoints, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import {beatenBy, isTrumpIn} from './card-heights.js';
import {
  aheadAfter,
  finishTrick,
  isEnemyAhead,
  isPartnerAhead,
  me,
  ORDERS,
  OUTCOMES,
  sidesIn,
  TRIES,
  type Said,
  type TrickView,
} from './outcome-meanings.js';
import {capturesOf, VALUE, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';

/** Points that a card adds to a trick. */
const worthOf = ({view}: Said, card: Card): number =>
  view.game === 'capra'
    ? capraPoints[card]!
    : view.game === 'capodama'
      ? capodamaPoints(card, (view as CapodamaView).doubled)
      : 1;

const sumOf = (said: Said, cards: readonly Card[]): number => cards.reduce((sum, card) => sum + worthOf(said, card), 0);

/** The captured cards in a Scopa view. */
const taken = ({move}: Said): readonly Card[] => move.takes ?? [];
const isAllTaken = (said: Said): boolean =>
  said.reason.cards.length > 0 && said.reason.cards.every((card) => taken(said).includes(card));
const isSettebello = (card: Card): boolean => rankOf(card) + suitOf(card) === '7D';
const isSeven = (card: Card): boolean => VALUE[card] === 7;
const isDiamond = (card: Card): boolean => suitOf(card) === 'D';

function makesScopa({game, view, move, world}: Said): boolean {
  const scopas = (): number => (game.view(world, 'open') as ScopaView).scopas.flat().length;
  const before = scopas();
  world.play(view.viewer as Seat, move);
  return scopas() === before + 1;
}

/** Whether a card is missing from the calypso of its suit's owner, and that owner is on the given side. */
const isLackingFor = ({view}: Said, card: Card, isOwnSide: boolean): boolean => {
  const {trumps, building, viewer} = view as CalypsoView;
  const owner = trumps.indexOf(suitOf(card));
  return (owner % 2 === (viewer as number) % 2) === isOwnSide && !building[owner]!.includes(card);
};

const inHand = (said: Said): readonly Card[] => said.view.hands[me(said)]!;
const leftIn = (said: Said): readonly Card[] => {
  const left = [...inHand(said)];
  for (const card of cardsOf(said.move)) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
};
const plainPoints = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + capodamaPoints(card, undefined), 0);
const PARTNER_CARDS = ['QH', 'KH'];
const isPartnerCard = (card: Card): boolean => PARTNER_CARDS.includes(rankOf(card) + suitOf(card));

/** Whether the first answer in the reason is possible in some world after the move, and satisfies `does`. */
function isPossible(said: Said, does: (before: Deal, answer: Move, seat: Seat) => boolean): boolean {
  const {game, view, move, reason, random} = said;
  const [{seat, move: answer}] = reason.answers as [NonNullable<MoveReason['answers']>[number]];
  const laid = cardsOf(answer).filter((card) => !answer.takes?.includes(card));
  for (let count = 0; count < TRIES; count++) {
    const world = holding(view, seat, laid, random);
    const deal = world && game.sample(world, random);
    if (!deal) continue;
    deal.play(view.viewer as Seat, move);
    for (let turns = 0; turns < 3 && !deal.over && !deal.actors.includes(seat); turns++) {
      const [actor] = deal.actors;
      const moves = deal.moves(actor!);
      deal.play(actor!, moves[random.below(moves.length)]!);
    }
    if (deal.over || !deal.actors.includes(seat)) continue;
    const legal = deal.moves(seat).find((one) => isSameMove(one, answer));
    if (legal && does(deal, legal, seat)) return true;
  }
  return false;
}

/** Whether two moves have the same cards and type. The type matters, because the same cards can lead or beat. */
const isSameMove = (one: Move, other: Move): boolean =>
  [...cardsOf(one)].sort((a, b) => a - b).join() === [...cardsOf(other)].sort((a, b) => a - b).join() &&
  one.type === other.type;

/**
 * Returns the view with these cards shown in a seat's hand, so that sampled worlds contain them there. Returns
 * undefined if the hand has no room.
 */
function holding(view: View, seat: Seat, cards: readonly Card[], random: Random): View | undefined {
  const hand = [...view.hands[seat]!];
  // A hand that will only be dealt later may hold anything.
  if (hand.length === 0) return view;
  for (const card of cards) {
    if (hand.includes(card)) continue;
    const places = hand.flatMap((one, place) => (one === UNKNOWN ? [place] : []));
    if (places.length === 0) return undefined;
    hand[places[random.below(places.length)]!] = card;
  }
  return {...view, hands: view.hands.with(seat, hand)};
}

/** Whether the answer takes the lead in the trick or wins it. */
const goesAhead =
  (said: Said) =>
  (deal: Deal, answer: Move, seat: Seat): boolean => {
    const view = said.game.view(deal, seat);
    return aheadAfter({...said, view, move: answer}) === seat;
  };

/** Whether the answer captures all cards that the reason mentions. */
const takesCards =
  ({reason}: Said) =>
  (_: Deal, answer: Move): boolean =>
    reason.cards.length > 0 && reason.cards.every((card) => answer.takes?.includes(card));

/** Number of worlds over which the next player's best capture is averaged, and the tolerance for chance, in points. */
const CAPTURES = 300;
const MARGIN = 0.06;

/** Average gain of the next player's best capture after a move. */
function nextGain({game, view}: Said, move: Move): number {
  const gainOf = (deal: Deal, {card, takes}: Move): number => {
    if (!takes) return 0;
    const {table} = game.view(deal, 'open') as ScopaView;
    const isScopa = takes.length === table.length && !(view.options['rules'] === 'none');
    const primes: Readonly<Record<string, number>> = view.options['sevens'] === 'primiera' ? {'6': 0.2, A: 0.16} : {};
    const worth = (one: Card): number =>
      0.05 +
      (isSeven(one) ? 0.3 : (primes[rankOf(one)] ?? 0)) +
      (isDiamond(one) ? 0.17 : 0) +
      (isSettebello(one) ? 1 : 0);
    return [card!, ...takes].reduce((sum, one) => sum + worth(one), isScopa ? 1 : 0);
  };
  let sum = 0;
  for (let count = 0; count < CAPTURES; count++) {
    // Each move gets the same worlds, so that chance affects all moves alike.
    const deal = game.sample(view, seededRandom('captures', count, 'worlds'));
    deal.play(view.viewer as Seat, move);
    if (!deal.over) sum += Math.max(...deal.moves(deal.actors[0]!).map((one) => gainOf(deal, one)));
  }
  return sum / CAPTURES;
}

const isPointsPlayed = (said: Said): boolean => sumOf(said, cardsOf(said.move)) === said.reason.count;
/** Number of second halves to try to find one with which the solo game can be won. */
const SECOND_HALVES = 10;

/** Distance in points from the solo game's window at the end of the deal, after the move and best play. */
function missAfter({game, view, world}: Said, move: Move): number {
  world.play(view.viewer as Seat, move);
  while (!world.over) {
    const seat = world.actors[0]!;
    const best = finish(choose(game.view(world, seat), {level: 'strong', iterations: 0, seed: 'window'}));
    world.play(seat, best.move);
  }
  const {points, capo} = game.view(world, 'open') as CapodamaView;
  return Math.max(0, 80 - points[capo]!, points[capo]! - 85);
}

const isSpent = ({reason, move, other}: Said): boolean =>
  reason.cards.every((card) => cardsOf(move).includes(card) && !(other && cardsOf(other).includes(card)));

/** Meaning of each reason. `move` is the move that it is about. */
export const MEANINGS: Readonly<Record<string, (said: Said) => boolean>> = {
  'only-move': ({view}) => view.moves.length === 1,
  'seems-best': () => true,
  'as-good': () => true,
  ...Object.fromEntries(
    Object.entries(OUTCOMES).map(([outcome, isTrue]) => [`does-${outcome}`, (said: Said) => isTrue(said, said.move)]),
  ),
  'on-average': ({reason}) => reason.points! > 0,
  // Tricks.
  'takes-points': (said) => {
    const {winner, cards} = finishTrick(said);
    return winner === me(said) && sumOf(said, cards) >= said.reason.count!;
  },
  'takes-trick': (said) => finishTrick(said).winner === me(said),
  'goes-ahead': (said) => aheadAfter(said) === me(said),
  'may-be-beaten': (said) => isPossible(said, goesAhead(said)),
  'may-be-ruffed': (said) => isPossible(said, goesAhead(said)),
  'group-may-be-beaten': (said) => isPossible(said, goesAhead(said)),
  'beats-partner': (said) => {
    const {trick} = said.view as CapodamaView | CalypsoView | CapraView;
    return ('plays' in trick ? trick.plays.length : trick.cards.length) > 0 && aheadAfter(said) === me(said);
  },
  'feeds-partner': (said) => {
    const [card] = said.reason.cards;
    const gives = said.view.game === 'calypso' ? isLackingFor(said, card!, true) : isPointsPlayed(said);
    const sides = sidesIn(said);
    return gives && sides[finishTrick(said).winner] === sides[me(said)];
  },
  'partner-ahead': (said) => {
    const [card] = said.reason.cards;
    const gives = said.view.game === 'calypso' ? isLackingFor(said, card!, true) : isPointsPlayed(said);
    return gives && isPartnerAhead(said);
  },
  'adds-points': (said) => isPointsPlayed(said) && isEnemyAhead(said),
  'risks-points': (said) => isPointsPlayed(said) && aheadAfter(said) !== me(said),
  // In Scopa, a card takes others that add up to its value.
  spends: (said) =>
    isSpent(said) &&
    (said.view.game !== 'scopa' || said.reason.cards.every((card) => VALUE[card] === said.reason.count)),
  'keeps-higher': (said) => {
    const {reason, move, other} = said;
    const [kept, example] = [reason.cards.slice(0, -1), reason.cards.at(-1)!];
    const [played, instead] = [cardsOf(move), cardsOf(other!)];
    const more = beatenBy(said, kept);
    const fewer = beatenBy(
      said,
      instead.filter((card) => !played.includes(card)),
    );
    return (
      kept.every((card) => played.includes(card) && !instead.includes(card)) &&
      more.includes(example) &&
      more.length === reason.count &&
      fewer.length === reason.than!.count
    );
  },
  'spends-trump': (said) => isSpent(said) && isTrumpIn(said.view as TrickView, said.reason.cards[0]!),
  'spends-strongest': (said) => {
    const [card] = said.reason.cards;
    const view = said.view as TrickView;
    const place = (one: Card): number => ORDERS[view.game].indexOf(rankOf(one));
    const isStronger = (one: Card): boolean =>
      one !== UNKNOWN && suitOf(one) === suitOf(card!) && (isTrumpIn(view, one) || place(one) < place(card!));
    return isSpent(said) && !said.game.view(said.world, 'open').hands.flat().some(isStronger);
  },
  'empties-suit': (said) =>
    said.reason.cards.every((card) => leftIn(said).every((one) => suitOf(one) !== suitOf(card))),
  // Calypso.
  builds: (said) => {
    const {reason} = said;
    const isLacking = reason.cards.every((card) => isLackingFor(said, card, true));
    const {winner, cards} = finishTrick(said);
    return isLacking && winner === me(said) && reason.cards.every((card) => cards.includes(card));
  },
  'helps-others': (said) => isEnemyAhead(said) && said.reason.cards.every((card) => isLackingFor(said, card, false)),
  'spends-useful': (said) =>
    said.reason.cards.every((card) => isLackingFor(said, card, true) && cardsOf(said.move).includes(card)),
  // Capra.
  'keeps-four': (said) => inHand(said).length === 4 && new Set(inHand(said).map(suitOf)).size === 1,
  'enters-with-four': ({move}) => move.cards!.length === 4 && new Set(move.cards!.map(suitOf)).size === 1,
  'leads-group': ({move, view, reason}) =>
    move.cards!.length === reason.count && move.cards!.length > 1 && (view as CapraView).trick.plays.length === 0,
  'keeps-group': (said) => {
    const {cards, count} = said.reason;
    return (
      cards.length === count &&
      new Set(cards.map(suitOf)).size === 1 &&
      cards.every((card) => leftIn(said).includes(card))
    );
  },
  // Scopa.
  'makes-scopa': makesScopa,
  'brings-home': (said) => taken(said).length > 0 && said.reason.cards.every((card) => card === said.move.card),
  'takes-settebello': (said) => isAllTaken(said) && said.reason.cards.every(isSettebello),
  'takes-sevens': (said) => isAllTaken(said) && said.reason.cards.every(isSeven),
  'takes-diamonds': (said) => isAllTaken(said) && said.reason.cards.every(isDiamond),
  'takes-cards': (said) => isAllTaken(said) && taken(said).length === said.reason.count,
  'captures-last': ({game, view, move, world}) => {
    world.play(view.viewer as Seat, move);
    const {over, lastTaker} = game.view(world, 'open') as ScopaView;
    return over && lastTaker === (view.viewer as number) % 2;
  },
  'lays-settebello': (said) => taken(said).length === 0 && isSettebello(said.move.card!),
  'lays-sevens': (said) => taken(said).length === 0 && isSeven(said.move.card!),
  'lays-diamonds': (said) => taken(said).length === 0 && isDiamond(said.move.card!),
  'lets-sweep': (said) =>
    isPossible(said, (deal, answer, seat) => {
      const scopas = (): number => (said.game.view(deal, 'open') as ScopaView).scopas.flat().length;
      const before = scopas();
      deal.play(seat, answer);
      return scopas() === before + 1;
    }),
  'lets-take-settebello': (said) => said.reason.cards.every(isSettebello) && isPossible(said, takesCards(said)),
  'lets-take-sevens': (said) => said.reason.cards.every(isSeven) && isPossible(said, takesCards(said)),
  'lets-take-diamonds': (said) => said.reason.cards.every(isDiamond) && isPossible(said, takesCards(said)),
  'may-be-taken': (said) => isPossible(said, takesCards(said)),
  leaves: (said) => !said.other || nextGain(said, said.move) > nextGain(said, said.other) - MARGIN,
  prepares: (said) => {
    const [card, ...takes] = said.reason.cards;
    const {table, options} = said.view as ScopaView;
    const after = said.move.takes
      ? table.filter((one) => !said.move.takes!.includes(one))
      : [...table, said.move.card!];
    const sets = capturesOf(options, card!, after).map((set) => set.join());
    return leftIn(said).includes(card!) && sets.includes(takes.join());
  },
  // Capodama before play.
  'richest-suit': (said) =>
    plainPoints(inHand(said).filter((card) => suitOf(card) === said.move.suit)) === said.reason.count,
  'longest-suit': (said) => inHand(said).filter((card) => suitOf(card) === said.move.suit).length === said.reason.count,
  'has-ace': (said) =>
    said.reason.cards.every(
      (card) => inHand(said).includes(card) && rankOf(card) === 'A' && suitOf(card) === said.move.suit,
    ),
  'best-known-suit': ({view, move}) => {
    const of = (suit: string | undefined): number =>
      plainPoints(view.hands.flat().filter((card) => suitOf(card) === suit));
    return view.moves.every(({suit}) => of(suit) <= of(move.suit));
  },
  'trump-elsewhere': (said) => !inHand(said).includes(said.move.card!),
  'saves-card': (said) => inHand(said).includes(said.move.card!) && isPointsPlayed(said),
  'catches-ace': (said) =>
    said.reason.cards.every(
      (card) => !inHand(said).includes(card) && rankOf(card) === 'A' && suitOf(card) === suitOf(said.move.card!),
    ),
  'avoids-playing-alone': (said) =>
    me(said) === (said.view as CapodamaView).capo && said.reason.cards.every(isPartnerCard),
  'keeps-partnership': ({reason}) => reason.cards.every(isPartnerCard),
  'strengthens-partner': (said) => {
    const {capo, hands} = said.view as CapodamaView;
    const to = (card: Card): Seat => (me(said) + (card === said.move.left ? 1 : hands.length - 1)) % hands.length;
    // The capo's partner is the player who keeps a partner card.
    return said.reason.cards.every((card) => to(card) === capo) && leftIn(said).some(isPartnerCard);
  },
  'aims-at-window': (said) => missAfter(said, said.move) === 0,
  'may-reach-window': ({game, view, random, ...said}) =>
    Array.from({length: SECOND_HALVES}, () => game.sample(view, random)).some(
      (world) => missAfter({...said, game, view, random, world}, said.move) === 0,
    ),
  // Before the second half is dealt, this is an estimate.
  'nears-window': (said) => {
    if ((said.view as CapodamaView).stock > 0) return true;
    const missOf = (move: Move): number => missAfter({...said, world: said.world.clone()}, move);
    const miss = missOf(said.move);
    return said.other ? miss < missOf(said.other) : said.view.moves.every((move) => missOf(move) >= miss);
  },
};

/** Whether a reason is right about what both moves do, or what only the better move does. */
export function isTrueOfBoth(said: Said): boolean {
  const {both, effect, than} = said.reason;
  const better = than?.isAgainst ? said.other! : said.move;
  const isTrue = (id: string, move: Move): boolean =>
    OUTCOMES[id]?.(said, move) ??
    MEANINGS[id]!({...said, move, other: undefined, reason: {id, cards: cardsOf(move)}, world: said.world.clone()});
  return (
    (both === undefined || [said.move, said.other!].every((move) => isTrue(both, move))) &&
    (effect === undefined || isTrue(effect, better))
  );
}

/**
 * Whether a comparison is right: both moves have the quantity that the reason states, and the difference favours the
 * chosen move.
 */
export function isComparable({reason}: Said): boolean {
  const {than, count} = reason;
  return than?.count === undefined || count! > than.count;
}

/**
 * Reasons that only say that the search prefers a move, or that a card is high. They say nothing about the position
 * unless they add what the moves do in it.
 */
const VAGUE: readonly string[] = ['as-good', 'on-average', 'keeps-higher', 'spends-trump'];

/** Whether a reason says nothing specific about the position. */
export const isSilent = ({id, both, effect}: MoveReason, game: string): boolean =>
  id === 'seems-best' || (VAGUE.includes(id) && !both && !effect) || (id === 'spends' && game !== 'scopa');
