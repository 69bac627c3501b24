import type {Command} from '../scene/command.js';
import type {CopiedLink, Shared} from '../scene/shared.js';
import type {Links} from '../match/link-table.js';
import {copy} from '../../base/files/share-text.js';
import {dealAddress, matchAddress} from './deal-address.js';

/** Copies a link or saves a file. Returns undefined if the command only opens the panel for saving files. */
export async function share(links: Links, command: Command): Promise<Shared | undefined> {
  if (command === 'link') {
    const isFirst = (links.matchController.match?.record.deals.length ?? 0) < 2;
    return isFirst ? copied(dealAddress(links), 'first-deal') : copied(matchAddress(links, true), 'later-deal');
  }
  if (command === 'match-link') return copied(matchAddress(links), 'match');
  // Browsers only save files in response to a user action, so load this code before the panel opens.
  const {saveNotation, saveRecord} = await import('./save-file.js');
  if (command === 'save-record') return saveRecord(links);
  return command === 'save-notation' ? saveNotation(links) : undefined;
}

async function copied(address: string | undefined, to: CopiedLink['to']): Promise<CopiedLink> {
  return {address, isCopied: address !== undefined && (await copy(address)), to};
}
