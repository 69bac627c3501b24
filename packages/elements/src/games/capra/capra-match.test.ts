import type {CapraResult} from '@cartavola/engine/games/capra/rules.js';
import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {all, keyboard, mouse, told, untilAsked, type Hands} from '../../../../../test/journeys/hands.js';
import type {TableMatchEvent} from '../../table/events.js';
import '../../define/capra-table.js';
import type {CapraTable} from './capra-table.js';

afterEach(async () => {
  document.body.replaceChildren();
  await setViewport({width: 1000, height: 800});
});

const choices = (table: Element): HTMLElement[] => all(table, '.choice:not([aria-disabled])');

/** Performs one action: selects cards until an action is available, and then chooses it. */
async function act(table: CapraTable, hands: Hands, count: number): Promise<void> {
  const told = changed(table);
  for (let place = 0; choices(table).length === 0; place++) {
    const cards = all(table, '.hand .playable:not(.picked)');
    await hands.use(cards[(count + place) % cards.length]!);
    await table.updateComplete;
    if (all(table, '.picked').length === 0) return told;
  }
  const buttons = choices(table);
  await hands.use(buttons[count % buttons.length]!);
  await told;
}

const changed = (table: CapraTable): Promise<void> => told(table, 'table-move').then(() => undefined);

async function playMatch(table: CapraTable, hands: Hands, look: () => void): Promise<number> {
  for (let count = 0; ; count++) {
    const asked = await untilAsked(table);
    look();
    if (asked === 'over') return count;
    if (asked === 'next') {
      const dealt = told(table, 'table-deal');
      await hands.use(all(table, '.primary')[0]!);
      await dealt;
    } else await act(table, hands, count);
  }
}

describe('A whole match of Capra', () => {
  for (const [name, hands, lang, width] of [
    ['mouse', mouse, 'en', 1200],
    ['keyboard alone', keyboard, 'fr', 320],
  ] as const) {
    it(`can be played by ${name}`, async () => {
      await setViewport({width, height: 900});
      document.body.style.margin = '0';
      const table = document.createElement('capra-table');
      for (const [key, value] of Object.entries({speed: 'instant', seed: 'whole match', lang, target: '6'})) {
        table.setAttribute(key, value);
      }
      const over = told(table, 'table-match') as Promise<TableMatchEvent>;
      document.body.append(table);
      let hadFocus = false;
      const actions = await playMatch(table, hands, () => {
        hadFocus ||= document.activeElement === table;
        if (hadFocus) expect(document.activeElement, 'focus').to.equal(table);
        expect(document.documentElement.scrollWidth, 'no sideways scroll').to.be.at.most(width);
      });
      const {totals, result} = (await over).detail;
      expect(actions).to.be.greaterThan(8);
      expect(totals[(result as CapraResult).goat]).to.be.at.least(6);
    });
  }

  it('plays by itself if all players are bots', async () => {
    const table = document.createElement('capra-table');
    for (const [key, value] of Object.entries({speed: 'instant', seats: 'bot bot bot bot', target: '6'})) {
      table.setAttribute(key, value);
    }
    const over = told(table, 'table-match') as Promise<TableMatchEvent>;
    document.body.append(table);
    expect(((await over).detail.result as CapraResult).goat).to.be.oneOf([0, 1]);
  });
});
