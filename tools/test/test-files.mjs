// Lists the test files. `npm test` skips the long ones. They run in `npm run test:all` (`TESTS=all`), and when you
// start a runner with `FILES`, unless `TESTS` is `quick`.
import process from 'node:process';

/** Long tests in the browser: whole matches; every lesson, story, page and vector; several tabs; and axe checks. */
const LONG = [
  'packages/elements/src/**/*-accessible.test.ts',
  'packages/elements/src/games/calypso/draw/calypso-draw.test.ts',
  'packages/faces/src/joined.test.ts',
  'packages/elements/src/table/sounds/sounds.test.ts',
  'test/diagrams/pictures.test.ts',
  'test/embedding/requests.test.ts',
  'test/failures/{chunks,drawing}.test.ts',
  'test/lessons/{examples,kept-puzzles,new-kinds,turning}.test.ts',
  'test/replays/{accessible,kept-replays}.test.ts',
  'test/saves/swapped.test.ts',
  'test/tables/{axe,covered,deal-link,match-link,score-room,spoken,themes,touches}.test.ts',
  'packages/elements/src/**/*-match.test.ts',
  'test/diagrams/save-picture.test.ts',
  'test/embedding/{define,head,platforms,thinking}.test.ts',
  'test/failures/{later-parts,many-changed-pictures,stranger,switched}.test.ts',
  'test/{fifth-game,journeys,learners,manifest,stories}/*.test.ts',
  'test/lessons/{accessible-puzzles,readers}.test.ts',
  'test/pads/{accessible,kept}-pads.test.ts',
  'test/replays/vectors.test.ts',
  'test/saves/{options,storage,tabs}.test.ts',
  'test/tables/{day-result,great-moments,match-file,note-place,record-shown,review,whole-deals}.test.ts',
  'test/worlds/*-worlds.test.ts',
];

/** Long tests in Node: playing strength, many deals, whole game trees, every string. */
const LONG_IN_NODE = [
  'test/{soak,fifth-game}/*.node.ts',
  'test/cli/{choose,draw-png,league,puzzles,review,sheet}.node.ts',
  'test/processes/*.node.ts',
  'test/lessons/{bookmark,course,shipped-puzzles}.node.ts',
  'test/bots/{beginner,chooser,coach,levels,tempers,worker-scripts}.node.ts',
  'test/diagrams/told.node.ts',
  'test/servers/entries.node.ts',
  'test/markdown/{injection,recipes}.node.ts',
  'test/engine/{bad-input,broken-records,exhaustive,fuzz,hostile-input,huge-input,notation-lines,packed,positions}.node.ts',
  'test/endings/endings.node.ts',
  'packages/words/src/search/search.node.ts',
  'packages/bots/src/games/*/{before-play,choose-*,prospect}.node.ts',
  'packages/elements/src/{table/links/compared,links/links}.node.ts',
];

const {FILES, TESTS} = process.env;
/** Whether to skip long tests. */
export const isQuick = TESTS === 'quick' || !(FILES || TESTS);
const not = (patterns) => patterns.map((pattern) => `!${pattern}`);

/** Tests without a browser, in the packages and in the tools. */
export const NODE_TESTS = [
  '{packages/*/src,test}/**/*.node.ts',
  'tools/**/*.test.mjs',
  ...(isQuick ? not(LONG_IN_NODE) : []),
];

export const BROWSER_TESTS = ['{packages/*/src,test}/**/*.test.ts', ...(isQuick ? not(LONG) : [])];
