import {expect} from 'chai';
import '@cartavola/elements/all.js';
import {settled} from '../virtual-clock.js';
import {sendKeys} from '@web/test-runner-commands';
import {now} from '@cartavola/elements/base/clock.js';
import {announced} from './heard.js';
import {alerts} from './table-in-page.js';
import {find, put, until} from './table-in-page.js';

const said = (table: HTMLElement): string => announced(table).join(' ');

describe('A table makes announcements', () => {
  afterEach(() => document.body.replaceChildren());

  it('beside one that was created but never added to the page', async () => {
    document.createElement('scopa-table');
    const table = await put('scopa-table', {lang: 'en', seed: 'voices'}, 'table-turn');
    await until(() => said(table) !== '');
  });

  it('after another one was removed, whatever still happens to it', async () => {
    const removed = await put('scopa-table', {lang: 'en', seed: 'voices'}, 'table-ready');
    removed.remove();
    await Promise.resolve();
    find(removed, '.hand button').click();
    await settled();
    const table = await put('scopa-table', {lang: 'en', seed: 'others'}, 'table-turn');
    await until(() => said(table) !== '');
    expect(said(removed)).to.equal('');
  });
});

/** Returns when each announcement was made, in milliseconds, with its text. */
function timedIn(table: HTMLElement): {readonly time: number; readonly text: string}[] {
  const all: {time: number; text: string}[] = [];
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes)
      for (const node of addedNodes) if (node instanceof HTMLElement) all.push({time: now(), text: node.textContent});
  }).observe(find(table, '[role="log"]'), {childList: true});
  return all;
}

describe('Announcements', () => {
  afterEach(() => document.body.replaceChildren());

  for (const name of ['scopa-table', 'capodama-table', 'capra-table', 'calypso-table'] as const)
    it(`leave time to hear the previous one, and none is lost: ${name}`, async () => {
      const table = await put(name, {lang: 'en', seed: 'voices', speed: 'normal'}, 'table-turn');
      await settled();
      const all = timedIn(table);
      const from = table.log.length;
      for (let moves = 0; moves < 3 && table.scene!.moves.length > 0; moves++) {
        table.play(table.scene!.moves[0]!);
        await settled();
      }
      expect(all).not.to.have.lengthOf(0);
      for (const [place, {time, text}] of all.slice(1).entries())
        expect(time - all[place]!.time, text).to.be.at.least(50 * all[place]!.text.length);
      const said = all.map(({text}) => text).join(' ');
      for (const {text} of table.log.slice(from)) expect(said).to.contain(text);
    });

  it('are repeated with the R key since the reader’s last move, including refusals', async () => {
    const table = await put('capodama-table', {players: '4', lang: 'en', seed: 'spoken'}, 'table-turn');
    await settled();
    table.play(table.scene!.moves[0]!);
    await settled();
    const before = announced(table);
    const refused = find(table, '.hand .card:not(.playable)');
    refused?.click();
    await settled();
    const [refusal] = alerts(table);
    find(table, '.hand .card').focus();
    await sendKeys({press: 'r'});
    await settled();
    const repeated = announced(table).at(-1)!;
    expect(repeated).to.contain(before.at(-1)!);
    if (refused) expect(repeated).to.contain(refusal!);
  });

  it('of refusals are assertive', async () => {
    const table = await put('scopa-table', {lang: 'en'}, 'table-turn');
    expect(find(table, '[role="alert"]').ariaLive).to.equal('assertive');
  });

  it('name their groups, which are toolbars where arrow keys work', async () => {
    const table = await put('scopa-table', {lang: 'en', seed: 'voices'}, 'table-turn');
    const named = [...table.shadowRoot!.querySelectorAll('[role="toolbar"], [role="group"]')];
    expect(named.map(({ariaLabel}) => ariaLabel)).to.include.members([
      'Your hand',
      'On the table',
      'Opponents',
      'Scores',
    ]);
    expect(named.every(({ariaLabel}) => ariaLabel)).to.equal(true);
  });
});
