const tests = process.env['TESTS'];

/** `it` for tests that take more than a second. They run in `npm run test:all`, and when you start a runner with `FILES`. `npm test` skips them. */
export const long = tests && tests !== 'quick' ? it : it.skip;
