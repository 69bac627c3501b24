import type {PackedMatch} from '../../links/packed-match.js';
import {writeReplayTarget} from '../../links/replay-target.js';
import type {OpenReplay} from '../open-replay.js';

/**
 * Copies a link to the current moment, and returns a message for the reader. `id` is the element's id. `match` is the
 * match from the current link.
 */
export async function copyLink({replay, model}: OpenReplay, id: string, match?: PackedMatch): Promise<string> {
  const address = new URL(location.href);
  address.hash = writeReplayTarget({id, ply: model.moment.ply, ...(match && {match})});
  try {
    await navigator.clipboard.writeText(address.href);
    return replay.linkCopied;
  } catch {
    // The browser denied access to the clipboard, so show the address for the reader to copy.
    return `${replay.linkNotCopied} ${address.href}`;
  }
}
