/** Target of a link to a moment of a replay. */
export const REPLAY = 'replay';

/** Moment of a replay that a link names. */
export interface ReplayTarget {
  /** Id of the element; empty: any replay of the page. */
  readonly id: string;
  /** Number of moves of the match made before. */
  readonly ply: number;
}

/** Reads the link in a fragment, `#cartavola=replay&for=…&ply=12`; undefined if it is none to a replay, or is wrong. Never throws. */
export function readReplayTarget(hash: string): ReplayTarget | undefined {
  const fields = new URLSearchParams(hash.slice(0, 2000).replace(/^#/, ''));
  const ply = fields.get('ply') ?? '';
  if (fields.get('cartavola') !== REPLAY || !/^\d{1,6}$/.test(ply)) return undefined;
  return {id: fields.get('for') ?? '', ply: Number(ply)};
}

/** Writes the link to a moment of a replay as a fragment, with its `#`. */
export function writeReplayTarget({id, ply}: ReplayTarget): string {
  const fields = [['cartavola', REPLAY], ...(id === '' ? [] : [['for', id]]), ['ply', String(ply)]];
  return `#${new URLSearchParams(fields).toString()}`;
}
