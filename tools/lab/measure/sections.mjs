// The sections of the page, in its order.
import {bytes} from './bytes.mjs';
import {engine} from './engine.mjs';
import {machine} from './machine.mjs';
import {pages} from './pages.mjs';
import {rivals} from './rivals.mjs';
import {soak} from './soak.mjs';

/**
 * Each has an `id` and a `title`; `runs`: other commands that print the same; `isBuilt`: needs the files for pages; and `measure(counts, {begun, folder})`,
 * which returns `said` (one sentence: what is measured, from when to when), `tables` (`{title?, columns, rows}`) and `notes`, or throws why it cannot.
 */
export const SECTIONS = [machine, bytes, pages, rivals, engine, soak];
