import {expect} from 'chai';
import type {CardTable} from '@cartavola/elements';
import type {ThinkRequest} from '@cartavola/elements/match/thinker.js';
import '@cartavola/elements/define/calypso-table.js';
import '@cartavola/elements/define/scopa-table.js';
import {readLink, writeLink} from '@cartavola/elements/links.js';
import {keyboard, mouse, untilAsked} from '../journeys/hands.js';
import {recordOf} from '../saves/match-in-page.js';
import {settled} from '../virtual-clock.js';
import {wrongs} from './axe.js';
import {find, findAll, put, told, until, type Attributes} from './table-in-page.js';

const DAY = 'cartavola daily 1 2026-11-22 scopa';

const scopa = async (attributes: Attributes = {}): Promise<CardTable> => {
  const table = await put('scopa-table', {seed: DAY, ...attributes}, 'table-ready');
  await untilAsked(table);
  return table;
};

/** Plays the deal to the end, always with the legal move at index `place`, or the last one. */
async function playDeal(table: CardTable, place = 0): Promise<void> {
  while ((await untilAsked(table)) !== 'next') {
    const {moves} = table.scene!;
    const moved = told(table, 'table-move');
    table.play(moves[Math.min(place, moves.length - 1)]!);
    await moved;
  }
}

const resultOf = (table: CardTable): HTMLElement | null => find(table, '.day-result');
const textOf = (table: CardTable): string => resultOf(table)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
/** Waits until the expert has finished playing the deal (16 times). */
const untilCompared = (table: CardTable): Promise<void> => until(() => /\b16\b/.test(textOf(table)));

/** Replaces a `navigator` property until the end of the test. */
function stub(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, {configurable: true, value});
}

describe('The end of the deal of the day', () => {
  afterEach(() => {
    document.body.replaceChildren();
    history.replaceState(null, '', location.pathname + location.search);
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
  });

  for (const [lang, text] of [
    ['en', /^An expert with your cards, 16 times: [\d.]+–[\d.]+ on average, from \d–\d to \d–\d Share$/],
    ['fr', /^Un expert avec vos cartes, 16 fois : [\d,]+–[\d,]+ en moyenne, de \d–\d à \d–\d Partager$/],
    ['it', /^Un esperto con le tue carte, 16 volte: in media [\d,]+–[\d,]+, da \d–\d a \d–\d Condividi$/],
  ] as const)
    it(`says how an expert does with the same cards, in “${lang}”`, async () => {
      const table = await scopa({lang});
      expect(resultOf(table)).to.equal(null);
      await playDeal(table);
      await untilCompared(table);
      expect(textOf(table)).to.match(text);
      expect(await wrongs(table)).to.deep.equal([]);
    });

  it('is compared with a result independent of the reader’s play, which is computed only after the end', async () => {
    const seen: string[] = [];
    for (const place of [0, 9]) {
      const table = await scopa();
      const {bots} = table;
      const think = bots.think.bind(bots);
      const during = new Set<string>();
      bots.think = (request: ThinkRequest, signal) => {
        if (table.standing!.finished === 0) during.add(`${request.options.level} ${request.view.viewer}`);
        return think(request, signal);
      };
      await playDeal(table, place);
      await untilCompared(table);
      expect([...during]).to.deep.equal(['casual 1']);
      seen.push(textOf(table));
    }
    expect(seen[0]).to.equal(seen[1]);
  });

  it('stops the expert with the match, but not if the table is only moved', async () => {
    const table = await scopa({seed: 'cartavola daily 1 2026-11-21 scopa'});
    await playDeal(table);
    await until(() => /\b[1-9]\d?\stimes?\b|once/.test(textOf(table)));
    const place = document.createElement('div');
    document.body.append(place);
    place.append(table);
    await untilCompared(table);
    const other = await scopa({seed: 'cartavola daily 1 2026-11-20 scopa'});
    await playDeal(other);
    await until(() => textOf(other).includes('An expert'));
    let asked = 0;
    const think = other.bots.think.bind(other.bots);
    other.bots.think = (request: ThinkRequest, signal) => {
      if (request.view.viewer === 0) asked++;
      return think(request, signal);
    };
    other.newMatch();
    await untilAsked(other);
    const before = asked;
    await settled();
    expect(asked - before).to.be.at.most(1);
  });

  it('stops the expert when the table is removed, and continues when it is put back', async () => {
    const table = await scopa({seed: 'cartavola daily 1 2026-11-19 scopa'});
    await playDeal(table);
    await until(() => textOf(table).includes('An expert'));
    let asked = 0;
    const think = table.bots.think.bind(table.bots);
    table.bots.think = (request: ThinkRequest, signal) => {
      asked++;
      return think(request, signal);
    };
    table.remove();
    await settled();
    await settled();
    expect(asked).to.be.at.most(1);
    expect(textOf(table)).not.to.match(/\b16\b/);
    document.body.append(table);
    await untilCompared(table);
  });

  it('is shared with the system’s dialog, with a link to the deal and the result to beat', async () => {
    const shared: ShareData[] = [];
    stub('share', (data: ShareData) => (shared.push(data), Promise.resolve()));
    const table = await scopa({players: '4'});
    await playDeal(table);
    await untilCompared(table);
    await mouse.use(find(table, '[data-item="share"]'));
    await until(() => shared.length > 0);
    const [own, others] = table.standing!.marks[0]!;
    const {text, url} = shared[0]!;
    expect(text).to.match(
      new RegExp(`^Cartavola · Scopa · no\\.\u00a0326 · ${own}–${others} · expert [\\d.]+–[\\d.]+$`),
    );
    expect(readLink(new URL(url!).hash)).to.deep.equal({
      ok: true,
      value: {
        type: 'deal',
        game: 'scopa',
        options: {players: '4'},
        seed: DAY,
        seat: 0,
        level: 'casual',
        beat: [own, others],
      },
    });
    expect(url!.split('#')[0]).to.equal(location.href.split('#')[0]);
    expect(findAll(table, '.day-result textarea')).to.deep.equal([]);
  });

  it('is copied by keyboard alone if there is no such dialog, and the table says so', async () => {
    let copied = '';
    stub('share', () => Promise.reject(new DOMException('', 'NotAllowedError')));
    stub('clipboard', {writeText: (text: string) => ((copied = text), Promise.resolve())});
    const table = await scopa();
    await playDeal(table);
    await untilCompared(table);
    await keyboard.use(find(table, '[data-item="share"]'));
    await until(() => copied !== '');
    await table.updateComplete;
    expect(copied).to.match(/^Cartavola · Scopa · .+\nhttp.+#cartavola=deal&game=scopa&/);
    expect(find(table, '.day-result [role="status"]').textContent).to.equal('Copied');
  });

  it('is shown as text if the page may not copy, and is not shared if the reader cancels', async () => {
    stub('clipboard', {writeText: () => Promise.reject(new DOMException('', 'NotAllowedError'))});
    stub('share', () => Promise.reject(new DOMException('', 'AbortError')));
    const table = await scopa();
    await playDeal(table);
    await untilCompared(table);
    await mouse.use(find(table, '[data-item="share"]'));
    await table.updateComplete;
    expect(find(table, '.day-result textarea')).to.equal(null);
    stub('share', () => Promise.reject(new DOMException('', 'NotAllowedError')));
    await mouse.use(find(table, '[data-item="share"]'));
    await until(() => find(table, '.day-result textarea') !== null);
    expect((find(table, '.day-result textarea') as HTMLTextAreaElement).value).to.match(/^Cartavola · Scopa/);
    expect(await wrongs(table)).to.deep.equal([]);
  });

  it('shows the result of the friend who sent the link', async () => {
    const table = await scopa({seed: 'mine'});
    const ready = told(table, 'table-ready');
    location.hash = writeLink({type: 'deal', game: 'scopa', options: {}, seed: DAY, beat: [4, 2]});
    await ready;
    await playDeal(table);
    await until(() => resultOf(table) !== null);
    expect(textOf(table)).to.include('To beat: 4–2');
  });

  it('is not shown for a different deal, or for the match’s next deal', async () => {
    const other = await scopa({seed: 'mine'});
    await playDeal(other);
    const table = await scopa();
    await playDeal(table);
    await until(() => resultOf(table) !== null);
    expect(resultOf(other)).to.equal(null);
    const dealt = told(table, 'table-deal');
    table.nextDeal();
    await dealt;
    await playDeal(table);
    expect([recordOf(table).deals.length, resultOf(table)]).to.deep.equal([2, null]);
  });
});
