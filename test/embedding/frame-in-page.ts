import {kitOrigin} from '../embedded-page.js';

/**
 * Opens `embed.html` with this fragment, either from the kit's origin or as a copy on this page's origin, which the
 * test can inspect.
 */
export async function openFrame(
  fragment: string,
  {from = 'own', width = 700}: {from?: 'own' | 'kit'; width?: number} = {},
) {
  const frame = document.createElement('iframe');
  frame.style.cssText = `width: ${width}px; height: 300px; border: 0`;
  const folder = from === 'own' ? '/packages/cartavola/dist' : await kitOrigin();
  frame.src = `${folder}/embed.html#${fragment}`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
  document.body.append(frame);
  return {frame, loaded};
}
