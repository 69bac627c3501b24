import type {Fact} from '../../fact.js';
import type {Viewer} from '../../game.js';
import type {TakenTrick} from '../../trick.js';
import type {CalypsoDeal} from './deal.js';
import type {CalypsoView} from './view.js';
import {STANDING, TAKEN, viewDeal} from './view-deal.js';

/** What the last move did: all of it in everybody's sight, but revokes, which are shown when the deal ends. */
export function tellDeal(deal: CalypsoDeal, viewer: Viewer): Fact<CalypsoView>[] {
  const {row, beginning} = deal;
  const view = deal.view(viewer);
  const card = row.cards[row.cards.length - 1];
  if (card === undefined) return [{type: 'dealt', dealer: beginning.dealer, view}];
  const last = row.place === 0 ? row.taken[row.taken.length - 1]! : row.current;
  const seat = (last.leader + last.cards.length - 1) % 4;
  if (row.place > 0) return [{type: 'played', seat, card, view}];

  const {cards, winner} = last as TakenTrick;
  const taken = deal.over ? viewDeal(deal, viewer, TAKEN) : view;
  const {placed, completed, discards} = deal.places;
  const facts: Fact<CalypsoView>[] = [
    {type: 'played', seat, card, view: viewDeal(deal, viewer, STANDING)},
    {type: 'built', seat: winner, cards, placed, completed, discards, view: taken},
  ];
  if (!view.score) return facts;
  view.revoked.forEach((revokes, of) => {
    if (revokes.length > 0) facts.push({type: 'revoked', seat: of, cards: revokes, view});
  });
  facts.push({type: 'scored', ...view.score, view});
  return facts;
}
