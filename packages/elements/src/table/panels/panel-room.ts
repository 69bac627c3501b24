import {coveredAt} from '../../board/covered.js';
import {scaleOf} from '../../board/scale.js';

/** Least height in pixels that a panel keeps: below that the reader scrolls. */
const LEAST = 200;

/**
 * Leaves the part of a table free that a bar of the page covers, so that the title and the buttons of a panel can be reached. Measured once,
 * when the panel opens: what moved while the page is scrolled would be hard to use.
 */
export function leaveCovered(panel: HTMLElement): void {
  const felt = panel.parentElement;
  if (!felt) return;
  const {top, left, width, height} = felt.getBoundingClientRect();
  const seen = Math.max(0, coveredAt(panel, left + width / 2));
  const covered = Math.min(seen - top, height - LEAST);
  if (covered > 0) panel.style.setProperty('--covered', `${Math.round(covered / scaleOf(felt))}px`);
}
