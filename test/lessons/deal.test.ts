import {expect} from 'chai';
import {emulateMedia} from '@web/test-runner-commands';
import type {CardTable} from '@cartavola/elements';
import {all, digits, keyboard, untilAsked} from '../journeys/hands.js';
import {tidyPage} from '../rules/explainer-in-page.js';
import {find, findAll, told, until} from '../tables/table-in-page.js';
import {expectFocusWithin, focused, goTo, lesson, next, press, tabTo, textOf, toldOf} from './lesson-in-page.js';
import {long} from '../long.js';

describe('The deal at the end of a lesson', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  afterEach(tidyPage);

  it('continues when the element is moved within the page, or switched to the rules and back', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    await goTo(element, 'deal');
    await press(element, find(element, '.deal .primary'));
    await until(() => find(element, 'capra-table') !== null);
    const table = find(element, 'capra-table');
    const box = document.createElement('section');
    document.body.append(box);
    box.append(element);
    await element.updateComplete;
    expect(find(element, 'capra-table')).to.equal(table);
    for (const [view, shown] of [
      ['rules', '.rules'],
      ['lesson', 'capra-table'],
    ] as const) {
      element.view = view;
      await until(() => find(element, shown) !== null);
    }
    expect(find(element, 'capra-table')).to.equal(table);
    element.remove();
    document.body.append(element);
    expect(table.isConnected).to.equal(true);
    element.remove();
    await Promise.resolve();
    document.body.append(element);
    expect(table.isConnected, 'a removed table').to.equal(false);
  });

  long('is played by keyboard alone until it is scored, and then the lesson continues', async () => {
    const {element, heard} = await lesson({game: 'calypso', lang: 'en'});
    await goTo(element, 'first-deal');
    expect(textOf(next(element))).to.equal('Skip the deal');
    await press(element, find(element, '.deal .primary'));
    await until(() => find(element, 'calypso-table') !== null);
    const table = find(element, 'calypso-table') as CardTable;
    expect(focused(element)).to.equal(table);
    table.setAttribute('speed', 'instant');
    const scored = told(table, 'table-score');
    for (let asked = await untilAsked(table); asked !== 'next' && asked !== 'over'; asked = await untilAsked(table)) {
      const moved = told(table, 'table-move');
      await (asked === 'card' ? digits : keyboard).use(
        all(table, asked === 'card' ? '.hand .playable' : '.choice')[0]!,
      );
      await moved;
      expectFocusWithin(element, 'in the deal');
    }
    await scored;
    await element.updateComplete;
    expect(textOf(find(element, '.deal > .spoken'))).to.match(/\p{L}/u);
    // Not “Next”, because the table says “Next deal”.
    expect(textOf(next(element))).to.equal('Go on with the lesson');
    await tabTo(element, next(element));
    // Unanswered questions come after the deal.
    await press(element, next(element));
    expect(findAll(element, 'calypso-table')).to.deep.equal([]);
    expect(toldOf(heard, 'lesson-stepped').at(-1)).to.include({game: 'calypso', step: 'about'});
  });
});
