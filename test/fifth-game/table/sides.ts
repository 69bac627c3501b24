import {renderScale, renderSideScore} from '@cartavola/elements/extend.js';
import {html, type TemplateResult} from 'lit';
import {ALL_POINTS} from '../engine/cards.js';
import {LEAST} from '../engine/score.js';
import type {BriscolaScene} from './layout.js';
import {labelOf, sidesInOrder} from './score.js';

/** Renders the sides' panel: the points of each side, and the points that it needs to win. */
export const renderSides = (scene: BriscolaScene): TemplateResult => html`
  ${sidesInOrder(scene).map(
    (side) => html`
      ${renderSideScore(scene, labelOf(scene, side), scene.view.points[side]!, scene.parties[side]!)}
      ${renderScale(scene.view.points[side]!, ALL_POINTS, LEAST)}
    `,
  )}
  <p class="needs">${scene.words.needs(LEAST)}</p>
`;
