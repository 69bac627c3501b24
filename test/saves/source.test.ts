import {expect} from 'chai';
import type {CardTable} from '@cartavola/elements';
import type {EmbeddedPage} from '../embedded-page.js';
import {told, untilAsked} from '../journeys/hands.js';
import {alerts, find, until, type Attributes} from '../tables/table-in-page.js';
import {
  heard,
  insideOf,
  movesIn,
  newTable,
  noticeOf,
  openTab,
  playMoves,
  putTable,
  textOf,
  untilNoticed,
} from './match-in-page.js';
import {sampleOf} from '../sample-size.js';
import {long} from '../long.js';

const SRC = '/__records/match';
const put = (text: string): Promise<Response> => fetch(SRC, {method: 'PUT', body: text});
/** Returns the number of endless responses in progress. */
const open = async (): Promise<string> => (await fetch('/__records/open')).text();
async function untilOpen(count: number): Promise<void> {
  while ((await open()) !== String(count)) await new Promise(requestAnimationFrame);
}

/** Adds a table to the page. Returns the code of its error. */
async function failureOf(page: EmbeddedPage, attributes: Attributes): Promise<[CardTable, string]> {
  const table = await newTable(page, attributes);
  const error = told(table, 'table-error');
  page.document.body.append(table);
  return [table, ((await error) as CustomEvent<{code: string}>).detail.code];
}

describe('A match from `src`', () => {
  let page: EmbeddedPage;
  beforeEach(async () => {
    localStorage.clear();
    page = await openTab();
  });
  afterEach(async () => {
    expect(page.errors).to.deep.equal([]);
    document.body.replaceChildren();
    localStorage.clear();
    await untilOpen(0);
  });

  /** Stores a match with some moves at the URL in `src`. Returns its text. */
  async function putMatch(seed: string, moves: number): Promise<string> {
    const table = await putTable(page, {seed});
    await playMoves(table, moves);
    const text = textOf(table);
    table.remove();
    await put(text);
    return text;
  }

  long('and `save` continues the reader’s progress', async () => {
    const attributes = {src: SRC, save: 'blog'};
    const base = await putMatch('source', 2);
    const table = await putTable(page, attributes);
    expect(textOf(table)).to.equal(base);
    await playMoves(table, 3);
    const progress = textOf(table);
    page.close();
    page = await openTab();
    expect(textOf(await putTable(page, attributes))).to.equal(progress);
    // The match under the same name without a record, and the record without a name, stay unchanged.
    expect(textOf(await putTable(page, {src: SRC}))).to.equal(base);
    expect(movesIn(await putTable(page, {save: 'blog'}))).to.be.lessThan(movesIn(table));
  });

  long('that has changed starts again, and the reader’s progress returns with the first one', async () => {
    const attributes = {src: SRC, save: 'blog'};
    const base = await putMatch('source', 1);
    const table = await putTable(page, attributes);
    await playMoves(table, 2);
    const progress = textOf(table);
    table.remove();
    const other = await putMatch('another', 1);
    expect(other).to.not.equal(base);
    const second = await putTable(page, attributes);
    expect(textOf(second)).to.equal(other);
    await playMoves(second, 1);
    second.remove();
    await put(base);
    expect(textOf(await putTable(page, attributes))).to.equal(progress);
  });

  for (const [name, prepare] of sampleOf(
    [
      [
        'as a child',
        (table: CardTable, text: string): void => {
          const child = table.ownerDocument.createElement('script');
          child.type = 'application/json';
          child.textContent = text;
          table.append(child);
        },
      ],
      ['as a property from the start', (table: CardTable, text: string): void => void (table.record = text)],
    ] as const,
    1,
  )) {
    long(`also continues if the record is given ${name}`, async () => {
      const base = await putMatch('source', 1);
      const visit = async (): Promise<CardTable> => {
        const table = await newTable(page, {save: 'blog'});
        prepare(table, base);
        const ready = told(table, 'table-ready');
        page.document.body.append(table);
        await ready;
        return table;
      };
      const table = await visit();
      expect(textOf(table)).to.equal(base);
      await playMoves(table, 2);
      const progress = textOf(table);
      page.close();
      page = await openTab();
      const second = await visit();
      expect(textOf(second)).to.equal(progress);
      // A record that the page sets later replaces the current match.
      const ready = told(second, 'table-ready');
      second.record = base;
      await ready;
      expect(textOf(second)).to.equal(base);
    });
  }

  for (const [lang, says] of sampleOf(
    [
      ['en', /^Loading the match/],
      ['fr', /^La partie se charge/],
      ['it', /^La partita si sta caricando/],
    ] as const,
    1,
  )) {
    it(`shows that it is loading, in “${lang}”`, async () => {
      const table = await newTable(page, {src: '/__records/never', lang});
      page.document.body.append(table);
      await untilNoticed(table, says);
      expect(find(table, '.notice p').getAttribute('role')).to.equal('status');
      const felt = find(table, '.table').getBoundingClientRect();
      const {top, bottom} = find(table, '.notice').getBoundingClientRect();
      expect(top).to.be.at.least(felt.top);
      expect(bottom).to.be.within(top + 16, felt.bottom);
      // A later `src` replaces the first one, and aborts that request.
      await putMatch('source', 1);
      const ready = told(table, 'table-ready');
      table.src = SRC;
      await ready;
      await untilOpen(0);
      await until(() => noticeOf(table) === '');
      await untilAsked(table);
    });
  }

  it('is no longer requested after its table is removed from the page, and is requested again when the table returns', async () => {
    const table = await newTable(page, {src: '/__records/never'});
    const events = heard(table, 'table-error', 'table-ready');
    page.document.body.append(table);
    await untilOpen(1);
    table.remove();
    await untilOpen(0);
    page.document.body.append(table);
    await untilOpen(1);
    await untilNoticed(table, /Loading the match/);
    table.remove();
    await untilOpen(0);
    expect(events).to.deep.equal([]);
  });

  it('times out after ten seconds', async () => {
    const inside = insideOf(page);
    const waits: number[] = [];
    const wait = inside.setTimeout.bind(inside);
    // Shorten the timeout to a tenth of a second.
    inside.setTimeout = ((then: () => void, time = 0, ...rest: unknown[]) => {
      waits.push(time);
      return wait(then, time >= 10_000 ? 100 : time, ...rest);
    }) as typeof inside.setTimeout;
    const [table, code] = await failureOf(page, {src: '/__records/never', lang: 'fr'});
    expect(code).to.equal('record.slow');
    expect(waits).to.include(10_000);
    expect(alerts(table)[0]).to.contain('n’est pas arrivée à temps');
    expect(noticeOf(table)).to.equal('');
    await untilOpen(0);
  });

  it('is only read up to 2 MB', async () => {
    const [table, code] = await failureOf(page, {src: '/__records/endless', lang: 'it'});
    expect(code).to.equal('record.large');
    expect(alerts(table)[0]).to.contain('troppo grande');
    await untilOpen(0);
  });

  long('may be almost 2 MB in size', async () => {
    const base = await putMatch('source', 1);
    await put(base + ' '.repeat(1_999_000 - base.length));
    expect(textOf(await putTable(page, {src: SRC}))).to.equal(base);
  });

  it('fires an error if it is missing, and the next one is shown', async () => {
    const [table, code] = await failureOf(page, {src: '/__records/nowhere'});
    expect(code).to.equal('record.load');
    const base = await putMatch('source', 1);
    const ready = told(table, 'table-ready');
    table.src = SRC;
    await ready;
    expect(textOf(table)).to.equal(base);
    await untilAsked(table);
    expect(alerts(table)).to.deep.equal([]);
  });

  long('and `save` comply with a strict policy and Trusted Types', async () => {
    await putMatch('source', 1);
    page.close();
    page = await openTab('trusted-types');
    const first = await putTable(page, {src: SRC, save: 'blog'});
    const second = await putTable(page, {src: SRC, save: 'blog'});
    await untilNoticed(second, /elsewhere/);
    await playMoves(first, 1);
    expect(page.violations).to.deep.equal([]);
  });
});
