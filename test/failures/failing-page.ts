import {openPage, type EmbeddedPage} from '../embedded-page.js';

/** Opens a page of many elements for which some chunks of the kit do not come. */
export const failing = (without: readonly string[]): Promise<EmbeddedPage> =>
  openPage('failing', undefined, {width: 900, height: 900, without});

/** Returns the element of a page that a selector names. */
export const one = ({document}: EmbeddedPage, selector: string): HTMLElement =>
  document.querySelector<HTMLElement>(selector)!;

/** Lists the errors of a page but for what an author is told in the console. */
export const unexpected = ({errors}: EmbeddedPage): string[] =>
  errors.filter((text) => !/^Cartavola: (<|the rules)/.test(text));
