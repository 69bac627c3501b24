/**
 * Preloads parts of the kit by name, without waiting. If a part can't be loaded, the code that needs it reports the
 * error. The CDN build replaces this module with one that contains the file names. Other bundlers choose their own file
 * names, so this version does nothing.
 */
export const askFor = (_names: readonly string[]): void => undefined;
