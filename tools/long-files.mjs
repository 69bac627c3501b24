/** The browser tests that are too long for `npm test`, and are run by `npm run test:long`: whole matches, and every lesson. */
export const LONG_FILES = [
  'test/learners/*.test.ts',
  'test/failures/stranger.test.ts',
  'test/journeys/*.test.ts',
  'packages/elements/src/*/*-match.test.ts',
];
