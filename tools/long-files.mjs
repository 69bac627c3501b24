/**
 * Tests too long for `npm test`, for `npm run test:long`. In browsers: whole deals and matches and their moments, every lesson and story, every
 * table and page by axe and in all languages, storage under kill and in several tabs, servers that fail, input of strangers, every
 * record of the vectors as a replay. In Node every test takes part in `npm test`, with a sample of its deals (test/sample-size.ts).
 */
export const LONG_FILES = [
  'test/learners/*.test.ts',
  'test/failures/{stranger,many-changed-pictures}.test.ts',
  'test/journeys/*.test.ts',
  'test/stories/**/*.test.ts',
  'test/manifest/*.test.ts',
  'test/fifth-game/*.test.ts',
  'test/lessons/{accessible-puzzles,readers}.test.ts',
  'test/pads/{accessible,kept}-pads.test.ts',
  'test/diagrams/save-picture.test.ts',
  'test/replays/vectors.test.ts',
  'test/embedding/{thinking,head}.test.ts',
  'test/saves/{tabs,storage}.test.ts',
  'test/worlds/*-worlds.test.ts',
  'test/tables/{axe,day-result,great-moments,note-place,record-shown,review,spoken,themes,whole-deals}.test.ts',
  'packages/elements/src/*/*-match.test.ts',
  'packages/elements/src/rules-explainer/lesson-accessible.test.ts',
];
