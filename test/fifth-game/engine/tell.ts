import {UNKNOWN, type Draw, type Fact, type Viewer} from '@cartavola/engine';
import {pointsIn} from './cards.js';
import type {BriscolaDeal} from './deal.js';
import type {BriscolaView} from './view.js';
import {viewOf, viewWithin} from './view-deal.js';

/** Returns the facts of the last move that the viewer may know. */
export function tellOf(deal: BriscolaDeal, viewer: Viewer): readonly Fact<BriscolaView>[] {
  const {tricks, cards, leader, lastDraws, turnedUp, options} = deal;
  const now = viewOf(deal, viewer);
  if (cards.length > 0) {
    const seat = (leader + cards.length - 1) % options.players;
    const isPlayed = cards.length > (deal.beginning.origin?.position.trick.length ?? 0) || tricks.length > 0;
    return isPlayed ? [{type: 'played', seat, card: cards.at(-1)!, view: now}] : [dealt(deal, now)];
  }
  const trick = tricks.at(-1);
  if (!trick) return [dealt(deal, now)];
  const {winner} = trick;
  const seat = (trick.leader + options.players - 1) % options.players;
  // Only the player who draws a card sees it, unless it was face up.
  const mayShow = (draw: Draw): boolean => viewer === draw.seat || viewer === 'open' || draw.card === turnedUp;
  const draws = lastDraws.map((draw) => (mayShow(draw) ? draw : {seat: draw.seat, card: UNKNOWN}));
  const later = draws.length > 0 || deal.over;
  const facts: Fact<BriscolaView>[] = [
    {type: 'played', seat, card: trick.cards.at(-1)!, view: viewWithin(deal, viewer, 1)},
    {
      type: 'taken',
      seat: winner,
      cards: trick.cards,
      points: pointsIn(trick.cards),
      view: later ? viewWithin(deal, viewer, 2) : now,
    },
  ];
  if (draws.length > 0) facts.push({type: 'drawn', draws, view: now});
  if (now.score) facts.push({type: 'scored', ...now.score, view: now});
  return facts;
}

const dealt = ({beginning: {dealer}}: BriscolaDeal, view: BriscolaView): Fact<BriscolaView> => ({
  type: 'dealt',
  dealer,
  view,
});
