import {success} from '@cartavola/engine';
import {loadPad} from '../pad/load-pad.js';
import {PadPages, renderPad} from '../pad/pad-pages.js';
import {ScorePad} from '../pad/score-pad.js';
import {idle, type ServerPart} from './rendered.js';

/** Stand-in host for a pad, which a server renders once. */
const nobody = {requestUpdate: idle} as unknown as ConstructorParameters<typeof PadPages>[0];

/**
 * Server rendering of a score pad: the inert form for a new match. A server can't read the pad saved in the browser.
 */
export const padPart: ServerPart = {
  styles: ScorePad.styles,
  async render({attribute, language}) {
    const game = attribute('game')?.trim().toLowerCase() ?? '';
    const loaded = await loadPad({game, language, options: undefined, attribute});
    return loaded.ok ? success(renderPad(new PadPages(nobody, '', loaded.value), language, true)) : loaded;
  },
};
