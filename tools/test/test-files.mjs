// Which files are tests. Those that are too long for all of `npm test` run where files are named, in CI (`TESTS=sample`) and at full length
// (`TESTS=all`).
import process from 'node:process';

/** Long tests in the browser: whole matches, every lesson, story and page, storage in several tabs, every vector. */
const LONG = [
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

/** Tests in Node of that kind: strength, many deals, whole trees, every text. */
const LONG_IN_NODE = [
  'test/{soak,fifth-game}/*.node.ts',
  'test/cli/{choose,draw-png,league,puzzles}.node.ts',
  'test/lessons/{course,shipped-puzzles}.node.ts',
  'test/bots/{beginner,chooser,coach,levels,tempers,worker-scripts}.node.ts',
  'test/diagrams/told.node.ts',
  'test/engine/{broken-records,exhaustive,fuzz,huge-input,packed,positions}.node.ts',
  'test/endings/endings.node.ts',
  'packages/words/src/search/search.node.ts',
  'packages/bots/src/games/*/choose-*.node.ts',
  'packages/elements/src/{daily/compared,links/links}.node.ts',
];

const {FILES, TESTS} = process.env;

/** Leaves out what is long, unless files are named or all kinds of tests are to run. */
const short = (long) => (FILES || TESTS ? [] : long.map((pattern) => `!${pattern}`));

/** Tests that need no browser: those of the packages, and those of the tools. */
export const NODE_TESTS = ['{packages/*/src,test}/**/*.node.ts', 'tools/**/*.test.mjs', ...short(LONG_IN_NODE)];

export const BROWSER_TESTS = ['{packages/*/src,test}/**/*.test.ts', ...short(LONG)];
