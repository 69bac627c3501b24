// Checks pages in a worker, so that a large page doesn't block typing.
import {checkPage, type CheckedPage, type TextKind} from '@cartavola/cli/check-page.js';
import {filesBeside} from './site-file.js';

/** Text to check. `base` is the base URL for its files. Without it, files aren't checked. */
export interface ToCheck {
  readonly text: string;
  readonly kind: TextKind;
  readonly base: string | undefined;
}

/** The worker's response. Undefined if the check failed. */
export type Answer = CheckedPage | undefined;

addEventListener('message', ({data}: MessageEvent<ToCheck>) => {
  const {text, kind, base} = data;
  const read = base === undefined ? undefined : filesBeside(base);
  checkPage(text, {kind, read}).then(
    (answer: Answer) => postMessage(answer),
    () => postMessage(undefined satisfies Answer),
  );
});
