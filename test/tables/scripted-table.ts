// Test helpers: tables whose bots don't think, so that tests don't depend on how well bots play.
import {CalypsoTable, CapodamaTable} from '@cartavola/elements';
import type {Thinker} from '@cartavola/elements/match/thinker.js';
import {seededRandom} from '@cartavola/engine';
import {pickOne} from '../engine/random-deals.js';

/** Plays any legal move, which is always the same in the same deal. */
const anything: Thinker = {
  think({view: {moves, viewer, hands}, options: {seed}}) {
    const held = hands.reduce((sum, {length}) => sum + length, 0);
    const move = pickOne(moves, seededRandom(seed, held, String(viewer)));
    return Promise.resolve({move, value: 0, reasons: []});
  },
};

export class ScriptedCapodamaTable extends CapodamaTable {
  override readonly bots = anything;
}
customElements.define('scripted-capodama-table', ScriptedCapodamaTable);

export class ScriptedCalypsoTable extends CalypsoTable {
  override readonly bots = anything;
}
customElements.define('scripted-calypso-table', ScriptedCalypsoTable);
