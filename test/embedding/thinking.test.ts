import {expect} from 'chai';
import {botSeed, finish, type Temper} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import type {CapraTable} from '@cartavola/elements';
import {formatCards, Match, writeRecord} from '@cartavola/engine';
import {capra} from '@cartavola/engine/games/capra/capra.js';
import {Session, type Think} from '@cartavola/session';
import {openPage, type EmbeddedPage, type Policy} from '../embedded-page.js';
import {told} from '../journeys/hands.js';
import {watchWorkers, type Begun} from './workers-of.js';

const SEED = 'thinking';
const OWN_FILE = '/packages/cartavola/dist/bots-capra.js';
const OWN_FILES = '/packages/cartavola/dist/bots-*.js';
/** Tempers of the four default characters at a table. */
const TEMPERS: readonly Temper[] = ['exact', 'fickle', 'patient', 'greedy'];
const FAILING = '/test/pages/failing-worker.js';

/** Moves in the first deal of a record. */
const movesOf = (record: unknown): readonly unknown[] => (record as {deals: {moves: unknown[]}[]}).deals[0]!.moves;

/** Plays the first deal with four bots, without a page or a worker. */
function played(): Promise<readonly unknown[]> {
  const player =
    (temper: Temper): Think =>
    (view) =>
      Promise.resolve(finish(choose(view, {level: 'casual', temper, iterations: 0, seed: botSeed(SEED, 0)})).move);
  const session = new Session({
    game: capra,
    options: capra.begin({}).options,
    seed: SEED,
    viewer: 'spectator',
    players: TEMPERS.map(player),
  });
  return new Promise((resolve) => {
    session.subscribe(({type}) => type === 'score' && resolve(movesOf(JSON.parse(writeRecord(session.record, capra)))));
    session.start();
  });
}

/** Adds a table with four bots to the page. */
function addTable({document}: EmbeddedPage): CapraTable {
  const table = document.createElement('capra-table');
  for (const [name, value] of Object.entries({seats: 'bot bot bot bot', speed: 'instant', seed: SEED})) {
    table.setAttribute(name, value);
  }
  document.body.append(table);
  return table;
}

/** Collects all strings and numbers in the data. */
function wordsIn(data: unknown, words = new Set<string>()): Set<string> {
  if (typeof data === 'object' && data !== null) for (const value of Object.values(data)) wordsIn(value, words);
  else words.add(String(data));
  return words;
}

/** Adds a `<meta>` element that sets where the page's bots run. */
function addMeta({document}: EmbeddedPage, content: string): void {
  const meta = document.createElement('meta');
  meta.name = 'cartavola-bots';
  meta.content = content;
  document.head.append(meta);
}

/** Where the questions were handled, in order. */
const placesOf = (workers: readonly Begun[]): string[] =>
  workers
    .filter(({questions}) => questions > 0)
    .map(({address}) => (address.startsWith('blob:') ? 'blob' : new URL(address).pathname + new URL(address).search));

interface Case {
  readonly policy?: Policy;
  /** Content of the page's `meta` element for bots. */
  readonly meta?: string;
  readonly ownKit?: true;
  /** Whether the browser lacks workers. */
  readonly without?: true;
  /**
   * The workers that think, in order. An empty list means the main thread. Undefined means that this depends on timing.
   */
  readonly places?: readonly string[];
  /** Policy directives that are violated. */
  readonly refused?: readonly string[];
}

const CASES: Readonly<Record<string, Case>> = {
  'without a policy, from another origin': {places: ['blob']},
  'without a policy, from its own origin': {ownKit: true, places: [OWN_FILE]},
  'under worker-src blob:': {policy: 'strict', places: ['blob']},
  'under Trusted Types': {policy: 'trusted-types', places: ['blob']},
  "under worker-src 'self' with a file of its own": {policy: 'own-workers', meta: OWN_FILE, places: [OWN_FILE]},
  "under worker-src 'self' and Trusted Types with a file of its own": {
    policy: 'own-trusted-workers',
    meta: OWN_FILES,
    places: [OWN_FILE],
  },
  "under worker-src 'self' with its own copy of the kit": {policy: 'own-workers', ownKit: true, places: [OWN_FILE]},
  "under worker-src 'self' with nothing of its own": {policy: 'own-workers', places: [], refused: ['worker-src']},
  "under worker-src 'self' with nothing of its own, as it says": {policy: 'own-workers', meta: 'none', places: []},
  "under worker-src 'none', as it says": {policy: 'no-workers', meta: 'none', places: []},
  'where the browser has no workers': {without: true, places: []},
  'that names a missing file': {meta: '/nowhere.js', places: ['blob']},
  'that names a file from another origin': {meta: 'http://localhost:1/bots-capra.js', places: ['blob']},
  'whose file has a different version': {meta: `${FAILING}?old`, places: ['blob']},
  'whose file never answers': {meta: `${FAILING}?silent`},
  'whose file posts null first': {meta: `${FAILING}?null-first`, places: ['blob']},
  'whose worker throws mid-search': {meta: `${FAILING}?throws`, places: [`${FAILING}?throws`, 'blob']},
  'whose worker closes mid-search': {meta: `${FAILING}?closes`, places: [`${FAILING}?closes`, 'blob']},
  'whose worker hangs mid-search': {meta: `${FAILING}?hangs`, places: [`${FAILING}?hangs`, 'blob']},
};

/** A worker's invalid answers, keyed by name. See `test/pages/failing-worker.js`. */
const NONSENSE = [
  ...['null', 'undefined', 'number', 'text', 'list', 'empty', 'no-choice', 'null-choice', 'no-move', 'null-move'],
  ...['no-reasons', 'odd-type', 'illegal', 'pass', 'cards-of-text', 'stranger', 'odd-id', 'odd-error'],
];

describe('A page’s bots', () => {
  let expected: readonly unknown[];
  before(async () => {
    expected = await played();
  });
  afterEach(() => document.body.replaceChildren());

  const cases = {
    ...CASES,
    ...Object.fromEntries(
      NONSENSE.map((how): [string, Case] => [
        `whose worker sends invalid answers (${how})`,
        {meta: `${FAILING}?${how}`, places: [`${FAILING}?${how}`, 'blob']},
      ]),
    ),
  };
  for (const [name, {policy, meta, ownKit, without, places, refused = []}] of Object.entries(cases)) {
    it(`play the same deal on a page ${name}`, async () => {
      const page = await openPage('bots', policy, {width: 900, height: 900, ownKit: ownKit ?? false});
      const workers = watchWorkers(page.frame);
      if (without) delete (page.frame.contentWindow as {Worker?: unknown}).Worker;
      if (meta) addMeta(page, meta);
      const table = addTable(page);
      await told(table, 'table-score');
      expect(movesOf(table.record)).to.deep.equal(expected);
      if (places) expect(placesOf(workers)).to.deep.equal(places);
      expect(page.violations.map(({violatedDirective}) => violatedDirective)).to.deep.equal(refused);
      expect(page.errors).to.deep.equal([]);
    });
  }

  it('do not get data from which they could reconstruct the pack', async () => {
    const page = await openPage('bots', undefined, {width: 900, height: 900});
    const workers = watchWorkers(page.frame);
    const table = addTable(page);
    await told(table, 'table-score');
    const {pack} = (table.record as {deals: {pack: string}[]}).deals[0]!;
    const posted = workers.flatMap((worker) => worker.posted);
    expect(posted.length).to.be.greaterThan(10);
    expect(JSON.stringify(posted)).not.to.contain(SEED);
    // The seed determines this pack, so a message with the pack would give the seed away.
    const dealt = (seed: string): string => {
      const match = new Match(capra, capra.begin({}).options, seed);
      match.deal();
      return formatCards(match.dealt!.pack!);
    };
    expect(dealt(SEED)).to.equal(pack);
    for (const word of wordsIn(posted)) expect(dealt(word), word).not.to.equal(pack);
  });

  it('share a worker, which ends with the last table, but not when a table is moved', async () => {
    const page = await openPage('bots', undefined, {width: 900, height: 900});
    const workers = watchWorkers(page.frame);
    const tables = [addTable(page), addTable(page)];
    await Promise.all(tables.map((table) => told(table, 'table-score')));
    page.document.body.append(tables[0]!);
    tables[1]!.remove();
    await told(tables[0]!, 'table-move');
    expect(workers.map(({ended}) => ended)).to.deep.equal([false]);
    tables[0]!.remove();
    await Promise.resolve();
    await new Promise(requestAnimationFrame);
    expect(workers.map(({ended}) => ended)).to.deep.equal([true]);
    const again = addTable(page);
    await told(again, 'table-move');
    expect(workers.map(({ended}) => ended)).to.deep.equal([true, false]);
    expect(page.errors).to.deep.equal([]);
  });
});
