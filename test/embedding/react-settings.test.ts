import {expect} from 'chai';
import '@cartavola/elements/define/rules-explainer.js';
import '@cartavola/elements/define/scopa-table.js';
import type {CartavolaSettings} from '@cartavola/elements';
import {choose, find, findAll, panelWith, until} from '../tables/table-in-page.js';

type Node = object | string | false | readonly Node[];
type Props = Readonly<Record<string, unknown>>;
interface React {
  createElement(name: unknown, props?: Props | null, ...children: readonly Node[]): Node;
  readonly StrictMode: symbol;
  createRoot(element: Element): {render(node: Node): void; unmount(): void};
}

const felt = (table: Element): HTMLElement | null => find(table, '[part="table"]');
const one = (id: string): HTMLElement => document.getElementById(id)!;
const themed = (id: string, theme: string): Promise<void> =>
  until(() => document.getElementById(id)?.shadowRoot != null && felt(one(id))?.dataset['theme'] === theme);
const hasHints = (id: string): boolean => findAll(one(id), '.tool.hint').length > 0;
const spoken = (id: string): string => one(id).shadowRoot?.textContent ?? '';

/** Chooses a theme in the menu of a table, as a reader does. */
async function chooseTheme(id: string, theme: string): Promise<void> {
  // The felt has its theme even before there is a match.
  await until(() => find(one(id), '.tool.menu') !== null);
  await choose(one(id), 'settings');
  const select = (await panelWith(one(id), '[name="theme"]')) as HTMLSelectElement;
  select.value = theme;
  select.dispatchEvent(new Event('change', {bubbles: true}));
}

/** URL of React on the test runner. */
const REACT: string = '/__react.js';

describe('Settings in a page that React renders', () => {
  let react: React;
  let root: ReturnType<React['createRoot']>;
  const table = (id: string, props: Props = {}): Node =>
    react.createElement('scopa-table', {key: id, id, speed: 'instant', seed: 'react', ...props});
  const settings = (props: Props, ...children: readonly Node[]): Node =>
    react.createElement('cartavola-settings', props, ...children);
  const render = (...nodes: readonly Node[]): void =>
    root.render(react.createElement(react.StrictMode, null, react.createElement('main', {lang: 'en'}, ...nodes)));

  before(async () => {
    react = (await import(REACT)) as React;
  });
  beforeEach(() => {
    const place = document.createElement('div');
    document.body.append(place);
    root = react.createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    (document.createElement('cartavola-settings') as Partial<CartavolaSettings>).forget?.();
    document.body.replaceChildren();
  });

  it('apply to elements rendered before they were defined', async () => {
    render(settings({theme: 'wood', hints: true}, table('early')));
    await themed('early', 'felt');
    await import('@cartavola/elements/define/cartavola-settings.js');
    await themed('early', 'wood');
    await until(() => hasHints('early'));
  });

  it('apply to a table and the rules, and follow the next render', async () => {
    const page = (props: Props): void =>
      render(
        settings(
          props,
          table('reached', {deck: undefined}),
          react.createElement('rules-explainer', {key: 'rules', id: 'rules', game: 'scopa', view: 'rules'}),
        ),
      );
    page({theme: 'wood', deck: 'italian'});
    await themed('reached', 'wood');
    await until(() => spoken('rules').includes('coins') && !spoken('rules').includes('diamonds'));
    const same = one('reached');
    page({theme: 'plain', deck: 'french', hints: true});
    await themed('reached', 'plain');
    await until(() => hasHints('reached'));
    await until(() => spoken('rules').includes('diamonds') && !spoken('rules').includes('coins'));
    page({});
    await themed('reached', 'felt');
    await until(() => !hasHints('reached'));
    expect(one('reached')).to.equal(same);
  });

  it('can be nested, and the nearest ones apply, even if some are added later, changed or removed', async () => {
    const page = (outer: Props, inner?: Props): void =>
      render(
        settings(outer, table('outer'), inner ? settings({key: 'inner', ...inner}, table('inner')) : table('inner')),
      );
    page({theme: 'wood', hints: true});
    await themed('inner', 'wood');
    page({theme: 'wood', hints: true}, {theme: 'plain'});
    await themed('inner', 'plain');
    // Settings that the inner element lacks come from the outer one.
    await until(() => hasHints('inner'));
    await themed('outer', 'wood');
    page({theme: 'felt', hints: true}, {theme: 'wood'});
    await themed('inner', 'wood');
    await themed('outer', 'felt');
    page({theme: 'felt'}, {});
    await themed('inner', 'felt');
    await until(() => !hasHints('inner'));
    page({theme: 'plain'});
    await themed('inner', 'plain');
  });

  it('yield to the reader’s choice at any table, even when React renders again', async () => {
    const page = (count: number): void =>
      render(
        String(count),
        settings({key: 'open', theme: 'wood'}, table('chosen'), table('other')),
        settings({key: 'closed', theme: 'wood', locked: 'theme'}, table('locked')),
        table('alone', {theme: 'felt'}),
      );
    page(1);
    for (const id of ['chosen', 'other', 'locked']) await themed(id, 'wood');
    await chooseTheme('chosen', 'plain');
    for (const id of ['chosen', 'other', 'alone']) await themed(id, 'plain');
    await themed('locked', 'wood');
    page(2);
    await until(() => document.body.textContent.includes('2'));
    for (const id of ['chosen', 'other', 'alone']) await themed(id, 'plain');
  });
});
