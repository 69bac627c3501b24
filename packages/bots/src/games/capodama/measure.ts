import {variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';

/** Returns the points and sides for a view. See `SearchedGame`. */
export const measure = {
  sure: 12,
  worthMention: 5,
  points(view: CapodamaView) {
    const sides = sidesOf(view);
    const sums = [0, 0];
    view.points.forEach((points, seat) => (sums[sides[seat]!]! += points));
    return sides.map((side) => sums[side]!);
  },
  sides: sidesOf,
};

/** Side by seat (0 is the capo's). Before play, players with partner cards count as partners. */
function sidesOf(view: CapodamaView): number[] {
  const {partners} = variantOf(view.options);
  return view.hands.map((hand, seat) => {
    const isPartner = view.handed
      ? seat === view.dama || seat === view.king
      : partners.some((card) => hand.includes(card));
    return seat === view.capo || isPartner ? 0 : 1;
  });
}
