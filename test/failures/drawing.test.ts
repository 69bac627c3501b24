import {expect} from 'chai';
import {CapodamaTable, type CardTable, type TableErrorEvent} from '@cartavola/elements';
import {othersActToo} from '../journeys/hands.js';
import {alerts, find, findAll, hand, table, told, until} from '../tables/table-in-page.js';
import {pageErrors} from './page-errors.js';

/** Table that doesn't draw anything while `fails` is set. */
class FailingTable extends CapodamaTable {
  fails = false;
  /** Number of `table-ready` events. */
  readies = 0;
  override readonly layout = {
    ...new CapodamaTable().layout,
    title: (): string => {
      if (this.fails) throw new TypeError('This layout is broken.');
      return 'Capodama';
    },
  };
}
customElements.define('failing-table', FailingTable);

const NAMES = ['Zoë', 'Bea', 'Cleo', 'Dan'];

const revoked = (): unknown => {
  const {proxy, revoke} = Proxy.revocable([], {});
  revoke();
  return proxy;
};
const throwing = Object.defineProperty([...NAMES], 2, {
  get() {
    throw new Error('Do not look at this.');
  },
});

const WRONG: readonly (readonly [name: string, names: unknown, path: string])[] = [
  ['numbers', [1, 2, 3, 4], 'names[0]'],
  ['an object', {}, 'names'],
  ['a string', 'Zoë', 'names'],
  ['a set', new Set(NAMES), 'names'],
  ['a list with an object', ['Zoë', 'Bea', {}], 'names[2]'],
  ['a list with a symbol', [Symbol('Zoë')], 'names[0]'],
  ['a getter that throws', throwing, 'names[2]'],
  ['a revoked proxy', revoked(), 'names'],
];

/** Collects the problems that the table reports. */
const problemsOf = (element: Element): string[] => {
  const problems: string[] = [];
  element.addEventListener('table-error', (event) => {
    const {code, path} = (event as TableErrorEvent).detail;
    problems.push(`${code} ${path}`.trim());
  });
  return problems;
};

/** Waits until only the reader may act. */
const asking = (element: CardTable): Promise<void> =>
  until(() => element.scene?.actor !== undefined && !othersActToo(element));
const gone = (element: CardTable): number =>
  (element.record as {deals: {moves: unknown[]}[]}).deals.reduce((sum, {moves}) => sum + moves.length, 0);

describe('A table with wrong names', () => {
  let page: ReturnType<typeof pageErrors>;
  beforeEach(() => (page = pageErrors()));
  afterEach(() => {
    document.body.replaceChildren();
    page.stop();
  });

  for (const [name, names, path] of WRONG) {
    it(`(${name}) reports them, is not ready, and starts when they are corrected`, async () => {
      const element = document.createElement('capodama-table');
      const problems = problemsOf(element);
      let ready = 0;
      element.addEventListener('table-ready', () => ready++);
      Object.assign(element, {speed: 'instant', seed: 'names', names});
      document.body.append(element);
      await until(() => problems.length > 0);
      expect(problems).to.deep.equal([`names.type ${path}`]);
      expect(alerts(element)[0]).to.contain(`names.type · ${path}`).and.contain('names');
      expect([ready, hand(element)]).to.deep.equal([0, []]);
      const begun = told(element, 'table-ready');
      element.names = NAMES;
      await begun;
      await asking(element);
      expect(alerts(element)).to.deep.equal([]);
      expect(findAll(element, '.seats .name').map(({textContent}) => textContent)).to.deep.equal(NAMES.slice(1));
      expect(page.errors).to.deep.equal([]);
    });
  }

  it('in the middle of a match continues when they are corrected', async () => {
    const element = await table({seed: 'names'});
    await asking(element);
    const [moves, cards] = [gone(element), hand(element)];
    const wrong = told<TableErrorEvent>(element, 'table-error');
    element.names = [1, 2, 3, 4] as unknown as string[];
    await wrong;
    expect(hand(element)).to.deep.equal([]);
    element.names = NAMES;
    await asking(element);
    await until(() => hand(element).length > 0);
    expect([gone(element), hand(element)]).to.deep.equal([moves, cards]);
    expect(element.play(element.scene!.moves[0]!)).to.equal(true);
    expect(page.errors).to.deep.equal([]);
  });
});

describe('A table that fails to draw', () => {
  let page: ReturnType<typeof pageErrors>;
  beforeEach(() => (page = pageErrors()));
  afterEach(() => {
    document.body.replaceChildren();
    page.stop();
  });

  /** Returns a failing table with only bots, or with the reader as well. */
  async function failing(seats: string, fails: boolean): Promise<[FailingTable, string[]]> {
    const element = new FailingTable();
    element.addEventListener('table-ready', () => element.readies++);
    const problems = problemsOf(element);
    Object.assign(element, {fails, seats, speed: 'instant', seed: 'drawing'});
    document.body.append(element);
    await until(() => element.match?.view !== undefined);
    return [element, problems];
  }

  it('reports it once, plays on in the meantime, and shows the match with the next successful rendering', async () => {
    const [element, problems] = await failing('you bot bot bot', false);
    await asking(element);
    element.fails = true;
    expect(element.play(element.scene!.moves[0]!)).to.equal(true);
    await until(() => problems.length > 0);
    await until(() => alerts(element).length > 0);
    expect(alerts(element)[0]).to.contain('table.render');
    const before = gone(element);
    await until(() => element.match!.actor !== undefined && element.scene?.actor !== undefined);
    expect(element.play(element.scene!.moves[0]!)).to.equal(true);
    expect(gone(element)).to.be.greaterThan(before);
    await element.match!.idle;
    expect(problems).to.deep.equal(['table.render']);
    element.fails = false;
    element.requestUpdate();
    await element.updateComplete;
    expect(alerts(element)).to.deep.equal([]);
    expect(hand(element)).to.have.lengthOf(element.scene!.view.hands[0]!.length);
    expect(page.errors.every((text) => text.includes('This layout is broken.'))).to.equal(true);
  });

  it('from the start does not leave a blank space', async () => {
    const [element, problems] = await failing('bot bot bot bot', true);
    await told(element, 'table-move');
    await until(() => alerts(element).length > 0);
    expect(problems).to.deep.equal(['table.render']);
    expect(element.readies, 'before it can be drawn').to.equal(0);
    element.fails = false;
    await told(element, 'table-move');
    await element.updateComplete;
    expect(find(element, '.seats')).to.exist;
    expect(element.readies, 'once it is drawn').to.equal(1);
    expect(alerts(element)).to.deep.equal([]);
  });

  it('because of a page’s setting draws again once that is corrected', async () => {
    for (const value of [Symbol('x'), {}, Object.create(null) as object, () => 1, 10n, [], null]) {
      const element = document.createElement('capodama-table');
      const problems = problemsOf(element);
      const all = ['players', 'seats', 'level', 'deck', 'speed', 'theme', 'target', 'seed', 'sound', 'hints', 'coach'];
      Object.assign(element, Object.fromEntries(all.map((name) => [name, value])));
      document.body.append(element);
      await (value === null ? told(element, 'table-ready') : until(() => problems.length > 0));
      const mended = {players: 4, seats: 'you bot bot bot', level: 'casual', deck: 'french', speed: 'instant'};
      Object.assign(element, {...mended, theme: 'felt', target: 7, seed: 'mended', sound: false});
      // The first turn reported may belong to the previous match.
      await until(() => element.standing !== undefined && hand(element).length > 0);
      expect(problems.length > 0, String(value === null)).to.equal(value !== null);
      element.remove();
    }
    expect(page.errors).to.deep.equal([]);
  });
});
