import {UNKNOWN, type Card} from '../../card.js';
import type {Fact} from '../../fact.js';
import type {Viewer} from '../../move.js';
import type {CapraDeal} from './deal.js';
import {pointsOf} from './cards.js';
import type {CapraView} from './view.js';
import {RETURNED, STANDING, TAKEN, viewDeal, viewOf} from './view-deal.js';

type CapraFact = Fact<CapraView>;

/** Returns the events of the last move, as seen by the viewer. Empty for a `waive` that doesn't settle the claim. */
export function tellDeal(deal: CapraDeal, viewer: Viewer): CapraFact[] {
  const view = viewOf(deal, viewer);
  const {last} = deal;
  if (!last) return [{type: 'dealt', dealer: deal.dealer, view}];
  if (deal.pending) return last === 'claim' ? [{type: 'settling', view}] : [];
  if (last === 'claim' || last === 'waive') {
    const facts: CapraFact[] = [];
    const returned = viewDeal(deal, viewer, RETURNED);
    const {plays, aside} = view.trick;
    const {seat, cards} = plays[0]!;
    if (aside) facts.push({type: 'claimed', ...aside, stands: false, view: returned});
    facts.push({type: 'claimed', seat, cards, stands: true, view: returned});
    facts.push({type: 'laid', seat, how: 'lead', cards, view});
    return facts;
  }
  const completes = view.trick.plays.length === 0;
  const standing = completes ? viewDeal(deal, viewer, STANDING) : view;
  const {seat, type, cards} = standing.trick.plays.at(-1)!;
  const facts: CapraFact[] = [{type: 'laid', seat, how: type, cards, view: standing}];
  if (!completes) return facts;

  const draws = deal.draws.map((draw) =>
    view.hands[draw.seat]!.includes(draw.card) ? draw : {seat: draw.seat, card: UNKNOWN},
  );
  const taken = draws.length > 0 ? viewDeal(deal, viewer, TAKEN) : view;
  const {winner, plays} = taken.tricks.at(-1)!;
  const all: Card[] = [];
  let points = 0;
  for (const play of plays) {
    for (const card of play.cards) {
      all.push(card);
      if (card !== UNKNOWN) points += pointsOf[card]!;
    }
  }
  facts.push({type: 'taken', seat: winner, cards: all, points, view: taken});
  if (draws.length > 0) facts.push({type: 'drawn', draws, view});
  if (view.score) facts.push({type: 'scored', ...view.score, view});
  return facts;
}
