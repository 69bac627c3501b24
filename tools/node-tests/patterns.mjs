/** Patterns of the tests that need no browser: those of the packages, and those of the tools. */
export const NODE_TESTS = ['**/*.node.ts', 'tools/**/*.test.mjs'];
