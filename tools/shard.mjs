// Sharding of the long matrices: `SHARD=2/4` runs the second of four parts, and four such runs make the whole.
import process from 'node:process';

/** Returns the cases of a shard such as `2/4`, spread evenly over the list; all of them without one. */
export function shardOf(cases, shard = process.env.SHARD || '1/1') {
  const [part, parts] = /^\d+\/\d+$/.test(shard) ? shard.split('/').map(Number) : [];
  if (!(part >= 1 && part <= parts)) throw new Error(`SHARD=${shard}: write 2/4 for the second of four parts`);
  return cases.filter((_, place) => place % parts === part - 1);
}

/** Says which part of a matrix runs; nothing where it is the whole. */
export const toldShard = () => (process.env.SHARD ? `, of these shard ${process.env.SHARD}` : '');
