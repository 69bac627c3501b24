import {expect} from 'chai';
import {act, begun, enter, noteOf, onPhone, putPad, tapIn, untilSaved} from '../../../../test/pads/pad-in-page.js';
import {find, told, until} from '../../../../test/tables/table-in-page.js';
import type {PadErrorEvent} from './events.js';

/** Returns a list that receives the first event of a type from any pad. */
const heardBy = <E extends Event>(type: string): E[] => {
  const events: E[] = [];
  document.body.addEventListener(type, (event) => events.push(event as unknown as E), {once: true});
  return events;
};

describe('A saved <score-pad>', () => {
  onPhone();

  it('keeps the pad and its undo history for the next visit', async () => {
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
    await again.updateComplete;
    await untilSaved(again);
    again.remove();
    const last = await putPad({game: 'capra', save: 'evening'});
    expect(last.standing!.totals, 'what was undone stays so').to.deep.equal([0, 0]);
  });

  it('loses no deal when two tabs write at once', async () => {
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

  it('reports that it cannot save without access to storage, and keeps working', async () => {
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

  it('deletes everything once the reader has confirmed, even in other tabs', async () => {
    const pad = await begun({game: 'capra', save: 'both'});
    await enter(pad, {points: [30]});
    await untilSaved(pad);
    const other = await putPad({game: 'capra', save: 'both'});
    expect(other.standing!.finished).to.equal(1);
    await act(pad, 'more');
    await act(pad, 'erase-pad');
    expect(pad.standing!.finished, 'one press is not enough').to.equal(1);
    await act(pad, 'keep-match');
    expect(pad.standing!.finished).to.equal(1);
    await act(pad, 'more');
    await act(pad, 'erase-pad');
    await act(pad, 'end-pad');
    expect(noteOf(pad)).to.equal('Pad erased.');
    expect([pad.pad, pad.undo()]).to.deep.equal([undefined, false]);
    expect(find(pad, '.pad').textContent).not.to.contain('Ada');
    await until(() => other.pad === undefined && find(other, '[data-do=begin]') !== null);
    document.body.replaceChildren();
    const again = await putPad({game: 'capra', save: 'both'});
    expect([again.pad, again.undo()]).to.deep.equal([undefined, false]);
  });

  it('opens a file that it has saved, and reports the problem with any other file', async () => {
    const pad = await begun({game: 'capra'});
    await enter(pad, {points: [30]});
    await act(pad, 'more');
    const open = (text: string): void => {
      const files = new DataTransfer();
      files.items.add(new File([text], 'pad.json'));
      const input = find(pad, 'input[type=file]') as HTMLInputElement;
      input.files = files.files;
      input.dispatchEvent(new Event('change'));
    };
    open(JSON.stringify({...pad.pad, rounds: [{points: [30, 80]}]}));
    await until(() => noteOf(pad) === 'This file is not a pad for this game (pad.sum at rounds[0].points).');
    expect(pad.standing!.finished).to.equal(1);
    open(JSON.stringify({...pad.pad, rounds: [{points: [30, 90]}, {points: [30, 90]}]}));
    await until(() => pad.standing!.finished === 2);
    expect(pad.undo()).to.equal(true);
    expect(pad.standing!.finished).to.equal(1);
  });

  it('accepts a pad that was set before the element was defined', async () => {
    // Elements in a document without a window are not upgraded.
    const early = document.implementation.createHTMLDocument().createElement('score-pad');
    const rounds = [{cards: [22, 18], coins: [5, 5], sevens: [3, 1], scope: [0, 0]}];
    Object.assign(early, {
      game: 'scopa',
      pad: {format: 'cartavola-pad/1', game: 'scopa', options: {players: 2}, rounds},
    });
    document.body.append(document.adoptNode(early));
    await until(() => early.standing?.finished === 1);
    expect(early.pad).to.include({format: 'cartavola-pad/1', game: 'scopa'});
    early.remove();
  });

  it('accepts a pad as data, and rejects anything else', async () => {
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
});
