import {keptBelow} from '../../../../test/unbroken.js';
import {expect} from 'chai';
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import {keys, tap} from '../../../../test/input.js';
import {act, begin, begun, enter, heard, noteOf, onPhone, putPad, tapIn} from '../../../../test/pads/pad-in-page.js';
import {contrasts, wrongs} from '../../../../test/tables/axe.js';
import {find, findAll, told, until} from '../../../../test/tables/table-in-page.js';
import '../define/score-sheet.js';
import type {PadErrorEvent} from './events.js';
import {long} from '../../../../test/long.js';
import {happened, settled} from '../../../../test/virtual-clock.js';

const ITALIAN = {cards: [22], coins: [6], prime: [78, 70], settebello: 0, scope: [2]};

describe('<score-pad>', () => {
  onPhone();
  afterEach(() => {
    document.documentElement.lang = 'en';
    document.documentElement.style.colorScheme = '';
  });

  it('explains an impossible deal in the page’s language, and keeps all numbers', async () => {
    document.documentElement.lang = 'fr';
    const pad = await begun({game: 'scopa', rules: 'italian'});
    const errors = heard<PadErrorEvent>(pad, 'pad-error');
    await act(pad, 'enter');
    await tapIn(pad, {...ITALIAN, cards: [22, 19]});
    await act(pad, 'save');
    expect(noteOf(pad)).to.equal('Cartes : cela fait 41, il faut 40.');
    expect(errors.map(({detail}) => [detail.code, detail.path])).to.deep.equal([['pad.sum', 'rounds[0].cards']]);
    expect(find(pad, '[data-cell=prime-1] b').textContent).to.equal('70');
    // Once one number is corrected, the deal is valid.
    await tapIn(pad, {cards: [21]});
    await act(pad, 'save');
    expect(pad.standing!.finished).to.equal(1);
    expect(noteOf(pad)).to.match(/^Donne 1 : Ada 6 \(primiera, settebello, deniers, cartes, scopas\) – Bea 0/);
  });

  it('can be removed at any moment while it loads, without an error', async () => {
    const errors: unknown[] = [];
    const note = (event: PromiseRejectionEvent): void => {
      event.preventDefault();
      errors.push(event.reason);
    };
    addEventListener('unhandledrejection', note);
    for (let tasks = 0; tasks < 20; tasks++) {
      const pad = document.createElement('score-pad');
      pad.game = 'scopa';
      pad.save = 'removed';
      document.body.append(pad);
      for (let task = 0; task < tasks; task++) await happened();
      pad.remove();
      await settled();
    }
    removeEventListener('unhandledrejection', note);
    expect(errors).to.deep.equal([]);
  });

  it('submits the match with a form, as text and as data', async () => {
    const form = document.createElement('form');
    document.body.append(form);
    const pad = await putPad({game: 'scopa', rules: 'italian'}, form);
    expect(pad.form).to.equal(form);
    const sent = (): [string, unknown][] => [...new FormData(form)];
    await begin(pad, 'Ada', 'Bea');
    await enter(pad, ITALIAN);
    expect(sent(), 'without a name').to.deep.equal([]);
    pad.name = 'match';
    await pad.updateComplete;
    const [[name, text], [dataName, data]] = sent() as [[string, string], [string, string]];
    expect([name, dataName]).to.deep.equal(['match', 'match-data']);
    expect(text).to.contain('Ada').and.contain('Bea').and.contain('6');
    expect(JSON.parse(data)).to.deep.equal(pad.pad);
    await enter(pad, ITALIAN);
    expect(JSON.parse(sent()[1]![1] as string)).to.deep.equal(pad.pad);
    const fieldset = document.createElement('fieldset');
    form.append(fieldset);
    const kept = pad.pad;
    fieldset.append(pad);
    fieldset.disabled = true;
    await settled();
    expect(sent(), 'in a disabled fieldset').to.deep.equal([]);
    expect(find(pad, '.pad').inert).to.equal(true);
    fieldset.disabled = false;
    expect(find(pad, '.pad').inert).to.equal(false);
    expect(pad.pad).to.deep.equal(kept);
    pad.erase();
    await settled();
    expect(sent(), 'without a match').to.deep.equal([]);
  });

  it('corrects a deal, removes it, and undoes both', async () => {
    const pad = await begun({game: 'capra'});
    await enter(pad, {points: [30]});
    await enter(pad, {points: [50]});
    expect(pad.standing!.totals).to.deep.equal([6, 0]);
    findAll(pad, '.number')[0]!.click();
    await pad.updateComplete;
    await tapIn(pad, {points: [40, 80]});
    await act(pad, 'save');
    expect(pad.standing!.totals).to.deep.equal([4, 0]);
    findAll(pad, '.number')[1]!.click();
    await pad.updateComplete;
    await act(pad, 'remove');
    expect(pad.standing!.totals).to.deep.equal([2, 0]);
    const undone = told(pad, 'pad-undo');
    await act(pad, 'undo');
    await undone;
    expect(pad.standing!.totals).to.deep.equal([4, 0]);
    expect(pad.undo()).to.equal(true);
    expect(pad.standing!.totals).to.deep.equal([6, 0]);
  });

  it('rejects a correction that would have ended the match earlier', async () => {
    const pad = await begun({game: 'capra', target: '4'});
    await enter(pad, {points: [50]});
    await enter(pad, {points: [60]});
    findAll(pad, '.number')[0]!.click();
    await pad.updateComplete;
    await tapIn(pad, {points: [20, 100]});
    await act(pad, 'save');
    expect(noteOf(pad)).to.contain('would end before deals that you have already entered');
    expect(pad.standing!.totals).to.deep.equal([2, 0]);
  });

  it('isolates the text direction of names, and replaces invisible names', async () => {
    const pad = await putPad({game: 'capra'});
    await begin(pad, 'A\u202elived', '\u200b', 'דנה', ' ');
    expect(pad.standing!.names).to.deep.equal(['Alived', 'Player B', '\u2068דנה\u2069', 'Player D']);
  });

  it('is followed by a score sheet that refers to it', async () => {
    const pad = await begun({game: 'capra', id: 'evening'});
    const sheet = document.createElement('score-sheet');
    sheet.for = 'evening';
    document.body.append(sheet);
    await enter(pad, {points: [30]});
    await until(() => findAll(sheet, 'tbody tr').length === 1);
    expect(find(sheet, 'thead').textContent).to.contain('Ada and Carlo');
    expect(find(sheet, 'tfoot').textContent).to.contain('4');
    await act(pad, 'undo');
    await until(() => findAll(sheet, 'tbody tr').length === 0);
  });

  it('describes the chart in words', async () => {
    const pad = await begun({game: 'capra'});
    await enter(pad, {points: [30]});
    await enter(pad, {points: [90]});
    await act(pad, 'chart');
    expect(find(pad, '.body .chart').getAttribute('aria-label')).to.equal(
      'Chart. Ada and Carlo: 4, 4. Bea and Dario: 0, 4.',
    );
  });

  it('keeps its height, and keeps a name of 500 characters within its box', async () => {
    const pad = await putPad({game: 'capodama'});
    const {height} = pad.getBoundingClientRect();
    await begin(pad, 'A'.repeat(500), 'Bea', 'Carlo', 'W'.repeat(500));
    await enter(pad, {capo: 0, dama: 3, doubled: 'S', points: [90]});
    for (const page of ['sheet', 'chart', 'more', 'enter'] as const) {
      await act(pad, page);
      expect(pad.getBoundingClientRect().height).to.equal(height);
      expect(document.documentElement.scrollWidth).to.equal(320);
      for (const part of findAll(pad, 'button, .cell, .party, .option')) {
        const {right, width} = part.getBoundingClientRect();
        if (width > 0) expect(right).to.be.at.most(320);
      }
    }
  });

  it('has touch targets of 44 pixels, and keeps the focus when digits are tapped', async () => {
    const pad = await begun({game: 'capodama', players: '6'});
    await act(pad, 'enter');
    for (const part of findAll(pad, 'button, .cell, .option')) {
      const {width, height} = part.getBoundingClientRect();
      expect(Math.min(width, height), part.outerHTML).to.be.at.least(44);
    }
    await tapIn(pad, {points: [9]});
    expect((pad.shadowRoot!.activeElement as HTMLElement).dataset['cell']).to.equal('points-0');
    await keys('ArrowUp');
    expect(find(pad, '[data-cell=points-0] b').textContent).to.equal('10');
  });

  it('shows its buttons even if it is low in the window, and is completely in view while a deal is entered', async () => {
    await setViewport({width: 390, height: 664});
    const article = document.createElement('article');
    article.innerHTML = '<p style="block-size: 260px">Before</p>';
    document.body.append(article);
    const pad = await putPad({game: 'scopa'}, article);
    const isSeen = (selector: string): boolean => {
      const {left, top, width, height} = find(pad, selector).getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return pad.shadowRoot!.elementFromPoint(x, y)?.closest(selector) != null;
    };
    expect(isSeen('[data-do=begin]'), 'begin').to.equal(true);
    await tap(find(pad, '[data-do=begin]'));
    await until(() => isSeen('[data-do=enter]'));
    await tap(find(pad, '[data-do=enter]'));
    await until(() => isSeen('[data-do=save]'));
    for (const part of ['[data-cell=cards-0]', '[data-key="1"]', '[data-key=next]', 'header h3'])
      expect(isSeen(part), part).to.equal(true);
    await setViewport({width: 320, height: 568});
  });

  it('prints below the content before it, and only breaks between deals', async () => {
    const pad = await begun({game: 'capra'});
    await enter(pad, {points: [30]});
    await emulateMedia({media: 'print'});
    expect(getComputedStyle(pad)).to.include({display: 'block', breakInside: 'auto'});
    expect(find(pad, '.paper .marks').checkVisibility()).to.equal(true);
    // The title stays with the totals.
    expect(keptBelow(find(pad, 'header h3'), find(pad, '.paper'))).to.be.above(100);
    expect(find(pad, '.acts').checkVisibility()).to.equal(false);
    await emulateMedia({media: 'screen'});
  });

  for (const scheme of ['light', 'dark'])
    long(`passes axe in ${scheme} pages`, async () => {
      document.documentElement.style.colorScheme = scheme;
      for (const game of ['scopa', 'calypso']) {
        const pad = await putPad({game, save: `axe ${scheme}`});
        const look = async (): Promise<void> => {
          expect(await wrongs(pad)).to.deep.equal([]);
          // axe can't measure the contrast of symbols, or of text in pictures.
          const {wrong} = await contrasts(pad);
          expect(wrong.filter((line) => !/non-text characters|\[role="img"\]/.test(line))).to.deep.equal([]);
        };
        await look();
        await begin(pad, 'Ada', 'Bea');
        if (game === 'scopa') await enter(pad, {cards: [22], coins: [6], sevens: [3], scope: [2]});
        await look();
        for (const page of ['chart', 'more', 'enter']) {
          await act(pad, page);
          await look();
        }
        pad.remove();
      }
    });

  it('reports an unknown game to the author', async () => {
    const pad = document.createElement('score-pad');
    pad.game = 'bridge';
    const wrong = told<PadErrorEvent>(pad, 'pad-error');
    document.body.append(pad);
    expect((await wrong).detail.code).to.equal('attribute.game');
    expect(find(pad, '[role=alert]').textContent).to.contain('attribute.game');
  });
});
