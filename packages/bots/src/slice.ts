/** Longest time in milliseconds for which a driver keeps its thread. */
export const SLICE = 8;
