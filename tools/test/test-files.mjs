// Which files are tests. `TESTS=all` adds those that are too long for `npm test`.
import process from 'node:process';

/** Browser tests that only `npm run test:all` runs: whole matches, every lesson, story and page, storage in several tabs, every vector. */
export const LONG = [
  'test/learners/*.test.ts',
  'test/failures/{stranger,many-changed-pictures,later-parts}.test.ts',
  'test/journeys/*.test.ts',
  'test/stories/**/*.test.ts',
  'test/manifest/*.test.ts',
  'test/fifth-game/*.test.ts',
  'test/lessons/{accessible-puzzles,kept-puzzles,readers}.test.ts',
  'test/pads/{accessible,kept}-pads.test.ts',
  'test/diagrams/save-picture.test.ts',
  'test/replays/vectors.test.ts',
  'test/embedding/{thinking,head,define,requests,platforms}.test.ts',
  'test/saves/{tabs,storage}.test.ts',
  'test/worlds/*-worlds.test.ts',
  'packages/elements/src/card-table/speech/later/sounds.test.ts',
  'test/tables/{axe,day-result,great-moments,note-place,record-shown,review,spoken,themes,whole-deals}.test.ts',
  'packages/elements/src/*/*-match.test.ts',
  'packages/elements/src/rules-explainer/lesson-accessible.test.ts',
];

/** Whether all tests run at full length. */
export const isAll = process.env.TESTS === 'all';

/** Tests that need no browser: those of the packages, and those of the tools. */
export const NODE_TESTS = ['{packages/*/src,test}/**/*.node.ts', 'tools/**/*.test.mjs'];

export const BROWSER_TESTS = [
  '{packages/*/src,test}/**/*.test.ts',
  ...(isAll || process.env.FILES ? [] : LONG.map((pattern) => `!${pattern}`)),
];
