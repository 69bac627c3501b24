/**
 * Browser tests too long for `npm test`, for `npm run test:long`: whole deals and matches and their moments, every lesson and story, every
 * table and page by axe and in all languages, storage under kill and in several tabs, servers that fail, input of strangers, every
 * record of the vectors as a replay.
 */
export const LONG_FILES = [
  'test/learners/*.test.ts',
  'test/failures/{stranger,many-changed-pictures}.test.ts',
  'test/journeys/*.test.ts',
  'test/stories/**/*.test.ts',
  'test/manifest/*.test.ts',
  'test/fifth-game/*.test.ts',
  'test/lessons/{accessible-puzzles,readers}.test.ts',
  'test/pads/accessible-pads.test.ts',
  'test/replays/vectors.test.ts',
  'test/embedding/{thinking,head}.test.ts',
  'test/saves/{tabs,storage}.test.ts',
  'test/worlds/*-worlds.test.ts',
  'test/tables/{axe,day-result,great-moments,note-place,record-shown,spoken,themes,whole-deals}.test.ts',
  'packages/elements/src/*/*-match.test.ts',
  'packages/elements/src/rules-explainer/lesson-accessible.test.ts',
];
