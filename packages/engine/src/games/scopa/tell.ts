import type {Fact} from '../../fact.js';
import type {Viewer} from '../../move.js';
import type {ScopaDeal} from './deal.js';
import type {ScopaView} from './view.js';
import {PLAYED, TAKEN, viewDeal, viewOf} from './view-deal.js';

/** Returns the events of the last move, as seen by the viewer. */
export function tellDeal(deal: ScopaDeal, viewer: Viewer): Fact<ScopaView>[] {
  const view = viewOf(deal, viewer);
  const facts: Fact<ScopaView>[] = [];
  const last = deal.plays[deal.plays.length - 1];
  if (!last) facts.push({type: 'dealt', dealer: deal.dealer, view});
  else {
    const {seat, card, takes} = last;
    const more = deal.leftOver.length > 0 || deal.justDealt || view.score !== undefined;
    const settled = more ? viewDeal(deal, viewer, TAKEN) : view;
    facts.push({type: 'played', seat, card, view: takes ? viewDeal(deal, viewer, PLAYED) : settled});
    if (takes) {
      const swept = deal.scopas[(seat % 2) as 0 | 1].at(-1) === card;
      facts.push({type: 'taken', seat, cards: [card, ...takes], points: swept ? 1 : 0, view: settled});
    }
    if (deal.leftOver.length > 0) {
      const taker = deal.plays.findLast((play) => play.takes)!.seat;
      facts.push({type: 'taken', seat: taker, cards: deal.leftOver, points: 0, view});
    }
    if (deal.justDealt) facts.push({type: 'dealt', dealer: deal.dealer, view});
  }
  if (view.score) facts.push({type: 'scored', ...view.score, view});
  return facts;
}
