import {kitOrigin, openPage, type EmbeddedPage} from '../embedded-page.js';

/** Opens a page with many elements, where some of the kit's chunks fail to load. */
export const failing = (without: readonly string[]): Promise<EmbeddedPage> =>
  openPage('failing', undefined, {width: 900, height: 900, without});

/** Returns the element of a page that a selector matches. */
export const one = ({document}: EmbeddedPage, selector: string): HTMLElement =>
  document.querySelector<HTMLElement>(selector)!;

/** Lists a page's errors, except console messages to authors. */
export const unexpected = ({errors}: EmbeddedPage): string[] =>
  errors.filter((text) => !/^Cartavola: (<|the rules)/.test(text));

/** Imports a chunk of the kit that fails to load, and imports it again once it can be loaded. */
async function importTwice(): Promise<boolean> {
  const kit = await kitOrigin();
  const script = await (await fetch(`${kit}/cartavola.js`)).text();
  const [file] = /games-scopa-[\w-]{8}\.js/.exec(script)!;
  const token = crypto.randomUUID().replaceAll('-', '');
  const load = (): Promise<boolean> =>
    import(/* @vite-ignore */ `${kit}/without/games-scopa/${token}/chunks/${file}`).then(
      () => true,
      () => false,
    );
  if (await load()) throw new Error(`${file} loaded, although it should fail`);
  await fetch(`${kit}/mend/${token}`);
  return load();
}

let asksAgain: Promise<boolean> | undefined;

/**
 * Returns true in browsers that cache a failed import for the lifetime of the page (Chromium 147, Firefox 153), and reports that retries can't be
 * tested there. Chromium 156 requests it again.
 */
export async function keepsFailedImports(): Promise<boolean> {
  asksAgain ??= importTwice();
  if (await asksAgain) return false;
  console.log('Skipped: this browser caches a failed import.');
  return true;
}
