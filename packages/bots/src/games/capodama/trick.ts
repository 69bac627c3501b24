import {suitIndex, type Seat} from '@cartavola/engine';
import {
  packOf,
  powerIn,
  variantOf,
  isTrump,
  type CapodamaView,
  type Trick,
} from '@cartavola/engine/games/capodama/rules.js';

/** The card that takes the trick as it lies: its power, and who played it. */
export interface Leading {
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

/** The tricks of the half of the deal that is on, the one on the table the last. */
export function tricksNow(view: CapodamaView): readonly Trick[] {
  const {options, hands, stock, position, trick, tricks} = view;
  const {halves} = variantOf(options);
  const dealtLater = position ? position.stock.length : halves === 2 ? packOf(options).length / 2 : 0;
  if (stock > 0 || dealtLater === 0) return [...tricks, trick];
  // What the leader of the trick holds and has laid down in it is left of the second half.
  const left = hands[trick.leader]!.length + (trick.cards.length > 0 ? 1 : 0);
  const taken = dealtLater / hands.length - left;
  return [...(taken > 0 ? tricks.slice(-taken) : []), trick];
}

/** By seat, the suits (by index) that it has shown not to hold: it played neither that suit nor a trump when it was led. */
export function voidsIn(view: CapodamaView): readonly ReadonlySet<number>[] {
  const voids = view.hands.map(() => new Set<number>());
  for (const {leader, cards} of tricksNow(view)) {
    const led = cards.length > 0 ? suitIndex(cards[0]!) : -1;
    cards.forEach((card, place) => {
      if (suitIndex(card) !== led && !isTrump(card, view.fourth)) voids[(leader + place) % voids.length]!.add(led);
    });
  }
  return voids;
}
