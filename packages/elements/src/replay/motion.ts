import type {Picture} from '@cartavola/diagrams';
import {animate} from '../base/clock.js';

/** Duration in milliseconds of a card's animation. */
const DURATION = 280;

/**
 * Animates cards from their positions in the previous picture to their new positions. Uses FLIP, in the coordinates of
 * the pictures.
 */
export function moveCards(svg: SVGElement, before: Picture, now: Picture): void {
  if (before === now || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const places = new Map(before.items.map(({key, place}) => [key, place]));
  const nodes = [...svg.children].filter(({localName}) => localName !== 'defs');
  now.items.forEach(({key, place}, number) => {
    const from = places.get(key);
    const node = nodes[number];
    if (!from || !place || !node) return;
    const scale = from.width / place.width;
    if (from.x === place.x && from.y === place.y && scale === 1) return;
    const start = `translate(${from.x - scale * place.x}px, ${from.y - scale * place.y}px) scale(${scale})`;
    animate(node, [{transform: start}, {transform: 'none'}], {duration: DURATION, easing: 'cubic-bezier(.2,.7,.3,1)'});
  });
}
