/**
 * Requests parts of the kit by name before the code that needs them does, without waiting: code that needs a part reports a failed load. The
 * build of the CDN folder replaces this module with one that knows the files. Other bundlers choose their own files, so this does nothing.
 */
export const askFor = (_names: readonly string[]): void => undefined;
