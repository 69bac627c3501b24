import type {DealCopy} from '../../scene/deal-copy.js';
import type {DealLinks} from '../deal-links.js';
import {copy} from './copy.js';
import {dealAddress, matchAddress} from './deal-address.js';

/** Copies the link to the deal that the match on the table began with. */
export const copyDeal = (links: DealLinks): Promise<DealCopy> => copied(dealAddress(links), false);

/** Copies the link to the match on the table as it stands. */
export const copyMatch = (links: DealLinks): Promise<DealCopy> => copied(matchAddress(links), true);

async function copied(address: string | undefined, isMatch: boolean): Promise<DealCopy> {
  return {address, isCopied: address !== undefined && (await copy(address)), isMatch};
}
