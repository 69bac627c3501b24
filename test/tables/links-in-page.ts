// Test helpers: copying and following links to deals and matches, as readers do.
import type {CardTable} from '@cartavola/elements';
import {untilAsked} from '../journeys/hands.js';
import {told} from './table-in-page.js';

/**
 * Replaces the browser's clipboard. Returns the strings that are copied to it. To restore it, call
 * `Reflect.deleteProperty(navigator, 'clipboard')`.
 */
export function clipboard(isAllowed = true): string[] {
  const copied: string[] = [];
  const writeText = (text: string): Promise<unknown> =>
    isAllowed ? Promise.resolve(copied.push(text)) : Promise.reject(new DOMException('', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText}});
  return copied;
}

/** Follows a link that a table in the page opens. */
export async function follow(table: CardTable, hash: string): Promise<void> {
  const ready = told(table, 'table-ready');
  location.hash = hash;
  await ready;
  await untilAsked(table);
}
