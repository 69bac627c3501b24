// For tests: long texts that are kept as files. `REWRITE=1 FILES='test/tables/*.test.ts' npm run test:browser` keeps what the
// tables say now: look at the difference before you commit it.
import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';

/** Claims that the text is the one in the file beside the test. */
export async function expectKept(path: string, text: string): Promise<void> {
  const {kept} = await executeServerCommand<{kept: string}, {path: string; text: string}>('kept-text', {path, text});
  expect(text, path).to.equal(kept);
}
