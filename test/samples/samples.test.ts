import {expect} from 'chai';
import {optionAttribute} from '@cartavola/engine';
import type {Progress} from '@cartavola/lessons';
import '@cartavola/elements/define/calypso-table.js';
import '@cartavola/elements/define/capodama-table.js';
import '@cartavola/elements/define/capra-table.js';
import '@cartavola/elements/define/scopa-table.js';
import type {CardTable, TableErrorEvent} from '@cartavola/elements';
import {lesson, toldOf} from '../lessons/lesson-in-page.js';
import {explainer, tidyPage} from '../rules/explainer-in-page.js';
import {told, until} from '../tables/table-in-page.js';
import {samplesOf, versionsWithSamples} from './samples-in-page.js';
import {sampleOf} from '../sample-size.js';

interface Recorded {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly players?: readonly string[];
  readonly deals: readonly {readonly moves: readonly unknown[]}[];
}

/** Attributes for a table with a record's options. */
const attributesFor = ({options = {}}: Recorded): Record<string, string> =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [optionAttribute(name), String(value)]));

/** Adds a table to the page. Resolves when its match is loaded. */
async function open(name: string, attributes: Readonly<Record<string, string>>, record: unknown): Promise<CardTable> {
  const table = document.createElement(name) as CardTable;
  for (const [key, value] of Object.entries({speed: 'instant', ...attributes})) table.setAttribute(key, value);
  if (record !== undefined) table.record = record;
  const heard = Promise.race([told(table, 'table-ready'), told<TableErrorEvent>(table, 'table-error')]);
  document.body.append(table);
  const event = await heard;
  if (event.type === 'table-error') throw new Error(JSON.stringify((event as TableErrorEvent).detail));
  return table;
}

/** Expects a table's match to begin with the whole record. */
function expectGoneOnFrom(table: CardTable, record: Recorded): void {
  const now = table.record as Recorded;
  const begun = record.deals.map((deal, number) => ({
    ...now.deals[number]!,
    moves: now.deals[number]!.moves.slice(0, deal.moves.length),
    ...(!('marks' in deal) && {marks: undefined}),
  }));
  expect(JSON.parse(JSON.stringify(begun)), JSON.stringify(record)).to.deep.equal(record.deals);
}

describe('Output of each released version', () => {
  let samples: (readonly [version: string, samples: Awaited<ReturnType<typeof samplesOf>>])[];
  before(async () => {
    const versions = await versionsWithSamples();
    expect(versions).to.not.be.empty;
    samples = await Promise.all(versions.map(async (version) => [version, await samplesOf(version)] as const));
  });
  afterEach(async () => {
    localStorage.clear();
    await tidyPage();
  });

  it('has records that a table continues', async () => {
    for (const [, {records}] of samples)
      for (const text of sampleOf(records, 5)) {
        const record = JSON.parse(text) as Recorded;
        // Before the first deal, a table may ask the reader to draw cards. A table doesn't read positions.
        if (record.deals.length === 0 || 'position' in record.deals[0]!) continue;
        const table = await open(`${record.game}-table`, attributesFor(record), record);
        expectGoneOnFrom(table, record);
        table.remove();
      }
  });

  it('has saved matches that their table finds', async () => {
    for (const [, {matches}] of samples)
      for (const {element, attributes, record, storage} of sampleOf(matches, 4)) {
        localStorage.clear();
        for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
        const table = await open(element, attributes, record);
        const [saved] = Object.values(storage).map((text) => (JSON.parse(text) as {record: Recorded}).record);
        expectGoneOnFrom(table, saved!);
        table.remove();
      }
  });

  it('has readers’ progress that a lesson continues', async () => {
    for (const [, {progress}] of samples)
      for (const {attributes, storage} of sampleOf(progress, 4)) {
        for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
        const {element, heard} = await lesson({view: 'lesson', ...attributes});
        const [kept] = Object.values(storage).map((text) => JSON.parse(text) as Progress);
        const {outcomes, at, right, asked} = element.progress as Progress;
        expect({outcomes, at, right, asked}).to.deep.equal({
          outcomes: kept!.outcomes,
          at: kept!.at,
          right: kept!.right,
          asked: kept!.asked,
        });
        expect(toldOf(heard, 'rules-error')).to.deep.equal([]);
        element.remove();
      }
  });

  it('has URLs that open a rule', async () => {
    for (const [, {links}] of samples)
      for (const [game, addresses] of Object.entries(links.rules))
        for (const address of sampleOf(addresses, 3)) {
          location.hash = address;
          const element = await explainer({game});
          const rule = address.slice('#cartavola='.length);
          await until(() => element.shadowRoot!.querySelector('.target')?.id === rule);
          element.remove();
        }
  });

  it('has frame URLs that show their element', async () => {
    for (const [, {links}] of samples)
      for (const address of sampleOf(links.frames, 3)) {
        const frame = document.createElement('iframe');
        frame.src = `/packages/cartavola/dist/embed.html#${address}`;
        document.body.append(frame);
        const body = (): HTMLElement | undefined => frame.contentDocument?.body;
        const alert = (): string | undefined => body()?.querySelector('[role=alert]')?.textContent;
        await until(
          () =>
            alert() !== undefined ||
            body()?.firstElementChild?.shadowRoot?.querySelector('.scene, .book, svg, [role]') != null,
        );
        expect(alert(), address).to.equal(undefined);
        frame.remove();
      }
  });
});
