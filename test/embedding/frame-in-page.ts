import {kitOrigin} from '../embedded-page.js';

/**
 * Opens `embed.html` with this fragment, either from the kit's origin or as a copy on this page's origin, which the
 * test can inspect.
 */
export async function openFrame(
  fragment: string,
  {from = 'own', width = 700, sandbox}: {from?: 'own' | 'kit'; width?: number; sandbox?: string} = {},
) {
  const frame = document.createElement('iframe');
  frame.style.cssText = `width: ${width}px; height: 300px; border: 0`;
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  const folder = from === 'own' ? '/packages/cartavola/dist' : await kitOrigin();
  frame.src = `${folder}/embed.html#${fragment}`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
  document.body.append(frame);
  return {frame, loaded};
}
