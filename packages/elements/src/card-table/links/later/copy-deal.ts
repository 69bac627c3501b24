import type {DealCopy} from '../../scene/deal-copy.js';
import type {DealLinks} from '../deal-links.js';
import {copy} from './copy.js';
import {dealAddress} from './deal-address.js';

/** Copies the link to the deal that the match on the table began with. */
export async function copyDeal(links: DealLinks): Promise<DealCopy> {
  const address = dealAddress(links);
  return {address, isCopied: address !== undefined && (await copy(address))};
}
