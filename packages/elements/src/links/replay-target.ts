import {packedIn, type PackedMatch} from '../links/packed-match.js';

/** Target of a link to a moment of a replay. */
export const REPLAY = 'replay';

/** Moment of a replay that a link refers to. */
export interface ReplayTarget {
  /** Id of the element, or empty for any replay in the page. */
  readonly id: string;
  /** Number of moves before the moment. */
  readonly ply: number;
  /** Match to show. Defaults to the page's own. */
  readonly match?: PackedMatch;
}

/** Maximum length of a fragment in characters: a packed match and the other fields. */
const LONGEST = 22_000;

/**
 * Reads the link in a fragment, `#cartavola=replay&for=…&ply=12` or `#cartavola=replay&game=…&record=1…`. Returns
 * undefined if it isn't a valid link to a replay. Never throws.
 */
export function readReplayTarget(hash: string): ReplayTarget | undefined {
  const fields = new URLSearchParams(hash.slice(0, LONGEST).replace(/^#/, ''));
  if (fields.get('cartavola') !== REPLAY) return undefined;
  const id = fields.get('for') ?? '';
  const match = packedIn(fields);
  if (fields.has('record') && !match) return undefined;
  const ply = fields.get('ply') ?? (match ? '0' : '');
  if (!/^\d{1,6}$/.test(ply)) return undefined;
  return {id, ply: Number(ply), ...(match && {match})};
}

/** Returns the link to a moment of a replay as a fragment, including the `#`. */
export function writeReplayTarget({id, ply, match}: ReplayTarget): string {
  const fields = [
    ['cartavola', REPLAY],
    ...(id === '' ? [] : [['for', id]]),
    ...(match
      ? [
          ['game', match.game],
          ['record', match.packed],
        ]
      : []),
    ['ply', String(ply)],
  ];
  return `#${new URLSearchParams(fields).toString()}`;
}
