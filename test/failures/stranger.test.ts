import {expect} from 'chai';
import {openPage, type EmbeddedPage} from '../embedded-page.js';
import {until} from '../tables/table-in-page.js';
import {SWEEP} from '../lessons/puzzle-examples.js';
import {hostileValues} from '../fuzz/hostile.js';

/** Wrong attribute values that an author who hasn't read the manual may use. */
const WRONG_TEXTS = [
  '',
  ' ',
  'zzz',
  '-1',
  '0',
  '1.5',
  '1e9',
  'null',
  'undefined',
  '[object Object]',
  'NaN',
  'true',
  '“4”',
  '9'.repeat(400),
];

/** Values among these that are valid for some attributes. */
const RIGHT: Readonly<Record<string, readonly string[]>> = {
  settebello: ['', 'true'],
  card: ['', ' '],
  // The rank of a ten may be written as 0.
  dim: ['', ' ', '0'],
  arrows: ['', ' '],
  ply: ['0'],
  seat: ['0'],
  guess: ['0'],
};

interface Subject {
  readonly element: string;
  /** Attributes for a correct element. */
  readonly right: Readonly<Record<string, string>>;
  /** The element's content. */
  readonly text?: string;
  /** Content of a data script in the element. */
  readonly script?: string;
  /** Attributes to check. */
  readonly checked: readonly string[];
  /** Properties that take data. */
  readonly data?: readonly string[];
  /** Selector of an element that only appears if there are no faults. */
  readonly shows: string;
}

const TABLE = {speed: 'instant', seed: 'stranger'};
const OF_TABLES = ['seats', 'level', 'deck', 'speed', 'theme'];

const SUBJECTS: readonly Subject[] = [
  {
    element: 'capodama-table',
    right: {...TABLE, players: '4', target: '7'},
    checked: [...OF_TABLES, 'players', 'target'],
    data: ['names', 'record'],
    shows: '.hand .card',
  },
  {
    element: 'scopa-table',
    right: {...TABLE, players: '2', rules: 'italian', settebello: 'true'},
    checked: [...OF_TABLES, 'players', 'rules', 'settebello', 'sevens'],
    data: ['names', 'record'],
    shows: '.hand .card',
  },
  {element: 'capra-table', right: TABLE, checked: [...OF_TABLES, 'target'], shows: '.hand .card'},
  {element: 'calypso-table', right: TABLE, checked: [...OF_TABLES, 'revoke', 'overruff'], shows: '.hand .card'},
  {
    element: 'rules-explainer',
    right: {game: 'capodama', view: 'rules', players: '4'},
    checked: ['game', 'view', 'deck', 'players'],
    data: ['options', 'progress'],
    shows: '.book',
  },
  {element: 'playing-card', right: {card: 'QH'}, checked: ['card', 'deck'], shows: '.card'},
  {
    element: 'card-diagram',
    right: {notation: 'AS KH 7D', letters: 'en'},
    checked: ['deck', 'theme', 'letters', 'dim', 'arrows', 'sharing'],
    shows: '.picture',
  },
  {
    element: 'score-pad',
    right: {game: 'scopa'},
    checked: ['game', 'players', 'target'],
    data: ['options', 'pad'],
    shows: '.acts',
  },
  {
    element: 'card-puzzle',
    right: {game: 'scopa'},
    script: JSON.stringify(SWEEP),
    checked: ['deck', 'game'],
    data: ['puzzle'],
    shows: '.board',
  },
  {
    element: 'game-replay',
    right: {game: 'scopa', letters: 'en'},
    text: 'players: 2 / deal 1 / dealer: 1 / hands: AS 7D / 7H 2C / table: 2D 5D / moves: 7D x 2D 5D, 7H',
    checked: ['deck', 'theme', 'letters', 'speed', 'ply', 'seat', 'guess', 'sharing'],
    data: ['record'],
    shows: '.picture',
  },
];

const problemsOf = ({frame}: EmbeddedPage): string[] =>
  (frame.contentWindow as unknown as {problems: string[]}).problems;
const textIn = (element: Element): string => element.shadowRoot?.textContent ?? '';
const shows = (element: Element, selector: string): boolean => element.shadowRoot?.querySelector(selector) != null;
/** Code of the problem shown in an element, with its path. */
const problemIn = (element: Element): string | undefined =>
  [...(element.shadowRoot?.querySelectorAll('code') ?? [])]
    .map(({textContent}) => textContent)
    .find((text) => /^\w+\.\w+( · .+)?$/.test(text));

describe('A page by an author who has not read the manual', () => {
  afterEach(() => document.body.replaceChildren());

  for (const {element: name, right, text: inside = '', script: written, checked, data = [], shows: shown} of SUBJECTS) {
    it(`shows what is wrong with <${name}>, and the element as soon as it is corrected`, async () => {
      const page = await openPage('stranger', undefined, {width: 700, height: 800});
      const element = page.document.createElement(name);
      for (const [key, value] of Object.entries(right)) element.setAttribute(key, value);
      element.textContent = inside;
      if (written !== undefined) {
        const script = page.document.createElement('script');
        script.type = 'application/json';
        script.textContent = written;
        element.append(script);
      }
      page.document.body.append(element);
      await until(() => shows(element, shown));
      for (const key of checked) {
        for (const text of WRONG_TEXTS) {
          if (RIGHT[key]?.includes(text)) continue;
          const what = `${key}="${text.slice(0, 20)}"`;
          const before = problemsOf(page).length;
          element.setAttribute(key, text);
          await until(() => problemIn(element) !== undefined && problemsOf(page).length > before);
          expect(problemIn(element), what).to.match(new RegExp(` · (?:options\\.)?${key}$`));
          expect(problemsOf(page).at(-1)!.split(' ').slice(2).join(' · '), what).to.equal(problemIn(element));
          expect(shows(element, shown), what).to.equal(false);
          if (key in right) element.setAttribute(key, right[key]!);
          else element.removeAttribute(key);
          await until(() => shows(element, shown) && problemIn(element) === undefined);
        }
      }
      for (const key of data) {
        for (const value of [...hostileValues(), 1, 'zzz', {players: 99}, [{}], '{}']) {
          (element as unknown as Record<string, unknown>)[key] = value;
          await (element as unknown as {updateComplete: Promise<boolean>}).updateComplete;
          await until(() => problemIn(element) !== undefined || shows(element, shown));
          (element as unknown as Record<string, unknown>)[key] = undefined;
          await until(() => shows(element, shown) && problemIn(element) === undefined);
        }
      }
      expect(page.errors).to.deep.equal([]);
      expect(textIn(element)).not.to.equal('');
    }).timeout(120_000);
  }
});
