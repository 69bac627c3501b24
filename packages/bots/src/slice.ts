/** Maximum time in milliseconds for which a driver blocks its thread. */
export const SLICE = 8;
