/** For how many milliseconds a driver keeps its thread. */
export const SLICE = 8;
