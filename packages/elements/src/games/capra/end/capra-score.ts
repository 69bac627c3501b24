import {ALL_POINTS, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import {sideOf} from '@cartavola/engine/seats.js';
import type {CapraWords} from '@cartavola/words/games/capra/capra-words.js';
import {html, type TemplateResult} from 'lit';
import type {ScoreLayout} from '../../../table/layout.js';
import {renderScale, renderSideScore} from '../../../table/render/side-score.js';
import {hasWon, partiesInOrder} from '../../../table/scene/scene.js';
import type {takenBy} from '../capra-parts.js';
import {goatText, type CapraScene} from '../capra-scene.js';

/**
 * Returns the score layout of Capra: the points of both sides, and the resulting goat or eggs. `taken` returns a side's
 * tricks and points.
 */
export const capraScore = (taken: typeof takenBy): ScoreLayout<CapraView, CapraWords> => ({
  score(scene) {
    const {title, detail} = outcome(scene);
    return {title, body: renderBody(scene, taken, detail), spoken: `${title}. ${detail}`};
  },
  matchTitle: (scene) =>
    hasWon(scene) ? `${scene.table.sideWinsMatch(undefined)}. ${goatText(scene)}` : goatText(scene),
  marksCountAgainst: true,
});

/** Returns the title and detail of a finished deal's score. */
function outcome({view, words, standing}: CapraScene): {readonly title: string; readonly detail: string} {
  const [line] = view.score!.lines;
  const {rule, side, points} = line!;
  const detail = words.scoreDetail(rule, points);
  if (rule === 'capra.eggs') return {title: words.eggs, detail};
  const winners = 1 - side!;
  const you = typeof view.viewer === 'number' ? sideOf(view.viewer) === winners : undefined;
  return {title: words.scoreTitle(you, standing.parties[winners]!), detail};
}

/** Renders the points of both sides, with half of all points as the target. */
function renderBody(scene: CapraScene, taken: typeof takenBy, detail: string): TemplateResult {
  const [own, other] = partiesInOrder(scene) as [number, number];
  const side = (party: number): TemplateResult =>
    renderSideScore(scene, scene.standing.parties[party]!, taken(scene.view, party).points, scene.parties[party]!);
  return html`${side(own)} ${renderScale(taken(scene.view, own).points, ALL_POINTS, ALL_POINTS / 2)} ${side(other)}
    <p class="quiet">${detail}</p>`;
}
