import {kitOrigin, openPage, type EmbeddedPage} from '../embedded-page.js';

/** Opens a page of many elements for which some chunks of the kit do not come. */
export const failing = (without: readonly string[]): Promise<EmbeddedPage> =>
  openPage('failing', undefined, {width: 900, height: 900, without});

/** Returns the element of a page that a selector names. */
export const one = ({document}: EmbeddedPage, selector: string): HTMLElement =>
  document.querySelector<HTMLElement>(selector)!;

/** Lists the errors of a page but for what an author is told in the console. */
export const unexpected = ({errors}: EmbeddedPage): string[] =>
  errors.filter((text) => !/^Cartavola: (<|the rules)/.test(text));

/** Imports a chunk of the kit that fails at first, and again once it would come. */
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
  if (await load()) throw new Error(`${file} has come, although it should not`);
  await fetch(`${kit}/mend/${token}`);
  return load();
}

let asksAgain: Promise<boolean> | undefined;

/**
 * Returns true in browsers that keep a failed import for as long as the page lives (Chromium 147, Firefox 153), and says that what would come
 * on another try is not tried there. Chromium 156 asks again.
 */
export async function keepsFailedImports(): Promise<boolean> {
  asksAgain ??= importTwice();
  if (await asksAgain) return false;
  console.log('Not tried: this browser keeps a failed import.');
  return true;
}
