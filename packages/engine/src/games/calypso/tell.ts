import type {Fact} from '../../fact.js';
import type {Viewer} from '../../move.js';
import {cachedPart} from '../../view-cache.js';
import {placesOf, type Placed} from './build.js';
import type {CalypsoDeal} from './deal.js';
import type {CalypsoView} from './view.js';
import {STANDING, TAKEN, viewDeal, viewOf} from './view-deal.js';

/** Cache index for the destinations of the last trick's cards. The moments of the last move use the lower indices. */
const PLACED = 3;

/** Returns the destinations of the cards in the last trick taken. */
function placedOf({tricks, builtBefore, trumps}: CalypsoDeal): Placed {
  const {cards, winner} = tricks[tricks.length - 1]!;
  return placesOf(builtBefore, cards, winner, trumps);
}

/** Returns the events of the last move, which all viewers see. Revokes are revealed when the deal ends. */
export function tellDeal(deal: CalypsoDeal, viewer: Viewer): Fact<CalypsoView>[] {
  const view = viewOf(deal, viewer);
  const completes = deal.cards.length === 0;
  if (completes && deal.tricks.length === 0) return [{type: 'dealt', dealer: view.dealer, view}];
  const standing = completes ? viewDeal(deal, viewer, STANDING) : view;
  const {leader, cards} = standing.trick;
  const seat = (leader + cards.length - 1) % 4;
  const facts: Fact<CalypsoView>[] = [{type: 'played', seat, card: cards[cards.length - 1]!, view: standing}];
  if (!completes) return facts;
  const {winner} = view.tricks[view.tricks.length - 1]!;
  const taken = deal.over ? viewDeal(deal, viewer, TAKEN) : view;
  const {placed, completed, discards} = cachedPart(deal, PLACED, placedOf);
  facts.push({type: 'built', seat: winner, cards, placed, completed, discards, view: taken});
  if (!view.score) return facts;
  view.revoked.forEach((revokes, of) => {
    if (revokes.length > 0) facts.push({type: 'revoked', seat: of, cards: revokes, view});
  });
  facts.push({type: 'scored', ...view.score, view});
  return facts;
}
