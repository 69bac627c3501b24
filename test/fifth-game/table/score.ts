import {renderSideScore, whoHas, type ScoreLayout} from '@cartavola/elements/extend.js';
import {sideOf, type Seat} from '@cartavola/engine';
import {capitalised} from '@cartavola/words';
import {html, type TemplateResult} from 'lit';
import type {BriscolaView} from '../engine/view.js';
import type {BriscolaWords} from '../words/briscola-words.js';
import type {BriscolaScene} from './layout.js';

/** Returns the side of the seat at the bottom of the table. */
const ownSide = ({view}: BriscolaScene): number => (typeof view.viewer === 'number' ? sideOf(view.viewer) : 0);

/** Returns the sides in display order: the reader's first. */
export const sidesInOrder = (scene: BriscolaScene): readonly number[] => [ownSide(scene), 1 - ownSide(scene)];

/** Returns a side's name for the beginning of a line. */
export function labelOf(scene: BriscolaScene, side: number): string {
  return capitalised(whoHas(scene, side) ?? scene.table.you);
}

/** Returns a sentence that announces the winner of the deal, or a draw. */
function scoreTitle(scene: BriscolaScene): string {
  const side = scene.view.score?.marks?.findIndex((marks) => marks > 0) ?? -1;
  return side < 0 ? scene.words.dealDrawn : scene.words.dealWon(whoHas(scene, side), scene.parties[side]!.length > 1);
}

/** Returns the points of both sides in words, the winner's first. */
function scorePoints({view, words}: BriscolaScene): string {
  const [most, least] = [...view.points].sort((a, b) => b - a);
  return words.dealPoints(most!, least!);
}

/** Renders the score of a finished deal: the points of each side. */
const renderScore = (scene: BriscolaScene): TemplateResult =>
  html`${sidesInOrder(scene).map((side) =>
    renderSideScore(scene, labelOf(scene, side), scene.view.points[side]!, scene.parties[side] as readonly Seat[]),
  )}`;

/** Score of a deal of Briscola: the winner, and the points of each side. */
export const briscolaScore: ScoreLayout<BriscolaView, BriscolaWords> = {
  score: (scene) => ({
    title: scoreTitle(scene),
    body: renderScore(scene),
    spoken: `${scoreTitle(scene)}: ${scorePoints(scene)}.`,
  }),
};
