/** Browser tests too long for `npm test`, for `npm run test:long`: whole matches, every lesson and story, input of strangers. */
export const LONG_FILES = [
  'test/learners/*.test.ts',
  'test/failures/stranger.test.ts',
  'test/journeys/*.test.ts',
  'test/stories/**/*.test.ts',
  'packages/elements/src/*/*-match.test.ts',
];
