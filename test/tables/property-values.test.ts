import '@cartavola/elements/define/capodama-table.js';
import '@cartavola/elements/define/scopa-table.js';
import {expect} from 'chai';

describe('A table’s properties', () => {
  it('are numbers and booleans, however they are written', () => {
    const scopa = document.createElement('scopa-table');
    scopa.setAttribute('players', '4');
    scopa.setAttribute('settebello', '');
    scopa.setAttribute('last-scopa', 'false');
    scopa.target = '21' as never;
    expect([scopa.players, scopa.settebello, scopa.lastScopa, scopa.target]).to.deep.equal([4, true, false, 21]);
    scopa.setAttribute('players', 'four');
    expect(scopa.players).to.equal('four');
    scopa.removeAttribute('players');
    expect([scopa.players, scopa.acesTakeAll]).to.deep.equal([2, false]);
  });

  it('return the default if nothing else is set', () => {
    const {players, target, level, speed, deck, volume, tools, sharing} = document.createElement('capodama-table');
    expect({players, target, level, speed, deck, volume, tools, sharing}).to.deep.equal({
      players: 4,
      target: 7,
      level: 'casual',
      speed: 'normal',
      deck: 'french',
      volume: 'medium',
      tools: 'bar',
      sharing: 'all',
    });
    const table = document.createElement('capodama-table');
    table.level = 'expert';
    expect(table.level).to.equal('expert');
    table.level = undefined;
    expect(table.level).to.equal('casual');
  });

  it('do not override the settings around the table', async () => {
    const settings = document.createElement('cartavola-settings');
    settings.setAttribute('level', 'expert');
    const table = document.createElement('capodama-table');
    settings.append(table);
    document.body.append(settings);
    await import('@cartavola/elements/define/cartavola-settings.js');
    await table.updateComplete;
    expect([table.level, table.setting('level')]).to.deep.equal(['casual', 'expert']);
    settings.remove();
  });
});
