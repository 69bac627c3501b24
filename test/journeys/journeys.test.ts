import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import '@cartavola/elements/define/capodama-table.js';
import type {CapodamaTable, TableMatchEvent} from '@cartavola/elements';
import {emulateTouch} from '../input.js';
import {finger, keyboard, mouse, told, type Hands} from './hands.js';
import {playMatch} from './play-match.js';

interface Way {
  readonly name: string;
  readonly hands: Hands;
  readonly lang: string;
  readonly width: number;
  /** Words that a refusal must contain in the language. */
  readonly says: RegExp;
}

const WAYS: readonly Way[] = [
  {name: 'mouse', hands: mouse, lang: 'en', width: 1200, says: /led|can(?:not|’t)/},
  {name: 'keyboard only', hands: keyboard, lang: 'fr', width: 900, says: /Entame|peut|donne/},
  {name: 'taps at 320 px', hands: finger, lang: 'it', width: 320, says: /Attacco|può/},
];

describe('A whole match to 7', () => {
  let errors: unknown[] = [];
  const original = console.error;
  const note = (event: ErrorEvent | PromiseRejectionEvent): void =>
    void errors.push('reason' in event ? event.reason : event.message);

  beforeEach(() => {
    errors = [];
    console.error = (...parts: unknown[]) => void errors.push(parts);
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
  });

  afterEach(async () => {
    console.error = original;
    removeEventListener('error', note);
    removeEventListener('unhandledrejection', note);
    document.body.replaceChildren();
    await emulateTouch(false);
    await setViewport({width: 1000, height: 800});
  });

  for (const {name, hands, lang, width, says} of WAYS) {
    it(`can be played by ${name}, in ${lang}`, async () => {
      await setViewport({width, height: 900});
      if (hands === finger) await emulateTouch(true);
      document.body.style.margin = '0';
      const table = document.createElement('capodama-table');
      table.setAttribute('speed', 'instant');
      table.setAttribute('seed', 'journey');
      table.lang = lang;
      const over = told(table, 'table-match') as Promise<TableMatchEvent>;
      document.body.append(table);
      let focusedOnce = false;
      const journey = await playMatch(table, hands, {
        look() {
          // Once focus is in the table, it stays there.
          focusedOnce ||= document.activeElement === table;
          if (focusedOnce) expect(document.activeElement, 'focus').to.equal(table);
          expect(document.documentElement.scrollWidth, 'no sideways scroll').to.be.at.most(width);
        },
      });
      const {totals, result} = (await over).detail;
      expect(Math.max(...totals)).to.be.at.least(7);
      expect(totals.indexOf(Math.max(...totals))).to.equal(result.winner);
      expect(journey.refusals.size, 'kinds of refusals met').to.be.at.least(1);
      for (const [rule, text] of journey.refusals) expect(text, rule).to.match(says);
      expect(errors).to.deep.equal([]);
      console.log(
        `${name}: ${journey.deals} deals, ${journey.moves} moves, refused: ${[...journey.refusals.keys()].join(', ')}`,
      );
    }).timeout(120_000);
  }

  it('plays by itself if all players are bots', async () => {
    const table: CapodamaTable = document.createElement('capodama-table');
    table.setAttribute('seats', 'bot bot bot bot');
    table.setAttribute('speed', 'instant');
    const over = told(table, 'table-match') as Promise<TableMatchEvent>;
    document.body.append(table);
    expect(Math.max(...(await over).detail.totals)).to.be.at.least(7);
  });

  it('fires no more events from a table that is removed in the middle of a deal', async () => {
    const table: CapodamaTable = document.createElement('capodama-table');
    table.setAttribute('seats', 'bot bot bot bot');
    table.setAttribute('speed', 'fast');
    const ready = told(table, 'table-ready');
    document.body.append(table);
    await ready;
    await told(table, 'table-turn');
    table.remove();
    await Promise.resolve();
    let heard = 0;
    table.addEventListener('table-move', () => heard++);
    await new Promise((resolve) => requestIdleCallback(resolve, {timeout: 500}));
    expect(heard).to.equal(0);
  });
});
