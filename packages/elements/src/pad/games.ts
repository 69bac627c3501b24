import type {Counting} from '@cartavola/engine/pad.js';

type LoadCounting = () => Promise<Counting>;

const all: Readonly<Record<string, LoadCounting>> = {
  calypso: async () => (await import('@cartavola/engine/games/calypso/count.js')).calypsoCount,
  capodama: async () => (await import('@cartavola/engine/games/capodama/count.js')).capodamaCount,
  capra: async () => (await import('@cartavola/engine/games/capra/count.js')).capraCount,
  scopa: async () => (await import('@cartavola/engine/games/scopa/count.js')).scopaCount,
};

/** Functions that load the counting rules on demand, keyed by game id. */
export const loadCounting = all;
