// Test helpers: announcements in a table's status region.
import type {CardTable} from '@cartavola/elements';
import {find, until} from './table-in-page.js';

interface Heard {
  /** Waits until the announcements since the last call end with this text. Returns them as a single string. */
  upTo(end: () => string | undefined): Promise<string>;
  /** Resolves once this text has been announced, even among others. */
  said(wanted: string): Promise<void>;
}

/** Listens to a table from now on. */
export function listenTo(element: CardTable): Heard {
  const region = find(element, '[role="status"]');
  let texts: string[] = [];
  const hear = (): void => void (region.textContent && texts.push(region.textContent.replace('\u00a0', ' ').trim()));
  hear();
  new MutationObserver(hear).observe(region, {childList: true, characterData: true, subtree: true});
  return {
    async upTo(end) {
      let said = '';
      await until(() => {
        said = texts.join(' ');
        const wanted = end();
        return said !== '' && wanted !== undefined && said.endsWith(wanted);
      });
      texts = [];
      return said;
    },
    said: (wanted) => until(() => texts.join(' ').replaceAll('\u00a0', ' ').includes(wanted)),
  };
}
