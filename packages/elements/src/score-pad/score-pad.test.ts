import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {emulateFeatures, emulateTouch, keys} from '../../../../test/input.js';
import {
  act,
  begin,
  forgetPads,
  noteOf,
  putPad,
  tapIn,
  typeIn,
  untilSaved,
  type Entered,
} from '../../../../test/pads/pad-in-page.js';
import {contrasts, wrongs} from '../../../../test/tables/axe.js';
import {find, findAll, told, until} from '../../../../test/tables/table-in-page.js';
import '../define/score-sheet.js';
import type {PadErrorEvent, PadMatchEvent, PadRoundEvent} from './events.js';
import type {ScorePad} from './score-pad.js';

const ITALIAN = {cards: [22], coins: [6], prime: [78, 70], settebello: 0, scope: [2]};

/** Whole matches by what is counted, with the totals and what is said at the end. */
const MATCHES: readonly (readonly [
  attributes: Record<string, string>,
  deals: readonly Entered[],
  totals: number[],
  end: string,
])[] = [
  [
    {game: 'scopa', rules: 'italian'},
    [ITALIAN, {...ITALIAN, scope: [0, 1]}, {...ITALIAN, settebello: 1, scope: [0]}],
    [13, 2],
    'Ada wins the match',
  ],
  [
    {game: 'capodama', players: '4', target: '2'},
    [
      {capo: 0, dama: 2, doubled: 'S', points: [90]},
      {capo: 1, dama: 1, doubled: 'D', points: [60]},
      {capo: 3, dama: 0, doubled: 'C', points: [150]},
    ],
    [4, 0, 2, 3],
    'Ada wins the match',
  ],
  [
    {game: 'capra'},
    [{points: [60]}, {points: [30]}, {points: [0], trick: false}, {points: [20]}],
    [14, 0],
    'Ada and Carlo are the goat with eggs',
  ],
  [
    {game: 'calypso', revoke: 'prevent'},
    [
      {calypsos: [0, 0, 0, 0], incomplete: [5, 9, 8, 10], discards: [2, 6, 7, 5]},
      {calypsos: [1, 0, 0, 0], incomplete: [5, 12, 8, 10], discards: [10, 20, 14, 12]},
      {calypsos: [1, 1, 0, 0], incomplete: [9, 3, 12, 11], discards: [25, 30, 20, 20]},
      {calypsos: [2, 1, 1, 0], incomplete: [4, 3, 9, 12], discards: [36, 40, 22, 30]},
    ],
    [1690, 960, 900, 540],
    'Ada and Carlo win the match',
  ],
];

const NAMES = ['Ada', 'Bea', 'Carlo', 'Dario'];

const begun = async (attributes: Record<string, string>): Promise<ScorePad> => {
  const pad = await putPad(attributes);
  await begin(pad, ...NAMES.slice(0, findAll(pad, '.player').length));
  return pad;
};

const enter = async (pad: ScorePad, entered: Entered): Promise<void> => {
  await act(pad, 'enter');
  await tapIn(pad, entered);
  await act(pad, 'save');
};

const heard = <E extends Event>(pad: ScorePad, type: string): E[] => {
  const events: E[] = [];
  pad.addEventListener(type, (event) => events.push(event as E));
  return events;
};

/** Collects events of all pads to come. */
const heardBy = <E extends Event>(type: string): E[] => {
  const events: E[] = [];
  document.body.addEventListener(type, (event) => events.push(event as unknown as E), {once: true});
  return events;
};

describe('<score-pad>', () => {
  before(() => setViewport({width: 320, height: 568}));
  beforeEach(async () => {
    document.body.style.margin = '0';
    await forgetPads();
    await emulateTouch(true);
  });
  afterEach(async () => {
    document.body.replaceChildren();
    document.documentElement.lang = 'en';
    await emulateTouch(false);
    await emulateFeatures();
  });
  after(async () => {
    document.body.style.margin = '';
    await setViewport({width: 1000, height: 800});
  });

  for (const [attributes, deals, totals, end] of MATCHES) {
    it(`keeps a match of ${attributes['game']} by taps of one thumb`, async () => {
      const pad = await begun(attributes);
      const matches = heard<PadMatchEvent>(pad, 'pad-match');
      const rounds = heard<PadRoundEvent>(pad, 'pad-round');
      for (const deal of deals) await enter(pad, deal);
      expect(find(pad, '.now').textContent).to.equal(end);
      expect(pad.standing!.totals).to.deep.equal(totals);
      expect(rounds.map(({detail}) => detail.round)).to.deep.equal(deals.map((_, place) => place));
      expect(matches).to.have.lengthOf(1);
      expect(matches[0]!.detail.totals).to.deep.equal(totals);
    });

    it(`keeps a match of ${attributes['game']} by keys alone`, async () => {
      const pad = await begun(attributes);
      for (const deal of deals) await typeIn(pad, deal);
      expect(find(pad, '.now').textContent).to.equal(end);
      expect(pad.standing!.totals).to.deep.equal(totals);
    });
  }

  it('says why a deal cannot be, in the language of the page, and loses nothing of it', async () => {
    document.documentElement.lang = 'fr';
    const pad = await begun({game: 'scopa', rules: 'italian'});
    const errors = heard<PadErrorEvent>(pad, 'pad-error');
    await act(pad, 'enter');
    await tapIn(pad, {...ITALIAN, cards: [22, 19]});
    await act(pad, 'save');
    expect(noteOf(pad)).to.equal('Cartes : cela fait 41, il faut 40.');
    expect(errors.map(({detail}) => [detail.code, detail.path])).to.deep.equal([['pad.sum', 'rounds[0].cards']]);
    expect(find(pad, '[data-cell=prime-1] b').textContent).to.equal('70');
    // One number is corrected, and it fits.
    await tapIn(pad, {cards: [21]});
    await act(pad, 'save');
    expect(pad.standing!.finished).to.equal(1);
    expect(noteOf(pad)).to.match(/^Donne 1 : Ada 6 \(primiera, settebello, deniers, cartes, scopas\) – Bea 0/);
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

  it('refuses a correction by which the match would have been over before', async () => {
    const pad = await begun({game: 'capra', target: '4'});
    await enter(pad, {points: [50]});
    await enter(pad, {points: [60]});
    findAll(pad, '.number')[0]!.click();
    await pad.updateComplete;
    await tapIn(pad, {points: [20, 100]});
    await act(pad, 'save');
    expect(noteOf(pad)).to.contain('would be over before deals that are entered');
    expect(pad.standing!.totals).to.deep.equal([2, 0]);
  });

  it('keeps the pad for the next visit, with what can be undone', async () => {
    const pad = await begun({game: 'capra', save: 'evening'});
    await enter(pad, {points: [30]});
    await untilSaved(pad);
    const text = JSON.stringify(pad.pad);
    pad.remove();
    const again = await putPad({game: 'capra', save: 'evening'});
    expect(JSON.stringify(again.pad)).to.equal(text);
    const other = await putPad({game: 'capra', save: 'another'});
    expect(other.pad).to.equal(undefined);
    expect(again.undo()).to.equal(true);
    expect(again.standing!.totals).to.deep.equal([0, 0]);
  });

  it('loses no deal of two tabs that write at once', async () => {
    const one = await begun({game: 'capra', save: 'both', target: '100'});
    await untilSaved(one);
    const other = await putPad({game: 'capra', save: 'both', target: '100'});
    for (const pad of [one, other]) {
      await act(pad, 'enter');
      await tapIn(pad, {points: pad === one ? [30] : [90]});
    }
    find(one, '[data-do=save]').click();
    find(other, '[data-do=save]').click();
    await until(() => one.standing!.finished === 2 && other.standing!.finished === 2);
    expect(one.standing!.totals).to.deep.equal([4, 4]);
    await untilSaved(one);
    await untilSaved(other);
    expect(JSON.stringify(one.pad)).to.equal(JSON.stringify(other.pad));
  });

  it('says that it cannot be kept where the page may store nothing, and goes on', async () => {
    const {transaction} = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    try {
      const unsaved = heardBy<CustomEvent<{code: string}>>('pad-unsaved');
      const pad = await begun({game: 'capra'});
      await enter(pad, {points: [30]});
      await until(() => unsaved.length > 0);
      expect(unsaved.map(({detail}) => detail.code)).to.deep.equal(['save.forbidden']);
      expect(pad.standing!.totals).to.deep.equal([4, 0]);
      await act(pad, 'chart');
      await until(() => find(pad, '.kept').textContent === '–');
    } finally {
      IDBDatabase.prototype.transaction = transaction;
    }
  });

  it('opens a file that it has written, and tells what is wrong with another', async () => {
    const pad = await begun({game: 'capra'});
    await enter(pad, {points: [30]});
    await act(pad, 'more');
    const open = async (text: string): Promise<void> => {
      const files = new DataTransfer();
      files.items.add(new File([text], 'pad.json'));
      const input = find(pad, 'input[type=file]') as HTMLInputElement;
      input.files = files.files;
      input.dispatchEvent(new Event('change'));
    };
    await open(JSON.stringify({...pad.pad, rounds: [{points: [30, 80]}]}));
    await until(() => noteOf(pad) === 'This file is no pad of this game (pad.sum at rounds[0].points).');
    expect(pad.standing!.finished).to.equal(1);
    await open(JSON.stringify({...pad.pad, rounds: [{points: [30, 90]}, {points: [30, 90]}]}));
    await until(() => pad.standing!.finished === 2);
    expect(pad.undo()).to.equal(true);
    expect(pad.standing!.finished).to.equal(1);
  });

  it('takes a pad as data, and refuses what is none', async () => {
    const pad = await putPad({game: 'scopa'});
    const wrong = told<PadErrorEvent>(pad, 'pad-error');
    pad.pad = {format: 'cartavola-pad/1', game: 'capra', rounds: []};
    expect((await wrong).detail).to.include({code: 'record.game', path: 'game'});
    pad.pad = {
      format: 'cartavola-pad/1',
      game: 'scopa',
      options: {players: 2},
      rounds: [{cards: [22, 18], coins: [5, 5], sevens: [3, 1], scope: [0, 0]}],
    };
    await until(() => pad.standing?.finished === 1);
    expect(pad.standing!.totals).to.deep.equal([2, 0]);
  });

  it('is drawn by a score sheet that names it', async () => {
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

  it('tells the course of the match in words, beside the chart', async () => {
    const pad = await begun({game: 'capra'});
    await enter(pad, {points: [30]});
    await enter(pad, {points: [90]});
    await act(pad, 'chart');
    expect(find(pad, '.body .chart').getAttribute('aria-label')).to.equal(
      'Chart. Ada and Carlo: 4, 4. Bea and Dario: 0, 4.',
    );
  });

  it('keeps its height, and a name of 500 characters within its box', async () => {
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

  it('has targets of 44 pixels, and leaves the focus where it is when digits are tapped', async () => {
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

  for (const scheme of ['light', 'dark'])
    it(`has no fault that axe finds, in ${scheme} pages`, async () => {
      await emulateFeatures({'prefers-color-scheme': scheme});
      for (const game of ['scopa', 'calypso']) {
        const pad = await putPad({game, save: `axe ${scheme}`});
        const look = async (): Promise<void> => {
          expect(await wrongs(pad)).to.deep.equal([]);
          // Signs without letters, and texts in pictures, are none that axe can measure.
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

  it('tells the author of a game that there is not', async () => {
    const pad = document.createElement('score-pad');
    pad.game = 'bridge';
    const wrong = told<PadErrorEvent>(pad, 'pad-error');
    document.body.append(pad);
    expect((await wrong).detail.code).to.equal('attribute.game');
    expect(find(pad, '[role=alert]').textContent).to.contain('attribute.game');
  });
});
