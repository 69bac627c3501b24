import type {StepName} from './render-controls.js';
import {isElement} from '../base/page/node-kind.js';

/** Step for each keyboard key. */
const KEYS: Readonly<Record<string, StepName>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'previousTrick',
  ArrowDown: 'nextTrick',
  Home: 'first',
  End: 'last',
};

/** Minimum horizontal distance of a swipe in pixels, and its maximum vertical distance as a fraction of that. */
const SWIPE = 36;
const SLOPE = 0.6;

/**
 * Lets the reader step with keys, and start or stop playback with the space bar, unless the focused control uses them.
 */
export function followKeys(root: ShadowRoot, step: (name: StepName) => void, toggle: () => void): void {
  root.addEventListener('keydown', (event) => {
    const {key, target, altKey, ctrlKey, metaKey, defaultPrevented} = event as KeyboardEvent;
    if (altKey || ctrlKey || metaKey || defaultPrevented || !isElement(target)) return;
    if (target.closest('select, input, [data-own-keys]')) return;
    const name = KEYS[key];
    if (name) step(name);
    else if (key === ' ' && !target.closest('button, a')) toggle();
    else return;
    event.preventDefault();
  });
}

/** Lets the reader swipe left over the cards to step forwards, or right to step back. */
export function followSwipes(root: ShadowRoot, step: (name: StepName) => void): void {
  let start: {readonly id: number; readonly x: number; readonly y: number} | undefined;
  root.addEventListener('pointerdown', (event) => {
    const {pointerId, clientX, clientY, pointerType, target} = event as PointerEvent;
    const onCards = isElement(target) && target.closest('.ground') !== null;
    start = onCards && pointerType !== 'mouse' ? {id: pointerId, x: clientX, y: clientY} : undefined;
  });
  root.addEventListener('pointerup', (event) => {
    const {pointerId, clientX, clientY} = event as PointerEvent;
    if (start?.id !== pointerId) return;
    const [width, height] = [clientX - start.x, Math.abs(clientY - start.y)];
    start = undefined;
    if (Math.abs(width) >= SWIPE && height <= SLOPE * Math.abs(width)) step(width < 0 ? 'next' : 'previous');
  });
}
