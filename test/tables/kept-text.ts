// Test helpers: snapshots of long strings. `REWRITE=1 TESTS=sample npm test -- test/tables` stores the tables' current
// output. Read the diff before you commit it.
import {expect} from 'chai';
import {executeServerCommand} from '@web/test-runner-commands';

/** Checks that the text equals the snapshot beside the test. */
export async function expectKept(path: string, text: string): Promise<void> {
  const {kept} = await executeServerCommand<{kept: string}, {path: string; text: string}>('kept-text', {path, text});
  expect(text, path).to.equal(kept);
}
