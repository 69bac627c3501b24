// Test helpers: announcements in a table's live region.
import type {CardTable} from '@cartavola/elements';
import {find, findAll, until} from './table-in-page.js';

interface Heard {
  /** Waits until the announcements since the last call end with this text. Returns them as a single string. */
  upTo(end: () => string | undefined): Promise<string>;
  /** Resolves once this text has been announced, even among others. */
  said(wanted: string): Promise<void>;
}

const isElement = (node: Node): node is Element => node instanceof Element;
const textOf = ({textContent}: Element): string => textContent.trim();

/** Returns the announcements that are still in a table's live region, oldest first. */
export const announced = (element: Element): string[] => findAll(element, '[role="log"] p').map(textOf);

/** Listens to a table from now on. */
export function listenTo(element: CardTable): Heard {
  const region = find(element, '[role="log"]');
  let texts = announced(element);
  new MutationObserver((changes) =>
    texts.push(...changes.flatMap(({addedNodes}) => [...addedNodes].filter(isElement).map(textOf))),
  ).observe(region, {childList: true});
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
