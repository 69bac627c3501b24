// Checks that the pages of the static Storybook show everything that the manifest says about each element.
import {expect} from 'chai';
import {described, type Described} from '../manifest/manifest.js';
import {until} from '../tables/table-in-page.js';

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
}

/** Row on a page: its section, name and sentence, and its type and default if it has them. */
type Row = readonly [section: string, name: string, sentence: string, type: string, usual: string];

const BASE = '/storybook-static/';
const index = (await (await fetch(`${BASE}index.json`)).json()) as {entries: Record<string, Entry>};
const all = Object.values(index.entries).filter(({type}) => type === 'docs');
/** Pages of elements. */
const pages = all.filter(({title}) => title !== 'Welcome');

/** Text without Markdown markup, shortened as it is shown. */
const plain = (text: string): string => text.replace(/[`\s|]/g, '').replace(/Show\d+more.*/, '');
const textOf = (element: Element | null | undefined): string => plain(element?.textContent ?? '');

function shownRows(table: Element): Row[] {
  const rows: Row[] = [];
  let section = '';
  for (const row of table.querySelectorAll<HTMLTableRowElement>('tbody tr')) {
    const title = /^Hide (.*) items$/.exec(row.getAttribute('title') ?? '')?.[1];
    if (title) section = title;
    else {
      const [name, about, usual] = row.cells;
      const [sentence, type] = about!.children;
      rows.push([section, textOf(name), textOf(sentence), textOf(type), textOf(usual)]);
    }
  }
  // Rows above the sections are story arguments that aren't attributes: language and width.
  return rows.filter(([own]) => own !== '');
}

/** Rows that a page must contain. */
function wantedRows(element: Described): Row[] {
  const fields = element.members.filter(({kind, attribute}) => kind === 'field' && attribute === undefined);
  const methods = element.members.filter(({kind}) => kind === 'method');
  const lists: readonly (readonly [string, readonly Partial<Described['attributes'][number]>[] | undefined])[] = [
    // Settings come first.
    ['attributes', element.attributes],
    ['properties', fields],
    ['methods', methods],
    ['events', element.events],
    ['slots', element.slots],
    ['CSS parts', element.cssParts],
    ['CSS custom properties', element.cssProperties],
    ['CSS states', element.cssStates],
  ];
  return lists.flatMap(([section, items = []]) =>
    items.map(({name, description, type, default: usual}): Row => {
      const written = section === 'methods' ? '' : plain(type?.text ?? '-');
      return [section, plain(name || '(default)'), plain(description!), written, plain(usual ?? '-')];
    }),
  );
}

describe('Storybook’s pages', () => {
  it('exist for every element', () => {
    const shown = pages.map(({title}) => title.split('/').at(-1)!);
    expect(shown.sort()).to.deep.equal(described.map(({tagName}) => tagName).sort());
  });

  for (const {id, title} of pages)
    it(`${title} shows what the manifest says`, async () => {
      const frame = document.createElement('iframe');
      Object.assign(frame, {src: `${BASE}iframe.html?id=${id}&viewMode=docs`, width: '1000', height: '700'});
      document.body.append(frame);
      const table = (): Element | null | undefined => frame.contentDocument?.querySelector('.docblock-argstable');
      await until(() => Boolean(table()));
      const shown = shownRows(table()!);
      const wanted = wantedRows(described.find(({tagName}) => title.endsWith(`/${tagName}`))!);
      frame.remove();
      const names = (rows: readonly Row[]): string[] => rows.map(([section, name]) => `${section}: ${name}`);
      expect(names(shown)).to.deep.equal(names(wanted));
      for (const [place, [, name, sentence, type, usual]] of wanted.entries()) {
        expect(shown[place]![2], name).to.equal(sentence);
        // Only the beginning of a long type is shown.
        if (type) expect(type.startsWith(shown[place]![3]), `${name}: ${type}`).to.equal(true);
        expect(shown[place]![4], name).to.equal(usual);
      }
    });
});
