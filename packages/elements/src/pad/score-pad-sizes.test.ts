import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {LANGUAGES} from '@cartavola/words';
import {act, begin, onPhone, putPad} from '../../../../test/pads/pad-in-page.js';
import {unreadable} from '../../../../test/readable-text.js';
import {find, findAll} from '../../../../test/tables/table-in-page.js';
import type {ScorePad} from './score-pad.js';

/** Window sizes: a small phone in portrait, a phone in landscape, and a computer. */
const SIZES = [
  [320, 568],
  [844, 390],
  [1366, 768],
] as const;

describe('A score pad, in any window and at any text size', () => {
  onPhone();
  after(() => setViewport({width: 1000, height: 800}));

  /** Checks each page of a pad. */
  async function look(pad: ScorePad, game: string): Promise<void> {
    const root = pad.shadowRoot!;
    const read = (page: string): void => void expect(unreadable(root), page).to.deep.equal([]);
    read('names');
    await begin(pad);
    read('sheet');
    await act(pad, 'enter');
    read('entry');
    for (const field of findAll(pad, '.fields .cell, .fields input')) {
      field.focus();
      await pad.updateComplete;
      const {top, bottom} = field.getBoundingClientRect();
      const foot = find(pad, 'footer').getBoundingClientRect();
      const isBeside = foot.left > find(pad, '.body').getBoundingClientRect().left + 100;
      expect(top, 'top of a focused field').to.be.at.least(0);
      expect(bottom, 'bottom of a focused field').to.be.at.most((isBeside ? innerHeight : foot.top) + 2);
    }
    // A deal of Calypso can be counted later.
    await act(pad, game === 'calypso' ? 'later' : 'save');
    read('refused');
    const note = find(pad, '.note').getBoundingClientRect();
    const buttons = find(pad, '.keypad, .acts').getBoundingClientRect();
    expect(note.height, 'height of a note').to.be.above(0);
    expect(note.bottom, 'bottom of a note').to.be.at.most(buttons.top);
    expect(buttons.bottom, 'bottom of the buttons').to.be.at.most(innerHeight);
    if (game !== 'calypso') await act(pad, 'back');
    for (const page of ['chart', 'more']) {
      await act(pad, page);
      read(page);
    }
  }

  for (const [width, height] of SIZES)
    for (const text of ['16px', '32px'])
      for (const game of ['scopa', 'capodama', 'capra', 'calypso'])
        it(`shows all text, and each focused field: ${game}, ${width} × ${height}, ${text}`, async () => {
          await setViewport({width, height});
          for (const lang of LANGUAGES) {
            const pad = await putPad({game, lang, style: `--cartavola-font-size: ${text}`, save: lang});
            await look(pad, game);
            pad.remove();
          }
        });
});
