/**
 * Compresses leads that are greater than `usual`, up to twice that. A greater lead is always better, but the search
 * can't be lured by rare results.
 */
export function compressed(lead: number, usual: number): number {
  const beyond = Math.abs(lead) - usual;
  return beyond <= 0 ? lead : Math.sign(lead) * usual * (1 + beyond / (usual + beyond));
}
