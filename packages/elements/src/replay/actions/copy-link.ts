import type {PackedMatch} from '../../links/packed-match.js';
import {writeReplayTarget} from '../../links/replay-target.js';
import type {OpenReplay} from '../open-replay.js';

/** Copies a link to the current moment. `id` is the element's id, and `match` the match from the current link. Returns the message for the reader. */
export async function copyLink({replay, model}: OpenReplay, id: string, match?: PackedMatch): Promise<string> {
  const address = new URL(location.href);
  address.hash = writeReplayTarget({id, ply: model.moment.ply, ...(match && {match})});
  try {
    await navigator.clipboard.writeText(address.href);
    return replay.linkCopied;
  } catch {
    // The page may not write to the clipboard: the reader can copy the text.
    return `${replay.linkNotCopied} ${address.href}`;
  }
}
