// For tests: tables whose bots do not think. However well bots play, the same things happen there.
import type {Chooser} from '@cartavola/bots';
import {capodamaLayout} from '@cartavola/elements/capodama-table/capodama-layout.js';
import {calypsoLayout} from '@cartavola/elements/calypso-table/calypso-layout.js';
import {CalypsoTable} from '@cartavola/elements/calypso-table/calypso-table.js';
import {CapodamaTable} from '@cartavola/elements/capodama-table/capodama-table.js';
import type {Layout} from '@cartavola/elements/card-table/layout.js';
import {seededRandom, type View} from '@cartavola/engine';
import {pickOne} from '../engine/random-deals.js';

/** Plays anything that is allowed, the same in the same deal. */
// eslint-disable-next-line require-yield
const anything: Chooser<View> = function* ({moves, viewer, hands}, {seed}) {
  const held = hands.reduce((sum, {length}) => sum + length, 0);
  return {move: pickOne(moves, seededRandom(seed, held, String(viewer))), value: 0, reasons: []};
};

export class ScriptedCapodamaTable extends CapodamaTable {
  override readonly layout = {...capodamaLayout, loadChooser: () => Promise.resolve(anything)} as unknown as Layout;
}
customElements.define('scripted-capodama-table', ScriptedCapodamaTable);

export class ScriptedCalypsoTable extends CalypsoTable {
  override readonly layout = {...calypsoLayout, loadChooser: () => Promise.resolve(anything)} as unknown as Layout;
}
customElements.define('scripted-calypso-table', ScriptedCalypsoTable);
