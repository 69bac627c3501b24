import type {Seat} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import {initialOf, type Scene} from '../scene/scene.js';

/** Renders a seat as a disc with its initial. */
export const renderAvatar = (scene: Scene, seat: Seat): TemplateResult =>
  html`<span class="avatar seat-${seat % 6}">${initialOf(scene, seat)}</span>`;

/** Renders a side's points in the score of a deal. */
export const renderSideScore = (
  scene: Scene,
  label: string,
  points: number,
  members: readonly Seat[],
): TemplateResult => html`<p class="side-score">
  <span class="members" aria-hidden="true">${members.map((seat) => renderAvatar(scene, seat))}</span>
  <span>${label}</span><b>${points}</b>
</p>`;

/**
 * Renders a scale that shows what share of all points was taken. Marks show the side's goal, from `least` to `most`.
 */
export function renderScale(points: number, all: number, least: number, most = all): TemplateResult {
  const share = (part: number): string => `--share:${part / all}`;
  return html`<div class="scale" aria-hidden="true">
    <i class="taken" .style=${share(points)}></i><i class="goal" .style=${share(least)}></i>
    ${most < all ? html`<i class="goal" .style=${share(most)}></i>` : nothing}
  </div>`;
}
