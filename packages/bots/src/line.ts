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

/** Move, and an answer to it, that a view allows. */
export interface LineInView {
  readonly view: View;
  readonly seat: Seat;
  readonly move: Move;
  readonly answer: {readonly seat: Seat; readonly move: Move};
}

/** Number of worlds in which the line is looked for. The answer must be possible in one of them. */
const TRIES = 400;

/** Plays a line in a world that the view allows, and returns what the viewer would see of it. Undefined if there is no such world. */
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
    // Players between the two make some move.
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

/** Returns the view with cards in a seat's hand. A hand that will only be dealt later stays as it is. */
function holding(view: View, seat: Seat, cards: readonly Card[]): View {
  const hand = [...view.hands[seat]!];
  for (const card of cards) {
    const place = hand.includes(card) ? -1 : hand.indexOf(UNKNOWN);
    if (place >= 0) hand[place] = card;
  }
  return {...view, hands: view.hands.map((one, other) => (other === seat ? hand : one))};
}
