import {expect} from 'chai';
import {openPage, type EmbeddedPage} from '../embedded-page.js';
import {SWEEP} from '../lessons/puzzle-examples.js';
import {until} from '../tables/table-in-page.js';

/** Opens a page in French with an element, without the chunks of these names. */
async function openWith(markup: string, without: readonly string[]): Promise<EmbeddedPage> {
  const page = await openPage('bots', undefined, {without});
  page.document.documentElement.lang = 'fr-CA';
  page.document.body.insertAdjacentHTML('beforeend', markup);
  return page;
}

/**
 * Names of the chunks that have come, sorted, without what is asked for once one can play: what bots think with, their pictures, and the
 * great moments of the game.
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

const WITH_TABLE = ['core', 'play', 'scopa', 'scopa-table', 'scopa.fr', 'table'];
const WITH_BOOK = ['book', 'book.fr', 'core', 'explainer', 'scopa', 'scopa-lesson', 'scopa-lesson.fr'];
const WITH_PICTURE = [
  'book',
  'book.fr',
  'core',
  'notation',
  'picture',
  'play',
  'scopa',
  'scopa-lesson',
  'scopa-lesson.fr',
  'written',
];
/** By what is shown: its markup, what a reader sees of it, and the chunks that it needs. */
const SHOWN = {
  'a table': ['<scopa-table players="2"></scopa-table>', '.hand .card', WITH_TABLE],
  'a table with other cards': ['<scopa-table deck="italian"></scopa-table>', '.hand .card', [...WITH_TABLE, 'italian']],
  'a lesson': ['<rules-explainer game="scopa"></rules-explainer>', '.step button', WITH_BOOK],
  'a rulebook': [
    '<rules-explainer game="scopa" view="rules"></rules-explainer>',
    '.book',
    [...WITH_BOOK, 'rulebook-page', 'scopa-rules.fr'],
  ],
  'cards in an article': [
    '<card-diagram>AP RC</card-diagram>',
    '.picture',
    ['card-diagram', 'core', 'load-diagram', 'picture', 'written'],
  ],
  'a table in an article': [
    '<card-diagram game="scopa" letters="en">players: 2 / you: AS 7H / table: 2C / stock 24</card-diagram>',
    '.picture',
    [...WITH_PICTURE, 'card-diagram', 'load-diagram', 'load-table'],
  ],
  'a puzzle': [
    `<card-puzzle game="scopa" puzzle='${JSON.stringify(SWEEP)}'></card-puzzle>`,
    '.hand button',
    [...WITH_BOOK, 'card-puzzle', 'lesson-rest', 'link', 'play', 'puzzle.fr', 'written'],
  ],
  'a replay': [
    '<game-replay game="scopa" letters="en">players: 2 / dealer: 0 / you: AS / right: 7H / table: 3C / moves: 7H</game-replay>',
    '.picture',
    [...WITH_PICTURE, 'game-replay', 'replay.fr'],
  ],
  'a score pad': [
    '<score-pad game="scopa"></score-pad>',
    '.acts',
    ['book', 'core', 'pad.fr', 'scopa', 'scopa-count', 'scopa-count.fr', 'score-pad', 'written'],
  ],
  'a card': ['<playing-card card="QH"></playing-card>', '.card-face', ['core', 'playing-card']],
} as const;

describe('The built kit', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [what, [markup, wanted, chunks]] of Object.entries(SHOWN)) {
    it(`loads ${chunks.length} chunks for ${what}`, async () => {
      const page = await openWith(markup, []);
      await until(() => page.document.body.lastElementChild!.shadowRoot?.querySelector(wanted) != null);
      // A puzzle asks for its rules once the page is idle, which may be before this is read.
      const soon = chunksOf(page).filter(
        (name) => name !== 'rulebook-page' || (chunks as readonly string[]).includes(name),
      );
      expect(soon).to.deep.equal([...chunks].sort());
    });

    it(`asks for those of ${what} before any of them runs`, async () => {
      // Without this one no other runs.
      const page = await openWith(markup, ['core']);
      const others = chunks.filter((name) => name !== 'core').sort();
      await until(() => others.every((name) => chunksOf(page).includes(name)));
      expect(chunksOf(page).filter((name) => name !== 'core')).to.deep.equal(others);
    });
  }
});
