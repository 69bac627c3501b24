import {expect} from 'chai';
import {keyboard, mouse, untilAsked} from '../journeys/hands.js';
import {insideOf, openTab, putTable} from '../saves/match-in-page.js';
import {wrongs} from './axe.js';
import {
  KEY,
  keptOf,
  scopa,
  playDeal,
  untilKept,
  recordOf,
  textOf,
  sumsOf,
  clean,
  fill,
  linesOf,
} from './record-in-page.js';
import {choose, find, findAll, panelWith, told, until} from './table-in-page.js';

describe('The reader’s record, as shown', () => {
  afterEach(clean);

  for (const [lang, title, sums, erase] of [
    ['en', 'Your record', '0 matches, 1 deal', 'Erase your whole record of this game?'],
    ['fr', 'Vos parties', '0 partie, 1 donne', 'Effacer tout ce qui est conservé de ce jeu ?'],
    ['it', 'Le tue partite', '0 partite, 1 smazzata', 'Cancellare tutto ciò che si conserva di questo gioco?'],
  ] as const)
    it(`opens in the menu by keyboard, and is erased there after confirmation, in “${lang}”`, async () => {
      const table = await scopa({seed: 'menu', lang});
      await playDeal(table);
      await untilKept('scopa', ({matches}) => matches.length === 1);
      const untilFocused = (item: string): Promise<void> =>
        until(() => (table.shadowRoot!.activeElement as HTMLElement | null)?.dataset['item'] === item);
      await choose(table);
      await panelWith(table, '[data-item="record"]');
      await untilFocused('rules');
      expect(find(table, '.panel [data-item="record"]').textContent.trim()).to.equal(title);
      await keyboard.use(find(table, '.panel [data-item="record"]'));
      const record = await panelWith(table, 'table-record');
      await untilFocused('menu');
      await until(() => record.shadowRoot?.querySelector('.sums') != null);
      expect(sumsOf(record)).to.equal(sums);
      expect(find(table, '.panel').getAttribute('aria-label')).to.equal(title);
      expect(await wrongs(table)).to.deep.equal([]);
      const button = (place: number): HTMLElement => findAll(record, '.asks button')[place]!;
      await mouse.use(button(0));
      await until(() => find(record, '.asks p') !== null);
      expect(find(record, '.asks p').textContent.replace(/\s/g, ' ')).to.equal(erase);
      await until(() => record.shadowRoot!.activeElement === button(0));
      await mouse.use(button(0));
      await until(() => find(record, '.asks p') === null);
      expect(keptOf('scopa')).not.to.equal(undefined);
      await mouse.use(button(0));
      await until(() => find(record, '.asks p') !== null);
      await mouse.use(button(1));
      await until(() => find(record, '.sums') === null);
      expect(localStorage.getItem(KEY)).to.equal(null);
    });

  it('can be erased for one game without the others, and `forget` erases all games', async () => {
    const table = await scopa({seed: 'erased'});
    await playDeal(table);
    const other = await scopa({seed: 'erased', target: '1'}, 'capra-table');
    await playDeal(other);
    await untilKept('capra', ({matches}) => matches.length === 1);
    const record = await recordOf(table);
    await mouse.use(find(record, '.asks button'));
    await until(() => find(record, '.asks p') !== null);
    await mouse.use(findAll(record, '.asks button')[1]!);
    await until(() => keptOf('scopa') === undefined);
    expect(keptOf('capra')!.matches).to.have.lengthOf(1);
    document.createElement('table-record').forget();
    expect(localStorage.getItem(KEY)).to.equal(null);
  });

  it('is shared by all tabs, each of which adds to what the others have stored', async () => {
    const record = await recordOf(await scopa({seed: 'here'}));
    const tab = await openTab();
    const there = await putTable(tab, {seed: 'there', level: 'beginner'}, 'scopa-table');
    await playDeal(there);
    await until(() => sumsOf(record) === '0 matches, 1 deal');
    await playDeal(document.querySelector('scopa-table')!);
    await until(() => sumsOf(record) === '0 matches, 2 deals');
    insideOf(tab).localStorage.removeItem(KEY);
    await until(() => textOf(record).includes('Nothing yet'));
    tab.close();
  });

  for (const [name, methods] of [
    ['has no room', ['setItem']],
    ['is forbidden', ['getItem', 'setItem', 'removeItem']],
  ] as const)
    it(`lasts as long as the page if storage ${name}, says so, and can still be erased`, async () => {
      const own = Object.getOwnPropertyDescriptors(Storage.prototype);
      for (const method of methods)
        Storage.prototype[method] = () => {
          throw new DOMException(
            'It cannot be kept.',
            name === 'is forbidden' ? 'SecurityError' : 'QuotaExceededError',
          );
        };
      try {
        const table = await scopa({seed: name});
        const record = await recordOf(table);
        await playDeal(table);
        await until(() => sumsOf(record) === '0 matches, 1 deal');
        expect(textOf(record)).to.include('it lasts only while the page is open');
        await mouse.use(find(record, '.asks button'));
        await until(() => find(record, '.asks p') !== null);
        await mouse.use(findAll(record, '.asks button')[1]!);
        await until(() => textOf(record).includes('Nothing yet'));
      } finally {
        Object.defineProperties(Storage.prototype, own);
      }
      expect(localStorage.getItem(KEY)).to.equal(null);
    });

  it('opens a deal again from the menu after asking', async () => {
    const best = {
      points: [6, 1],
      margin: 5,
      time: 1,
      against: 'expert',
      options: {players: '4'},
      deal: 0,
      seed: 'best',
    };
    localStorage.setItem(KEY, JSON.stringify({version: 1, games: {scopa: {best: [best]}}}));
    const table = await scopa({seed: 'before'});
    const moved = told(table, 'table-move');
    table.play(table.scene!.moves[0]!);
    await moved;
    await choose(table, 'record');
    const record = await panelWith(table, 'table-record');
    await until(() => record.shadowRoot?.querySelector('.best a') != null);
    await mouse.use(find(record, '.best a'));
    const open = await panelWith(table, '[data-item="open"]');
    const ready = told(table, 'table-ready');
    await mouse.use(open);
    await ready;
    await untilAsked(table);
    expect([findAll(table, '.seat').length, find(table, '.panel')]).to.deep.equal([3, null]);
  });

  describe('when it is full', () => {
    const now = Date.now;
    beforeEach(() => {
      Date.now = () => Date.parse('2026-11-22T21:00:00Z');
      fill();
    });
    afterEach(() => {
      Date.now = now;
    });

    for (const [lang, sums, level, latest] of [
      [
        'en',
        '30 matches, 60 deals10 won, 10 lost, 10 drawn',
        'Experts 10 won, 0 lost',
        /^From oldest to newest: lost, drawn, won/,
      ],
      [
        'fr',
        '30 parties, 60 donnes10 gagnées, 10 perdues, 10 nulles',
        'Experts 10 gagnées, 0 perdue',
        /^De la plus ancienne à la plus récente/,
      ],
      [
        'it',
        '30 partite, 60 smazzate10 vinte, 10 perse, 10 pari',
        'Esperti 10 vinte, 0 perse',
        /^Dalla più vecchia alla più recente/,
      ],
    ] as const)
      it(`says everything that its pictures show, in “${lang}”`, async () => {
        const record = await recordOf(await scopa({lang, seed: 'full'}));
        expect(sumsOf(record)).to.equal(sums);
        expect(linesOf(record, '.levels li').at(-1)).to.equal(level);
        expect(find(record, '.latest').getAttribute('aria-label')).to.match(latest);
        expect(findAll(record, '.latest .mark')).to.have.lengthOf(20);
        expect(await wrongs(record)).to.deep.equal([]);
      });

    it('moves from month to month by mouse, as far as days are recorded', async () => {
      const record = await recordOf(await scopa({seed: 'months'}));
      const months: string[] = [];
      const [earlier, later] = findAll(record, '.turns button');
      for (const button of [earlier!, earlier!, earlier!, later!]) {
        await mouse.use(button);
        await (record as unknown as {updateComplete: Promise<boolean>}).updateComplete;
        months.push(`${find(record, '.turns [role]').textContent}: ${linesOf(record, '.days li').length}`);
      }
      expect(months).to.deep.equal(['October 2026: 10', 'September 2026: 3', 'September 2026: 3', 'October 2026: 10']);
      expect(linesOf(record, '.days li')[0]).to.match(/^\d+ October, no\. \d+: (won|lost|drawn) 4–2$/);
      expect(later!.ariaDisabled).to.equal(null);
    });

    for (const width of [280, 320, 390, 900])
      it(`fits its content within ${width} px`, async () => {
        const table = await scopa({seed: 'narrow'});
        const record = await recordOf(table);
        record.style.inlineSize = `${width}px`;
        const inside = find(record, '.record');
        expect(inside.scrollWidth).to.be.at.most(inside.clientWidth);
        const {right} = inside.getBoundingClientRect();
        for (const part of findAll(record, 'svg, button, a, .day'))
          expect(part.getBoundingClientRect().right, part.className.toString()).to.be.at.most(right + 1);
      });
  });

  for (const text of [
    '{',
    'null',
    '[1]',
    '{"version":1,"games":{"scopa":{"matches":[{"id":"<img onerror=alert(1)>"}],"days":7}}}',
  ])
    it(`drops malformed data: ${text.slice(0, 20)}`, async () => {
      localStorage.setItem(KEY, text);
      const table = await scopa({seed: 'hostile'});
      const record = await recordOf(table);
      expect(textOf(record)).to.include('Nothing yet');
      await playDeal(table);
      await until(() => sumsOf(record) === '0 matches, 1 deal');
    });
});
