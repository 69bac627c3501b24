/** `it`, for tests that take over a second: they run in CI, in `npm run test:all`, and where files are named, but not in all of `npm test`. */
export const long = process.env['TESTS'] ? it : it.skip;
