// Launcher for Chrome that isolates test files. Each file has its own window, storage and locks, which end with it.
import {chromeLauncher} from '@web/test-runner';

/**
 * Returns a launcher that runs each test file in a separate window of a separate browser context. In a background tab,
 * key presses and clicks would wait forever. The standard launcher opens the next file's page in the window of the
 * previous one.
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
