import type {Fact} from '../../fact.js';
import type {Viewer} from '../../move.js';
import {KING_OF_HEARTS} from './cards.js';
import type {CapodamaDeal} from './deal.js';
import type {CapodamaView} from './view.js';
import {isHalfway, LAID, STANDING, TAKEN, viewDeal, viewOf} from './view-deal.js';

type CapodamaFact = Fact<CapodamaView>;

/** Returns the events of the last move, as seen by the viewer. */
export function tellDeal(deal: CapodamaDeal, viewer: Viewer): CapodamaFact[] {
  const view = viewOf(deal, viewer);
  if (deal.played > 0) return tellPlay(deal, viewer, view);
  if (deal.doubled === undefined) {
    return [
      {type: 'dealt', dealer: deal.dealer, view},
      {type: 'announced', seat: deal.capo, role: 'capo', view},
    ];
  }
  if (deal.fourth !== undefined) return [{type: 'named', seat: deal.capo, card: deal.fourth, view}];
  if (deal.lastGiver < 0) return [{type: 'named', seat: deal.capo, suit: deal.doubled, view}];
  const seat = deal.lastGiver;
  if (!view.handed) return [{type: 'given', seat, gifts: view.gifts[seat]!, view}];
  const laid = viewDeal(deal, viewer, LAID);
  return [
    {type: 'given', seat, gifts: laid.gifts[seat]!, view: laid},
    {type: 'handed', gifts: view.gifts.flat(), view},
  ];
}

function tellPlay(deal: CapodamaDeal, viewer: Viewer, view: CapodamaView): CapodamaFact[] {
  const {seats, partners} = deal.variant;
  const halfway = isHalfway(deal);
  const completes = deal.cards.length === 0;
  const standing = completes ? viewDeal(deal, viewer, STANDING) : view;
  const {leader, cards} = standing.trick;
  const seat = (leader + cards.length - 1) % seats;
  const card = cards[cards.length - 1]!;
  const facts: CapodamaFact[] = [{type: 'played', seat, card, view: standing}];
  if (partners.includes(card)) {
    const alone = seat === deal.capo && partners.length === 1;
    const role = alone ? 'alone' : card === KING_OF_HEARTS ? 'king' : 'dama';
    facts.push({type: 'revealed', seat, role, view: standing});
  }
  if (!completes) return facts;
  const {winner, points} = view.tricks[view.tricks.length - 1]!;
  const taken = halfway ? viewDeal(deal, viewer, TAKEN) : view;
  facts.push({type: 'taken', seat: winner, cards, points, view: taken});
  if (halfway) facts.push({type: 'dealt', dealer: deal.dealer, view});
  if (view.score) facts.push({type: 'scored', ...view.score, view});
  return facts;
}
