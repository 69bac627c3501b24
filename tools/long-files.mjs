/** The browser tests that are too long for `npm test`, and are run by `npm run test:long`: whole matches, every lesson and story, what strangers write. */
export const LONG_FILES = [
  'test/learners/*.test.ts',
  'test/failures/stranger.test.ts',
  'test/journeys/*.test.ts',
  'test/stories/**/*.test.ts',
  'packages/elements/src/*/*-match.test.ts',
];
