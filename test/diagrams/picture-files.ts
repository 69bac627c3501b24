// Test helpers: pictures as readers save them, and as the command draws them.
import {executeServerCommand} from '@web/test-runner-commands';
import {pointAt} from '../journeys/hands.js';
import {until} from '../tables/table-in-page.js';

/** File that the browser saved. */
interface SavedFile {
  readonly name: string;
  readonly text: string;
  /** Bytes in Base64. */
  readonly bytes: string;
}

const find = (element: Element, selector: string): HTMLElement | null =>
  element.shadowRoot!.querySelector<HTMLElement>(selector);

/** Shows the formats in which an element offers to save its picture. Returns the button for one of them. */
export async function formatButton(element: Element, format: 'png' | 'svg'): Promise<HTMLElement> {
  if (!find(element, '.offer')) find(element, '.save')!.click();
  await until(() => find(element, '.offer') !== null);
  return find(element, `[data-format="${format}"]`)!;
}

/** Saves an element's picture with the mouse. Returns the file that the browser saved. */
export async function saved(element: Element, format: 'png' | 'svg'): Promise<SavedFile> {
  const [x, y] = await pointAt(await formatButton(element, format));
  return executeServerCommand<SavedFile, {x: number; y: number}>('saved-file', {x, y});
}

/** Draws text in notation as PNG with the command. Returns its bytes in Base64. */
export async function drawnByCommand(text: string, ...args: readonly string[]): Promise<string> {
  const {bytes} = await executeServerCommand<{bytes: string}, {text: string; args: readonly string[]}>(
    'drawn-picture',
    {text, args},
  );
  return bytes;
}

/** Reads the pixels of a PNG in Base64. */
export async function pixelsOf(bytes: string): Promise<ImageData> {
  const image = await createImageBitmap(
    new Blob([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], {type: 'image/png'}),
  );
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** Returns the share of pixels where two pictures of the same size differ in any channel by more than a quarter of its range. */
export function difference(one: ImageData, other: ImageData): number {
  let found = 0;
  for (let at = 0; at < one.data.length; at += 4)
    found += Number([0, 1, 2, 3].some((part) => Math.abs(one.data[at + part]! - other.data[at + part]!) > 64));
  return (found * 4) / one.data.length;
}
