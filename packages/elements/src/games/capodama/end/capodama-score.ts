import {ALL_POINTS, variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {CapodamaWords} from '@cartavola/words/games/capodama/capodama-words.js';
import {html, type TemplateResult} from 'lit';
import type {ScoreLayout} from '../../../table/layout.js';
import {renderScale, renderSideScore} from '../../../table/render/side-score.js';
import {bottomSeat} from '../../../table/scene/scene.js';
import type {isWithCapo} from '../capodama-parts.js';
import type {CapodamaScene} from '../capodama-scene.js';

type IsWithCapo = typeof isWithCapo;

/**
 * Returns the score layout of Capodama: the points of the capo's side, and how many it needed. `isWith` returns whether
 * a seat is on that side.
 */
export const capodamaScore = (isWith: IsWithCapo): ScoreLayout<CapodamaView, CapodamaWords> => ({
  score(scene) {
    const {view, words} = scene;
    const {capoPoints, capoWins, detail} = outcome(scene, isWith);
    const you = typeof view.viewer === 'number' ? view.score!.marks![view.viewer]! > 0 : undefined;
    const title = variantOf(view.options).open ? words.soloTitle(capoWins) : words.scoreTitle(capoWins, you);
    return {title, body: renderBody(scene, isWith, capoPoints, detail), spoken: `${title}. ${detail}`};
  },
});

/**
 * Returns the points of the capo's side, and whether they are enough. Call this only for a finished deal, when the
 * sides are known.
 */
function outcome(
  {view, words}: CapodamaScene,
  isWith: IsWithCapo,
): {capoPoints: number; capoWins: boolean; detail: string} {
  const {target, most, open} = variantOf(view.options);
  const capoPoints = view.points.reduce((sum, points, seat) => sum + (isWith(view, seat) ? points : 0), 0);
  return {
    capoPoints,
    capoWins: capoPoints >= target && capoPoints <= most,
    detail: open ? words.soloDetail(capoPoints, target, most) : words.scoreDetail(capoPoints, target),
  };
}

/** Renders the points of both sides, and how many each needed. */
function renderBody(scene: CapodamaScene, isWith: IsWithCapo, capoPoints: number, detail: string): TemplateResult {
  const {view, words} = scene;
  const {target, most} = variantOf(view.options);
  const seats = [...view.hands.keys()].map((place) => (place + bottomSeat(view)) % view.hands.length);
  const sides = [true, false].map((withCapo) => seats.filter((seat) => isWith(view, seat) === withCapo));
  const sweep = capoPoints === ALL_POINTS && most === ALL_POINTS;
  return html`${renderSideScore(scene, words.capoSide, capoPoints, sides[0]!)}
    ${renderScale(capoPoints, ALL_POINTS, target, most)}
    ${renderSideScore(scene, words.theOthers, ALL_POINTS - capoPoints, sides[1]!)}
    <p class="quiet">${detail}${sweep ? ` ${words.sweep}` : ''}</p>`;
}
