import type {Card} from '../../card.js';
import type {Fact} from '../../fact.js';
import type {Viewer} from '../../game.js';
import {QUEEN_OF_HEARTS} from './cards.js';
import type {CapodamaDeal} from './deal.js';
import type {CapodamaView} from './view.js';
import {viewDeal} from './view-deal.js';

/** What the last move did, as the viewer may know it. */
export function tellDeal(deal: CapodamaDeal, viewer: Viewer): Fact<CapodamaView>[] {
  const view = viewDeal(deal, viewer);
  if (deal.playedCount > 0) return tellPlay(deal, viewer, view);
  if (deal.doubled === undefined) {
    return [
      {type: 'dealt', dealer: deal.dealer, view},
      {type: 'announced', seat: deal.capo, role: 'capo', view},
    ];
  }
  if (deal.lastGiver < 0) return [{type: 'named', seat: deal.capo, suit: deal.doubled, view}];
  const seat = deal.lastGiver;
  if (!view.handed) return [{type: 'given', seat, gifts: view.gifts[seat]!, view}];
  const laid = viewDeal(deal, viewer, {gifts: 'laid'});
  return [
    {type: 'given', seat, gifts: laid.gifts[seat]!, view: laid},
    {type: 'handed', gifts: view.gifts.flat(), view},
  ];
}

function tellPlay(deal: CapodamaDeal, viewer: Viewer, view: CapodamaView): Fact<CapodamaView>[] {
  const card = deal.played[deal.playedCount - 1]! as Card;
  const completes = deal.playedCount % deal.players === 0;
  const trick = completes ? view.tricks.at(-1)! : view.trick;
  const seat = (trick.leader + trick.cards.length - 1) % deal.players;
  const standing = completes ? viewDeal(deal, viewer, {trick: 'standing'}) : view;
  const facts: Fact<CapodamaView>[] = [{type: 'played', seat, card, view: standing}];
  if (card === QUEEN_OF_HEARTS) {
    facts.push({type: 'revealed', seat, role: seat === deal.capo ? 'alone' : 'dama', view: standing});
  }
  if (completes) {
    const {winner, cards, points} = view.tricks.at(-1)!;
    facts.push({type: 'taken', seat: winner, cards, points, view});
  }
  if (view.score) facts.push({type: 'scored', ...view.score, view});
  return facts;
}
