// Meaning of each reason, checked by continuing play in worlds. Written independently of the bots' own predicates.
import {choose, playersOf} from '@cartavola/bots/games.js';
import {finish, type MoveReason} from '@cartavola/bots';
import {
  cardsOf,
  rankOf,
  suitOf,
  type Card,
  type Deal,
  type Move,
  type Random,
  type Seat,
  type View,
  type WholeGame,
} from '@cartavola/engine';
import {bestPlace, suitIndices, type CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import {pointsOf as capodamaPoints, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {pointsOf as capraPoints, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import {VALUE, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';

/** Reason for a move in a view, with a world to check it in. */
interface Said {
  readonly game: WholeGame;
  readonly view: View;
  readonly move: Move;
  readonly reason: MoveReason;
  /** Deal that the view allows. Tests may change it. */
  readonly world: Deal;
  readonly random: Random;
}

type TrickView = CapodamaView | CapraView | CalypsoView;

const me = ({view}: Said): Seat => view.viewer as Seat;

/** Points that a card adds to a trick. */
const worthOf = ({view}: Said, card: Card): number =>
  view.game === 'capra'
    ? capraPoints[card]!
    : view.game === 'capodama'
      ? capodamaPoints(card, (view as CapodamaView).doubled)
      : 1;

const sumOf = (said: Said, cards: readonly Card[]): number => cards.reduce((sum, card) => sum + worthOf(said, card), 0);

/** The seats' sides in the world, before the move. */
const sidesIn = ({game, world}: Said): readonly number[] => playersOf(game.id).measure.sides(game.view(world, 'open'));

/** Plays the move, then any moves until the trick is taken. Returns the winner and the cards. */
function finishTrick({game, view, move, world, random}: Said): {
  readonly winner: Seat;
  readonly cards: readonly Card[];
} {
  const before = (game.view(world, 'open') as TrickView).tricks.length;
  world.play(view.viewer as Seat, move);
  for (;;) {
    const {tricks} = game.view(world, 'open') as TrickView;
    const taken = tricks[before];
    if (taken)
      return {winner: taken.winner, cards: 'plays' in taken ? taken.plays.flatMap(({cards}) => cards) : taken.cards};
    const seat = world.actors[random.below(world.actors.length)]!;
    const moves = world.moves(seat);
    world.play(seat, moves[random.below(moves.length)]!);
  }
}

/** Seat that is ahead in the trick after the move. */
function aheadAfter(said: Said): Seat {
  const {view, move} = said;
  if (view.game === 'capra') {
    const {trick} = view as CapraView;
    return move.type === 'fold' ? trick.plays.findLast(({type}) => type !== 'fold')!.seat : me(said);
  }
  const {trick} = view as CapodamaView | CalypsoView;
  const leader = trick.cards.length > 0 ? trick.leader : me(said);
  const cards = [...trick.cards, move.card!];
  if (view.game === 'calypso')
    return (leader + bestPlace(cards, leader, suitIndices((view as CalypsoView).trumps))) % 4;
  const {fourth} = view as CapodamaView;
  const order = 'A7JKQT986543';
  const led = suitOf(cards[0]!);
  const power = (card: Card): number => {
    const trump = ['QH', '7H', 'AH'].indexOf(rankOf(card) + suitOf(card));
    if (trump >= 0) return 101 + trump;
    if (card === fourth) return 100;
    return suitOf(card) === led ? 20 - order.indexOf(rankOf(card)) : -1;
  };
  const best = cards.reduce((top, card, place) => (power(card) > power(cards[top]!) ? place : top), 0);
  return (leader + best) % view.hands.length;
}

const isPartnerAhead = (said: Said): boolean => {
  const sides = sidesIn(said);
  const ahead = aheadAfter(said);
  return ahead !== me(said) && sides[ahead] === sides[me(said)];
};

/** The captured cards in a Scopa view. */
const taken = ({move}: Said): readonly Card[] => move.takes ?? [];
const isAllTaken = (said: Said): boolean =>
  said.reason.cards.length > 0 && said.reason.cards.every((card) => taken(said).includes(card));

/** Whether the next player's hand in the world cannot make a scopa. */
function leavesNoScopa({game, view, move, world}: Said): boolean {
  world.play(view.viewer as Seat, move);
  if (world.over) return true;
  const seat = world.actors[0]!;
  return world.moves(seat).every((next) => {
    const later = world.clone();
    const scopas = (deal: Deal): number => (game.view(deal, 'open') as ScopaView).scopas.flat().length;
    later.play(seat, next);
    return scopas(later) === scopas(world);
  });
}

function makesScopa({game, view, move, world}: Said): boolean {
  const scopas = (): number => (game.view(world, 'open') as ScopaView).scopas.flat().length;
  const before = scopas();
  world.play(view.viewer as Seat, move);
  return scopas() === before + 1;
}

/** Whether a card helps the other side in Calypso. */
const helps = ({view}: Said, card: Card): boolean => {
  const {trumps, building, viewer} = view as CalypsoView;
  const owner = trumps.indexOf(suitOf(card));
  return owner % 2 !== (viewer as number) % 2 && !building[owner]!.includes(card);
};

const givesLeast = (said: Said): boolean => {
  const cost = (move: Move): number =>
    said.view.game === 'calypso' ? Number(helps(said, move.card!)) : sumOf(said, cardsOf(move));
  const sides = sidesIn(said);
  const plays = said.view.moves.filter(({type}) => type !== 'claim');
  return sides[aheadAfter(said)] !== sides[me(said)] && plays.every((move) => cost(move) >= cost(said.move));
};

const inHand = (said: Said): readonly Card[] => said.view.hands[me(said)]!;
const isRichest = (said: Said, measure: (cards: readonly Card[]) => number): boolean => {
  const of = (suit: string | undefined): number => measure(inHand(said).filter((card) => suitOf(card) === suit));
  return ['S', 'H', 'D', 'C'].every((suit) => of(suit) <= of(said.move.suit));
};
const plainPoints = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + capodamaPoints(card, undefined), 0);
const PARTNER_CARDS = ['QH', 'KH'];

/** Meaning of each reason. */
export const MEANINGS: Readonly<Record<string, (said: Said) => boolean>> = {
  'only-move': ({view}) => view.moves.length === 1,
  'seems-best': () => true,
  'on-average': ({reason}) => reason.points! > 0,
  // Tricks.
  'takes-points': (said) => {
    const {winner, cards} = finishTrick(said);
    return winner === me(said) && sumOf(said, cards) > 0;
  },
  'takes-trick': (said) => finishTrick(said).winner === me(said),
  ruffs: (said) => {
    const {trick, trumps} = said.view as CalypsoView;
    const led = trick.cards[0];
    const isRuff =
      led !== undefined && suitOf(led) !== suitOf(said.move.card!) && suitOf(said.move.card!) === trumps[me(said)];
    return isRuff && finishTrick(said).winner === me(said);
  },
  builds: (said) => {
    const {reason} = said;
    const view = said.view as CalypsoView;
    const isLacking = reason.cards.every((card) => {
      const owner = view.trumps.indexOf(suitOf(card));
      return owner % 2 === me(said) % 2 && !view.building[owner]!.includes(card);
    });
    const {winner, cards} = finishTrick(said);
    return isLacking && winner === me(said) && reason.cards.every((card) => cards.includes(card));
  },
  'feeds-partner': (said) => {
    const sides = sidesIn(said);
    return sumOf(said, cardsOf(said.move)) > 0 && sides[finishTrick(said).winner] === sides[me(said)];
  },
  'goes-ahead': (said) => aheadAfter(said) === me(said),
  'partner-ahead': (said) => isPartnerAhead(said) && sumOf(said, cardsOf(said.move)) > 0,
  'keeps-points': givesLeast,
  worthless: (said) =>
    said.reason.cards.every((card) => (said.move.type === 'give' ? plainPoints([card]) : worthOf(said, card)) === 0),
  // Capra.
  'keeps-four': (said) => inHand(said).length === 4 && new Set(inHand(said).map(suitOf)).size === 1,
  'enters-with-four': ({move}) => move.cards!.length === 4 && new Set(move.cards!.map(suitOf)).size === 1,
  'leads-group': ({move, view}) => move.cards!.length > 1 && (view as CapraView).trick.plays.length === 0,
  // Scopa.
  'makes-scopa': makesScopa,
  'leaves-no-scopa': leavesNoScopa,
  'lays-plain': (said) => taken(said).length === 0 && VALUE[said.move.card!] !== 7 && suitOf(said.move.card!) !== 'D',
  'brings-home': (said) => taken(said).length > 0 && said.reason.cards.every((card) => card === said.move.card),
  'takes-settebello': (said) =>
    isAllTaken(said) && said.reason.cards.every((card) => rankOf(card) + suitOf(card) === '7D'),
  'takes-sevens': isAllTaken,
  'takes-diamonds': isAllTaken,
  'takes-cards': isAllTaken,
  'captures-last': ({game, view, move, world}) => {
    world.play(view.viewer as Seat, move);
    const {over, lastTaker} = game.view(world, 'open') as ScopaView;
    return over && lastTaker === (view.viewer as number) % 2;
  },
  // Capodama before play.
  'richest-suit': (said) => isRichest(said, plainPoints),
  'longest-suit': (said) => isRichest(said, ({length}) => length),
  'best-known-suit': ({view, move}) => {
    const of = (suit: string | undefined): number =>
      plainPoints(view.hands.flat().filter((card) => suitOf(card) === suit));
    return view.moves.every(({suit}) => of(suit) <= of(move.suit));
  },
  'trump-elsewhere': (said) => !inHand(said).includes(said.move.card!),
  'saves-card': (said) => inHand(said).includes(said.move.card!),
  'avoids-playing-alone': (said) =>
    me(said) === (said.view as CapodamaView).capo &&
    said.reason.cards.every((card) => PARTNER_CARDS.includes(rankOf(card) + suitOf(card))),
  'keeps-partnership': ({reason}) => reason.cards.every((card) => PARTNER_CARDS.includes(rankOf(card) + suitOf(card))),
  'strengthens-partner': (said) => {
    const {left} = said.move;
    const {capo, hands} = said.view as CapodamaView;
    const to =
      said.reason.cards[0] === left ? (me(said) + 1) % hands.length : (me(said) + hands.length - 1) % hands.length;
    // The capo's partner is the player who keeps a partner card.
    const kept = inHand(said).filter((card) => !cardsOf(said.move).includes(card));
    return to === capo && kept.some((card) => PARTNER_CARDS.includes(rankOf(card) + suitOf(card)));
  },
  'empties-suit': (said) => inHand(said).filter((card) => suitOf(card) === suitOf(said.reason.cards[0]!)).length === 1,
  'aims-at-window': ({game, view, move, world}) => {
    world.play(view.viewer as Seat, move);
    while (!world.over) {
      const seat = world.actors[0]!;
      const best = finish(choose(game.view(world, seat), {level: 'strong', iterations: 0, seed: 'window'}));
      world.play(seat, best.move);
    }
    const {points, capo} = game.view(world, 'open') as CapodamaView;
    return points[capo]! >= 80 && points[capo]! <= 85;
  },
};
