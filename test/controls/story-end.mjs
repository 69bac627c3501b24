// Waits until a story has rendered and its play function has ended.
import {until} from './played-on.mjs';

/** Timeout in milliseconds. Play functions wait for bots and for lessons. */
const PATIENCE = 40_000;
/** Events with which Storybook reports that a story, or its play function, has failed. */
const FAILURES = [
  'playFunctionThrewException',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
  'unhandledErrorsWhilePlaying',
];

const endOf = (page) =>
  page.evaluate((failures) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    for (const event of failures) {
      const told = channel?.last(event);
      if (told) return {fault: `${event}: ${told[0]?.message ?? JSON.stringify(told)}`};
    }
    return channel?.last('storyFinished') ? {} : undefined;
  }, FAILURES);

/** Lists the faults at the end of a story. */
export async function finishStory(page) {
  const end = await until(() => endOf(page), Boolean, PATIENCE);
  if (!end) return [`the story did not finish in ${PATIENCE / 1000} s`];
  return end.fault ? [end.fault] : [];
}
