/**
 * Preloads parts of the kit by name, without waiting. If a load fails, the code that needs the part reports it. The CDN build replaces this module
 * with one that knows the file names. Other bundlers choose their own file names, so here it does nothing.
 */
export const askFor = (_names: readonly string[]): void => undefined;
