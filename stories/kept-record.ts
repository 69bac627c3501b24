/** Storage key of a reader's match results. */
const KEY = 'cartavola:record';
const DAY = 86_400_000;
/** 20 November 2026. */
const NOW = Date.UTC(2026, 10, 20, 20);

const matchOf = (number: number, against: string, outcome: string, points: readonly [number, number]): object => ({
  ...{id: `story-${number}`, time: NOW - number * DAY, against, options: {}, seed: `story ${number}`},
  deals: [{deal: 0, points, margin: points[0] - points[1]}],
  end: {outcome, points, margin: points[0] - points[1]},
});

/** Stores some Scopa results in this browser for the duration of a story. */
export function keptRecord(): () => void {
  const before = localStorage.getItem(KEY);
  const matches = [
    matchOf(3, 'casual', 'lost', [8, 11]),
    matchOf(2, 'casual', 'won', [12, 9]),
    matchOf(1, 'expert', 'won', [11, 6]),
  ];
  localStorage.setItem(KEY, JSON.stringify({version: 1, games: {scopa: {matches, days: [], sums: {}, best: []}}}));
  return () => (before === null ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, before));
}
