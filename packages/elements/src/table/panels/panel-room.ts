import {coveredAt} from '../../board/covered.js';
import {scaleOf} from '../../board/scale.js';

/** Minimum height of a panel in pixels. If there is less room, the reader has to scroll. */
const LEAST = 200;

/**
 * Keeps a panel clear of page bars that cover the table, so its title and buttons can be reached. Measures only once,
 * when the panel opens, because a panel that moved during scrolling would be hard to use.
 */
export function leaveCovered(panel: HTMLElement): void {
  const felt = panel.parentElement;
  if (!felt) return;
  const {top, left, width, height} = felt.getBoundingClientRect();
  const seen = Math.max(0, coveredAt(panel, left + width / 2));
  const covered = Math.min(seen - top, height - LEAST);
  if (covered > 0) panel.style.setProperty('--covered', `${Math.round(covered / scaleOf(felt))}px`);
}
