import {suitIndex, type Seat} from '@cartavola/engine';
import {powerIn, type CapodamaView, type Trick} from '@cartavola/engine/games/capodama/rules.js';

/** The card that takes the trick as it lies: its power, and who played it. */
interface Leading {
  readonly power: number;
  readonly seat: Seat;
}

/** Who would take the trick as it lies; undefined before its first card. */
export function leading({leader, cards}: Trick, {hands, fourth}: CapodamaView): Leading | undefined {
  let best: Leading | undefined;
  cards.forEach((card, place) => {
    const power = powerIn(card, suitIndex(cards[0]!), fourth);
    if (power > (best?.power ?? -1)) best = {power, seat: (leader + place) % hands.length};
  });
  return best;
}
