/**
 * Asks for parts of the kit by name before the code that needs them does, and waits for nothing: who needs one reports that it failed. In the
 * build of the CDN folder another module stands in its place, which knows the files; a bundler of the page's own chooses its own.
 */
export const askFor = (_names: readonly string[]): void => undefined;
