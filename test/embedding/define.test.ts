import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {kitOrigin, openPage, type EmbeddedPage, type Policy} from '../embedded-page.js';
import {mouse} from '../journeys/hands.js';
import {playMatch} from '../journeys/play-match.js';
import {until} from '../tables/table-in-page.js';
import {watchWorkers} from './workers-of.js';
import {sampleOf} from '../sample-size.js';
import {registry} from '../../packages/elements/src/registry.js';

const NAMES = Object.keys(registry) as (keyof typeof registry)[];
const classOf = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const insideOf = ({frame}: EmbeddedPage): Window & typeof globalThis =>
  frame.contentWindow as Window & typeof globalThis;

/** Adds a custom element to the page, and returns the table in its shadow root. */
async function ownTable(page: EmbeddedPage): Promise<Element> {
  const article = page.document.createElement('own-article');
  page.document.body.append(article);
  await until(() => article.shadowRoot?.firstElementChild?.shadowRoot?.querySelector('.hand button') != null);
  return article.shadowRoot!.firstElementChild!;
}

describe('The script for a single element', () => {
  before(() => setViewport({width: 1000, height: 1000}));
  after(() => setViewport({width: 1000, height: 800}));
  beforeEach(() => void (document.body.style.margin = '0'));
  afterEach(() => document.body.replaceChildren());

  const places: readonly (readonly [Policy, ownKit: boolean, worker: RegExp])[] = [
    ['strict', false, /^blob:/],
    ['trusted-types', false, /^blob:/],
    ['own-workers', true, /\/dist\/bots-scopa\.js$/],
    ['own-trusted-workers', true, /\/dist\/bots-scopa\.js$/],
  ];
  for (const [policy, ownKit, worker] of sampleOf(places.toReversed(), 1))
    it(`plays a deal in a shadow root of the page under the policy "${policy}", with bots in a worker`, async () => {
      const page = await openPage('shadow', policy, {width: 900, height: 900, ownKit});
      const workers = watchWorkers(page.frame);
      const table = await ownTable(page);
      const journey = await playMatch(table, mouse, {deals: 1});
      expect(journey.deals).to.equal(1);
      expect(workers).to.have.lengthOf(1);
      expect(workers[0]!.address).to.match(worker);
      expect(table.shadowRoot!.querySelector('.table')!.getAttribute('lang')).to.equal('fr');
      expect([page.violations, page.errors]).to.deep.equal([[], []]);
    });

  it('only defines this element, and exports its class', async () => {
    const page = await openPage('shadow', undefined, {width: 900, height: 900});
    const inside = insideOf(page);
    await inside.customElements.whenDefined('scopa-table');
    expect(NAMES.filter((name) => inside.customElements.get(name))).to.deep.equal(['scopa-table']);
    for (const name of NAMES) {
      const loading = inside.eval(`import('${await kitOrigin()}/define/${name}.js')`) as Promise<unknown>;
      const exported = (await loading) as Record<string, CustomElementConstructor>;
      expect(Object.keys(exported)).to.deep.equal([classOf(name)]);
      expect(inside.customElements.get(name)).to.equal(exported[classOf(name)]);
    }
    expect(page.errors).to.deep.equal([]);
  });

  it('leaves other elements to the loader if the page also loads it', async () => {
    const page = await openPage('shadow', undefined, {width: 900, height: 900});
    const table = await ownTable(page);
    const script = page.document.createElement('script');
    Object.assign(script, {type: 'module', crossOrigin: '', src: `${await kitOrigin()}/cartavola.js`});
    page.document.body.append(script, page.document.createElement('move-log'));
    await insideOf(page).customElements.whenDefined('move-log');
    expect(table.shadowRoot!.querySelector('.hand button')).to.exist;
    expect(page.errors).to.deep.equal([]);
  });
});
