import type {Fact} from '../../fact.js';
import type {Viewer} from '../../game.js';
import {placesOf} from './build.js';
import type {CalypsoDeal} from './deal.js';
import type {CalypsoView} from './view.js';
import {builtBy, viewDeal} from './view-deal.js';

/** What the last move did: all of it in everybody's sight, but revokes, which are shown when the deal ends. */
export function tellDeal(deal: CalypsoDeal, viewer: Viewer): Fact<CalypsoView>[] {
  const {row, trumps, beginning} = deal;
  const view = viewDeal(deal, viewer);
  const card = row.cards.at(-1);
  if (card === undefined) return [{type: 'dealt', dealer: beginning.dealer, view}];
  const last = row.place === 0 ? row.taken.at(-1)! : row.current;
  const seat = (last.leader + last.cards.length - 1) % 4;
  if (row.place > 0) return [{type: 'played', seat, card, view}];

  const {cards, winner} = row.taken.at(-1)!;
  const before = builtBy(beginning.carried, row.taken.slice(0, -1), trumps);
  const taken = deal.over ? viewDeal(deal, viewer, 'taken') : view;
  const facts: Fact<CalypsoView>[] = [
    {type: 'played', seat, card, view: viewDeal(deal, viewer, 'standing')},
    {type: 'built', seat: winner, cards, ...placesOf(before, cards, winner, trumps), view: taken},
  ];
  if (!view.score) return facts;
  view.revoked.forEach((revokes, of) => {
    if (revokes.length > 0) facts.push({type: 'revoked', seat: of, cards: revokes, view});
  });
  facts.push({type: 'scored', ...view.score, view});
  return facts;
}
