// Launcher of Chrome in which no test file finds what another left: a file's window, storage and locks end with it.
import {chromeLauncher} from '@web/test-runner';

/**
 * Returns a launcher that runs each test file in a window of its own (in a tab in the background keys and clicks wait for ever) of a
 * browser context of its own. The stock launcher opens a page for the next file in the window of the last.
 */
export function separateLauncher(launchOptions) {
  const launcher = chromeLauncher({
    createPage: async ({browser}) => (await browser.createBrowserContext()).newPage({type: 'window'}),
    launchOptions,
  });
  const stopSession = launcher.stopSession.bind(launcher);
  launcher.stopSession = async (id) => {
    const result = await stopSession(id);
    const left = launcher.inactivePages.splice(0);
    await Promise.all(left.map(({puppeteerPage}) => puppeteerPage.browserContext().close()));
    return result;
  };
  return launcher;
}
