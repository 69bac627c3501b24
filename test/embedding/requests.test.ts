import {expect} from 'chai';
import {openPage, type EmbeddedPage} from '../embedded-page.js';
import {SWEEP} from '../lessons/puzzle-examples.js';
import {until} from '../tables/table-in-page.js';

/** Opens a French page with an element. The chunks with these names fail to load. */
async function openWith(markup: string, without: readonly string[]): Promise<EmbeddedPage> {
  const page = await openPage('bots', undefined, {without});
  page.document.documentElement.lang = 'fr-CA';
  page.document.body.insertAdjacentHTML('beforeend', markup);
  return page;
}

/**
 * Sorted names of the loaded chunks, except those that are requested once the reader can play: bots' code and pictures,
 * and the game's great moments.
 */
function chunksOf({frame}: EmbeddedPage): readonly string[] {
  const names = frame
    .contentWindow!.performance.getEntriesByType('resource')
    .map(({name}) => /\/chunks\/(.+)-[\w-]{8}\.js$/.exec(name)?.[1]);
  return names
    .filter(
      (name) => name !== undefined && !/^(?:pool|thinkers|bots|character-pictures|celebrate|\w+-moments)/.test(name),
    )
    .sort() as string[];
}

/**
 * Elements, keyed by subject: the markup, a selector for the visible subject, the maximum number of chunks, and chunks
 * that only load later.
 */
const SHOWN = {
  'a table': ['<scopa-table players="2"></scopa-table>', '.hand .card', 9, ['table-panels', 'games-scopa-end']],
  'a table with other cards': [
    '<scopa-table deck="italian"></scopa-table>',
    '.hand .card',
    10,
    ['table-panels', 'games-scopa-end'],
  ],
  'a lesson': [
    '<rules-explainer game="scopa"></rules-explainer>',
    '.step button',
    11,
    ['rulebook', 'question-answers'],
  ],
  'a rulebook': ['<rules-explainer game="scopa" view="rules"></rules-explainer>', '.book', 15, ['question-answers']],
  'cards in an article': ['<card-diagram>AP RC</card-diagram>', '.picture', 5, ['diagram-position', 'picture-saving']],
  'a table in an article': [
    '<card-diagram game="scopa" letters="en">players: 2 / you: AS 7H / table: 2C / stock 24</card-diagram>',
    '.picture',
    12,
    ['question', 'picture-saving'],
  ],
  'a puzzle': [
    `<card-puzzle game="scopa" puzzle='${JSON.stringify(SWEEP)}'></card-puzzle>`,
    '.hand button',
    17,
    ['table', 'rulebook'],
  ],
  'a replay': [
    '<game-replay game="scopa" letters="en">players: 2 / dealer: 0 / you: AS / right: 7H / table: 3C / moves: 7H</game-replay>',
    '.picture',
    12,
    ['question', 'replay-actions'],
  ],
  'a score pad': ['<score-pad game="scopa"></score-pad>', '.acts', 8, ['cards', 'french']],
  'a card': ['<playing-card card="QH"></playing-card>', '.card-face', 4, ['table', 'question']],
} as const;

/** Chunks that the page doesn't list, or that are requested once a reader can act. */
const SOON =
  /^(?:lesson-print|motion|question-answers|words-rule-texts|table-rules|ace-takes-all.*|scopa-rules.*|scopa-puzzle.*)$/;

describe('The built kit', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [what, [markup, wanted, most, later]] of Object.entries(SHOWN)) {
    it(`loads at most ${most} chunks for ${what}, and none that are only needed later`, async () => {
      const page = await openWith(markup, []);
      await until(() => page.document.body.lastElementChild!.shadowRoot?.querySelector(wanted) != null);
      const names = chunksOf(page);
      expect(names, names.join(' ')).to.have.length.at.most(most);
      expect(later.filter((name) => names.includes(name))).to.deep.equal([]);
    });

    it(`requests the chunks for ${what} before any of them runs`, async () => {
      const whole = await openWith(markup, []);
      await until(() => whole.document.body.lastElementChild!.shadowRoot?.querySelector(wanted) != null);
      const needed = chunksOf(whole).filter((name) => !SOON.test(name));
      // No other chunk runs without this one.
      const page = await openWith(markup, ['base']);
      await until(() => needed.every((name) => chunksOf(page).includes(name)));
    });
  }
});
