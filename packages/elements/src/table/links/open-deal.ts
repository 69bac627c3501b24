import {unpackRecord} from '@cartavola/engine/packed.js';
import {dayOfSeed} from '../../match/day.js';
import {isTableLink, readLink, type TableLink} from '../../links/link.js';
import type {LinkedDeal} from '../match/linked-deal.js';
import type {Links} from '../match/link-table.js';
import {DealQuestion} from './deal-question.js';
import {isOnTable, isPlayed, linkedDeal, openedMatch} from './opened-deal.js';

/** Hash of the last link opened, and the table that opened it, so no other table in the page opens it. */
let claimed: {readonly hash: string; readonly table: Element} | undefined;

/**
 * Opens the deal or match in the page's URL, at the first table of its game. If the reader is playing a match there,
 * the table asks first.
 */
export async function openDeal(links: Links): Promise<void> {
  const {host, matchController} = links;
  const {hash} = location;
  const link = readLink(hash);
  const target = link.ok ? link.value : undefined;
  if (link.ok && (!isTableLink(target) || target.game !== host.layout.game.id)) return;
  if (claimed?.hash === hash && (claimed.table === host || claimed.table.isConnected)) return;
  const first = [...document.querySelectorAll<Element & {readonly sharing?: unknown}>(host.localName)].find(
    ({sharing}) => sharing !== 'none',
  );
  if (first && first !== host) return;
  claimed = {hash, table: host};
  await host.updateComplete;
  const deal = isTableLink(target) ? dealOf(target, links) : undefined;
  await Promise.allSettled([host.whenLoaded, matchController.sought]);
  await host.updateComplete;
  if (!host.isConnected || location.hash !== hash) return;
  // A reader who follows a link expects to see the table, which may be far down the page.
  host.scrollIntoView({block: 'nearest'});
  if (!deal) return links.ask(new DealQuestion(links, {source: 'link'}));
  if (!isPlayed(matchController.match) || isOnTable(deal, links)) return matchController.open(deal);
  const day = dayOfSeed(deal.seed, host.layout.game.id);
  links.ask(new DealQuestion(links, {source: 'link', deal: {...deal, day}, open: () => matchController.open(deal)}));
}

/** Returns the deal or match from a link, or undefined if it doesn't fit the table or the match can't be unpacked. */
function dealOf(link: TableLink, links: Links): LinkedDeal | undefined {
  if (link.type === 'deal') return linkedDeal({seed: link.seed, beat: link.beat, options: link.options}, link, links);
  const {game} = links.host.layout;
  const read = unpackRecord(link.packed, game);
  return read.ok ? linkedDeal(openedMatch(read.value, game), link, links) : undefined;
}
