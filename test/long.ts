/** `it` for tests that take over a second. They run in CI, in `npm run test:all` and when you name files; a plain `npm test` skips them. */
export const long = process.env['TESTS'] ? it : it.skip;
