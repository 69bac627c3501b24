// Panels and answers that a table shows or announces on request. This module is loaded on demand.
import type {Language} from '@cartavola/words';
import {loadElement} from '../../base/define.js';
import {promptOf, type Layout, type LastTrick} from '../layout.js';
import {endText, totalsOf} from '../render/render-seats.js';
import {marksStyles} from '../../lists/render-marks.js';
import type {Command, Panel} from '../scene/command.js';
import {whoHas, whoIs, type Scene} from '../scene/scene.js';
import {cardNameOf} from '../render/trick.js';
import {panelStyles} from './panel.styles.js';
import {logStyles} from '../../lists/render-log.js';

export {tellShared} from './render-shared.js';
export {renderPanel} from './render-panel.js';

/** Styles for the panels. */
export const styles = [panelStyles, logStyles, marksStyles];

const PANELS: Readonly<Record<Panel, true>> = {
  menu: true,
  rules: true,
  settings: true,
  record: true,
  review: true,
  standing: true,
  link: true,
  file: true,
  keys: true,
  'last-trick': true,
  log: true,
  again: true,
};

/** Custom elements in panels. */
const ELEMENTS: Partial<Record<Command, string>> = {
  rules: 'rules-explainer',
  review: 'coach-panel',
  record: 'table-record',
};

/** Returns whether a command opens a panel. */
export const isPanel = (command: Command): command is Panel & Command => Object.hasOwn(PANELS, command);

/**
 * Loads the element in a panel together with its text, because a panel that grew later would move the buttons away from
 * the reader's finger.
 */
export async function prepare(command: Command, language: Language): Promise<void> {
  const name = ELEMENTS[command];
  if (!name) return;
  const element = await loadElement(name);
  await element.loadTexts?.(language);
}

/** Returns a table's answer to a command, or undefined if the answer isn't a sentence. */
export function answer(layout: Layout, scene: Scene, command: Command): string | undefined {
  const {view, table} = scene;
  if (command === 'table') return layout.describe(scene);
  if (command === 'last-trick') return describeLastTrick(scene, layout.lastTrick?.(view));
  if (command === 'turn') {
    const {title, detail} = promptOf(layout, scene);
    return `${title}. ${detail}`;
  }
  if (command === 'score') {
    const totals = totalsOf(layout, scene).map((total, party) => table.score(whoHas(scene, party), total));
    const target = layout.target(view);
    return `${totals.join(', ')}.${target > 0 ? ` ${endText(layout, scene, target)}.` : ''}`;
  }
  return undefined;
}

/** Describes the last trick in words. */
function describeLastTrick(scene: Scene, trick: LastTrick | undefined): string {
  const {table} = scene;
  if (!trick) return table.noTrickYet;
  const played = trick.cards.map(({seat, card}) => table.cardBy(whoIs(scene, seat), cardNameOf(scene, card)));
  return table.lastTrickWas(played, whoIs(scene, trick.winner), trick.points);
}
