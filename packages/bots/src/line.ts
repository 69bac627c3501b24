import {isSameMove} from './costs.js';
import {
  cardsOf,
  seededRandom,
  UNKNOWN,
  type Card,
  type Fact,
  type WholeGame,
  type Move,
  type Seat,
  type View,
} from '@cartavola/engine';

/** A move, and an answer to it that the view allows. */
export interface LineInView {
  readonly view: View;
  readonly seat: Seat;
  readonly move: Move;
  readonly answer: {readonly seat: Seat; readonly move: Move};
}

/** Maximum number of worlds to sample to find one in which the answer is possible. */
const TRIES = 400;

/**
 * Plays a line in a world that the view allows, and returns what the viewer would see of it. Returns undefined if no
 * such world is found.
 */
export function factsOfLine({view, seat, move, answer}: LineInView, game: WholeGame): readonly Fact[] | undefined {
  const random = seededRandom('line', view.moves.length, 'coach');
  for (let count = 0; count < TRIES; count++) {
    const deal = game.sample(
      holding(
        view,
        answer.seat,
        cardsOf(answer.move).filter((card) => !answer.move.takes?.includes(card)),
      ),
      random,
    );
    deal.play(seat, move);
    const facts = [...game.tell(deal, view.viewer)];
    // The players in between make arbitrary legal moves.
    for (let turns = 0; !deal.over && !deal.actors.includes(answer.seat) && turns < view.hands.length; turns++) {
      const [actor] = deal.actors;
      deal.play(actor!, deal.moves(actor!)[0]!);
      facts.push(...game.tell(deal, view.viewer));
    }
    const legal = deal.over ? undefined : deal.moves(answer.seat).find((one) => isSameMove(one, answer.move));
    if (!legal) continue;
    deal.play(answer.seat, legal);
    return [...facts, ...game.tell(deal, view.viewer)];
  }
  return undefined;
}

/** Returns the view with the given cards instead of unknown ones in a seat's hand. */
function holding(view: View, seat: Seat, cards: readonly Card[]): View {
  const hand = [...view.hands[seat]!];
  for (const card of cards) {
    const place = hand.includes(card) ? -1 : hand.indexOf(UNKNOWN);
    if (place >= 0) hand[place] = card;
  }
  return {...view, hands: view.hands.map((one, other) => (other === seat ? hand : one))};
}
