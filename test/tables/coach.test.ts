import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {finish} from '@cartavola/bots';
import {lossOf, verdict} from '@cartavola/bots/coach.js';
import type {CardTable} from '@cartavola/elements';
import '@cartavola/elements/define/scopa-table.js';
import {settled} from '../virtual-clock.js';
import {listenTo} from './heard.js';
import {asked, find, put, told, until} from './table-in-page.js';

const BETTER = {en: /^Better: .+\./, fr: /^Mieux\u00a0: .+\./, it: /^Meglio: .+\./};

/** Plays the first card each time, until the coach would criticise one. */
async function toAFault(element: CardTable): Promise<void> {
  for (;;) {
    await asked(element);
    const {view, moves} = element.scene!;
    const [move] = moves;
    const isFault = lossOf(finish(verdict({...view, moves}, {made: move!})), move!) > 0;
    const turn = told(element, 'table-turn');
    element.play(move!);
    if (isFault) return;
    await turn;
  }
}

const note = (element: Element): string => find(element, '.note b')?.textContent ?? '';

/** Plays the first card each time, until the coach has criticised one. */
async function toANote(element: CardTable, form: RegExp): Promise<void> {
  for (;;) {
    await asked(element);
    await settled();
    if (form.test(note(element))) return;
    const turn = told(element, 'table-turn');
    element.play(element.scene!.moves[0]!);
    await turn;
  }
}

describe('A table’s coach', () => {
  before(() => setViewport({width: 1000, height: 800}));
  afterEach(() => document.body.replaceChildren());

  for (const [lang, form] of Object.entries(BETTER)) {
    it(`says which move would have been better, and that the move can be taken back: ${lang}`, async () => {
      const element = await put('scopa-table', {lang, coach: '', seed: 'careless'});
      const heard = listenTo(element);
      await toANote(element, form);
      const [reason, proof] = ['b', 'span'].map((part) => find(element, `.note ${part}`).textContent);
      await heard.said(`${reason} ${proof}`.replaceAll('\u00a0', ' ').trim());
      // The note stays while others play, until the reader does something.
      await asked(element);
      expect(note(element)).to.equal(reason);
      expect(element.undo()).to.equal(true);
      await until(() => note(element) === '');
    });
  }

  it('is silent if the page does not turn it on', async () => {
    const element = await put('scopa-table', {seed: 'careless'});
    await toAFault(element);
    await asked(element);
    expect(note(element)).to.equal('');
  });
});
