import {suitIndex, type Seat} from '@cartavola/engine';
import {powerIn, type CapodamaView, type Trick} from '@cartavola/engine/games/capodama/rules.js';

/** Winning card in an incomplete trick: its power and its seat. */
interface Leading {
  readonly power: number;
  readonly seat: Seat;
}

/** Finds the card that is currently winning. Undefined before the first card. */
export function leading({leader, cards}: Trick, {hands, fourth}: CapodamaView): Leading | undefined {
  let best: Leading | undefined;
  cards.forEach((card, place) => {
    const power = powerIn(card, suitIndex(cards[0]!), fourth);
    if (power > (best?.power ?? -1)) best = {power, seat: (leader + place) % hands.length};
  });
  return best;
}
