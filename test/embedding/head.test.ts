import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {kitOrigin, openAddress, type OpenedPage} from '../embedded-page.js';
import {mouse} from '../journeys/hands.js';
import {playMatch} from '../journeys/play-match.js';
import {until} from '../tables/table-in-page.js';

interface HeadPage {
  /** Arguments of `cartavola head`. */
  readonly args?: readonly string[];
  readonly language?: string;
  readonly body: string;
  /** Kit file that differs from the published one. */
  readonly change?: string;
  /** Pattern for text to remove from the command's output. */
  readonly without?: string;
}

const TABLE = '<scopa-table players="2" speed="instant" seed="head"><p>Two play Scopa here.</p></scopa-table>';

/** Opens a page from test/embedding/head-pages.mjs, with the head and the policy that the command prints. */
function open({args = [], language = 'fr', ...page}: HeadPage): Promise<OpenedPage> {
  const query = JSON.stringify({args, language, ...page});
  return openAddress(`/__head?page=${encodeURIComponent(query)}`, 900, 900);
}

/** Names of the kit's files that a page requested, including duplicates. */
const askedBy = ({frame}: OpenedPage, origin: string): readonly string[] =>
  frame
    .contentWindow!.performance.getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => name.startsWith(origin) && /\.(?:js|css)$/.test(name))
    .map((name) => name.slice(origin.length + 1))
    // The bots' code and pictures, and the game's great moments, are requested once the reader can play, or when a bot
    // starts.
    .filter(
      (name) =>
        !/^(?:violations|bots-)|\/(?:pool|thinkers|bots|players|choose|character-pictures|celebrate|\w+-moments)\b/.test(
          name,
        ),
    );

const earlyIn = ({document}: OpenedPage, origin: string): readonly string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({href}) =>
    href.slice(origin.length + 1),
  );

/** Waits until an element shows its subject. */
const shown = ({document}: OpenedPage, name: string, selector: string): Promise<void> =>
  until(() => document.querySelector(name)?.shadowRoot?.querySelector(selector) != null);

describe('A page with the head from the command, from another origin', () => {
  let origin: string;
  /** Files that a table needs first, in French. */
  let first: readonly string[];
  before(async () => {
    await setViewport({width: 1000, height: 1000});
    origin = await kitOrigin();
    const files = (await (await fetch(`${origin}/preload.json`)).json()) as Record<string, string[]>;
    first = ['scopa-table', 'scopa.fr'].flatMap((part) => files[part]!);
    expect(first.length).to.be.greaterThan(3);
  });
  after(() => setViewport({width: 1000, height: 800}));
  afterEach(() => document.body.replaceChildren());

  it('plays a deal under the policy from the command, without a violation', async () => {
    document.body.style.margin = '0';
    const page = await open({args: ['scopa-table', '--lang', 'fr'], body: TABLE});
    await shown(page, 'scopa-table', '.hand button');
    const journey = await playMatch(page.document.querySelector('scopa-table')!, mouse, {deals: 1});
    expect(journey.deals).to.equal(1);
    expect([page.violations, page.errors]).to.deep.equal([[], []]);
  });

  it('accepts all of the kit’s files', async () => {
    const page = await open({body: `<script type="module" src="${origin}/imports-all.js"></script>`});
    const inside = page.frame.contentWindow as unknown as {imported?: {count: number; refused: string[]}};
    await until(() => inside.imported !== undefined);
    expect(inside.imported!.refused).to.deep.equal([]);
    expect(inside.imported!.count).to.be.greaterThan(100);
    expect([page.violations, page.errors]).to.deep.equal([[], []]);
  });

  it('blocks a changed script, and shows the author’s content', async () => {
    for (const args of [[], ['scopa-table', '--lang', 'fr']])
      for (const file of ['cartavola.js', ...first]) {
        const change = file.replace('chunks/', '');
        const page = await open({args, body: TABLE, change});
        const table = page.document.querySelector('scopa-table')!;
        const [fallback] = table.children;
        await until(() => fallback!.checkVisibility({visibilityProperty: true}));
        expect(fallback!.getBoundingClientRect().height, file).to.be.greaterThan(10);
        expect(table.shadowRoot?.querySelector('.hand button') ?? null, file).to.equal(null);
        // Ignore messages to authors in the console.
        expect(
          page.errors.filter((text) => !text.startsWith('Cartavola: ')),
          file,
        ).to.deep.equal([]);
        page.close();
      }
  }).timeout(120_000);

  it('would accept a changed script without the hashes', async () => {
    const [file = ''] = first;
    const page = await open({
      body: TABLE,
      change: file.replace('chunks/', ''),
      without: ' integrity="[^"]*"|"integrity"',
    });
    await shown(page, 'scopa-table', '.hand button');
  });

  it('blocks a changed style sheet', async () => {
    const page = await open({body: TABLE, change: 'cartavola.css'});
    await shown(page, 'scopa-table', '.hand button');
    expect(page.document.styleSheets).to.have.lengthOf(0);
  });

  const CARD = '<playing-card card="QH"></playing-card>';
  const pages: readonly (readonly [args: string, language: string, body: string, selector: string])[] = [
    ['scopa-table --lang fr', 'fr', TABLE, '.hand button'],
    ['scopa-table --deck italian', 'en', TABLE.replace('seed', 'deck="italian" seed'), '.hand button'],
    ['capodama-table --lang it --deck french-4', 'it', '<capodama-table deck="french-4"></capodama-table>', '.seat'],
    ['capra-table', 'en', '<capra-table speed="instant"></capra-table>', '.hand button'],
    ['calypso-table', 'en', '<calypso-table speed="instant"></calypso-table>', '.hand button'],
    ['playing-card --lang it', 'it', CARD, 'svg'],
    ['capra-table --lang it', 'it', '<capra-table speed="instant"></capra-table>', '.hand button'],
    ['score-sheet', 'en', '<score-sheet></score-sheet>', '*'],
    [
      'rules-explainer --game capra --view rules --lang it',
      'it',
      '<rules-explainer game="capra" view="rules"></rules-explainer>',
      '.book',
    ],
    ...['capodama', 'scopa', 'capra', 'calypso'].map(
      (game) =>
        [
          `rules-explainer --game ${game} --lang fr`,
          'fr',
          `<rules-explainer game="${game}"></rules-explainer>`,
          '.step-title',
        ] as const,
    ),
  ];
  for (const [args, language, body, selector] of pages)
    it(`requests each file it needs once, and none later: ${args}`, async () => {
      const name = args.split(' ')[0]!;
      const plain = await open({language, body});
      await shown(plain, name, selector);
      const asked = askedBy(plain, origin);
      plain.close();

      const page = await open({args: args.split(' '), language, body});
      await shown(page, name, selector);
      const early = earlyIn(page, origin);
      expect(
        early.filter((file) => !asked.includes(file)),
        'never used',
      ).to.deep.equal([]);
      const known = new Set([...early, 'cartavola.js', 'cartavola.css']);
      expect(
        asked.filter((file) => !known.has(file)),
        'requested later',
      ).to.deep.equal([]);
      const again = askedBy(page, origin);
      expect(
        again.filter((file, place) => again.indexOf(file) !== place),
        'requested twice',
      ).to.deep.equal([]);
      expect([page.violations, page.errors]).to.deep.equal([[], []]);
    });

  it('requests each file for a single element’s script once, and does not run any other script', async () => {
    const page = await open({args: ['scopa-table', '--lang', 'fr', '--define'], body: TABLE});
    await shown(page, 'scopa-table', '.hand button');
    const asked = askedBy(page, origin);
    const known = [...earlyIn(page, origin), 'define/scopa-table.js', 'cartavola.css'];
    expect([...asked].sort()).to.deep.equal(known.sort());
    expect([page.violations, page.errors]).to.deep.equal([[], []]);
  });
});
