import {renderSideScore, whoHas} from '@cartavola/elements/extend.js';
import {sideOf, type Seat} from '@cartavola/engine';
import {capitalised} from '@cartavola/words';
import {html, type TemplateResult} from 'lit';
import type {BriscolaScene} from './layout.js';

/** The side of whoever sits at the bottom of the table. */
const ownSide = ({view}: BriscolaScene): number => (typeof view.viewer === 'number' ? sideOf(view.viewer) : 0);

/** Sides in the order shown: the reader's first. */
export const sidesInOrder = (scene: BriscolaScene): readonly number[] => [ownSide(scene), 1 - ownSide(scene)];

/** The side's name, as it begins a line. */
export function labelOf(scene: BriscolaScene, side: number): string {
  return capitalised(whoHas(scene, side) ?? scene.table.you);
}

/** Who has won the deal, or that it is drawn. */
export function scoreTitle(scene: BriscolaScene): string {
  const side = scene.view.score?.marks?.findIndex((marks) => marks > 0) ?? -1;
  return side < 0 ? scene.words.dealDrawn : scene.words.dealWon(whoHas(scene, side), scene.parties[side]!.length > 1);
}

/** What the sides have taken, the winner's first. */
export function scorePoints({view, words}: BriscolaScene): string {
  const [most, least] = [...view.points].sort((a, b) => b - a);
  return words.dealPoints(most!, least!);
}

/** The finished deal: what each side has taken. */
export const renderScore = (scene: BriscolaScene): TemplateResult =>
  html`${sidesInOrder(scene).map((side) =>
    renderSideScore(scene, labelOf(scene, side), scene.view.points[side]!, scene.parties[side] as readonly Seat[]),
  )}`;
