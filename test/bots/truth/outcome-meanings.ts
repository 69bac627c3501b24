// What happens in tricks and on the table, checked by continuing play in sampled worlds.
import {playersOf} from '@cartavola/bots/games.js';
import type {MoveReason} from '@cartavola/bots';
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
import type {CapraView} from '@cartavola/engine/games/capra/rules.js';

/** Reason for a move in a view, with a world to check it in. */
export interface Said {
  readonly game: WholeGame;
  readonly view: View;
  /** Move that the reason is about, and the one that it is compared with. */
  readonly move: Move;
  readonly other: Move | undefined;
  readonly reason: MoveReason;
  /** Deal that the view allows. Tests may change it. */
  readonly world: Deal;
  readonly random: Random;
}

export type TrickView = CapodamaView | CapraView | CalypsoView;

export const ORDERS = {calypso: 'AKQJT98765432', capodama: 'A7JKQT986543', capra: 'ATKQJ9876'};
export const me = ({view}: Said): Seat => view.viewer as Seat;

/** The seats' sides in the world, before the move. */
export const sidesIn = ({game, world}: Said): readonly number[] =>
  playersOf(game.id).measure.sides(game.view(world, 'open'));

/** Plays the move, then any moves until the trick is taken. Returns the winner, the winning card and all cards. */
export function finishTrick({game, view, move, world, random}: Said): {
  readonly winner: Seat;
  readonly best: Card;
  readonly cards: readonly Card[];
} {
  const before = (game.view(world, 'open') as TrickView).tricks.length;
  world.play(view.viewer as Seat, move);
  for (;;) {
    const {tricks} = game.view(world, 'open') as TrickView;
    const taken = tricks[before];
    if (taken) {
      const {winner} = taken;
      if ('plays' in taken) {
        const [best] = taken.plays.findLast(({seat, type}) => seat === winner && type !== 'fold')!.cards;
        return {winner, best: best!, cards: taken.plays.flatMap(({cards}) => cards)};
      }
      const {leader, cards} = taken;
      return {winner, best: cards[(winner - leader + cards.length) % cards.length]!, cards};
    }
    const seat = world.actors[random.below(world.actors.length)]!;
    const moves = world.moves(seat);
    world.play(seat, moves[random.below(moves.length)]!);
  }
}

/** Seat that is ahead in the trick after the move. */
export function aheadAfter(said: Said): Seat {
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
  const order = ORDERS.capodama;
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

export const isPartnerAhead = (said: Said): boolean => {
  const sides = sidesIn(said);
  const ahead = aheadAfter(said);
  return ahead !== me(said) && sides[ahead] === sides[me(said)];
};

export const isEnemyAhead = (said: Said): boolean => {
  const sides = sidesIn(said);
  return sides[aheadAfter(said)] !== sides[me(said)];
};

/** Number of worlds to search for a possible answer. */
export const TRIES = 400;

/** Number of worlds in which to look for a card that beats a lead. */
const COMPLETIONS = 20;

/** Plays a move in a copy of the world, and finishes the trick. Returns whether the viewer's side takes it. */
const isTaken = (said: Said, move: Move, by: 'self' | 'side'): boolean => {
  const {game, world} = said;
  const sides = sidesIn(said);
  const {winner} = finishTrick({...said, move, world: world.clone(), game});
  return by === 'self' ? winner === me(said) : sides[winner] === sides[me(said)];
};

/** Whether an opponent beats a lead in some world that the view allows. */
function mayLose(said: Said, move: Move): boolean {
  for (let count = 0; count < TRIES; count++)
    if (!isTaken({...said, world: said.game.sample(said.view, said.random)}, move, 'side')) return true;
  return false;
}

/** Whether an opponent only ever beats a lead with a card of another suit. */
function isBeatenByTrumpsOnly(said: Said, move: Move): boolean {
  const {game, view, random} = said;
  const [led] = cardsOf(move);
  for (let count = 0; count < COMPLETIONS; count++) {
    const world = game.sample(view, random);
    const sides = sidesIn({...said, world});
    const {winner, best} = finishTrick({...said, move, world});
    if (sides[winner] !== sides[me(said)] && suitOf(best) === suitOf(led!)) return false;
  }
  return true;
}

const givesPoints = ({view}: Said, move: Move): boolean =>
  cardsOf(move).some((card) => capodamaPoints(card, (view as CapodamaView).doubled) > 0);

/** Meaning of each outcome, for one move. */
export const OUTCOMES: Readonly<Record<string, (said: Said, move: Move) => boolean>> = {
  takes: (said, move) => isTaken(said, move, 'self'),
  'partner-takes': (said, move) => isTaken(said, move, 'side'),
  loses: (said, move) => !isTaken(said, move, 'side'),
  ahead: (said, move) => aheadAfter({...said, move}) === me(said),
  'partner-ahead': (said, move) => isPartnerAhead({...said, move}),
  behind: (said, move) => isEnemyAhead({...said, move}),
  'other-ahead': (said, move) => aheadAfter({...said, move}) !== me(said),
  open: (said, move) => mayLose(said, move),
  highest: (said, move) => isBeatenByTrumpsOnly(said, move),
  captures: (_, move) => (move.takes ?? []).length > 0,
  lays: (_, move) => (move.takes ?? []).length === 0,
  'gives-points': givesPoints,
  'gives-no-points': (said, move) => !givesPoints(said, move),
};
