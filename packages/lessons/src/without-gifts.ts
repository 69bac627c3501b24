import type {Verdict} from './verdict.js';

const LEFT_OUT: readonly string[] = ['left-out', 'seats-left-out'];

/**
 * Removes details from a verdict that would give the answer away. While cards or seats are wrong, hides missing ones.
 * On the first attempt, also removes remarks about missing ones, which may identify them.
 */
export function withoutGifts({right, faults}: Verdict, attempt: number): Verdict {
  const wrong = faults.filter(({reason}) => !LEFT_OUT.includes(reason.type));
  if (wrong.length > 0) return {right, faults: wrong};
  return {right, faults: attempt > 1 ? faults : faults.map(({said: _said, ...fault}) => fault)};
}
