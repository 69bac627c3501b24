import {describe, it} from 'node:test';
import {expect} from 'chai';
import {LANGUAGES} from '../language.js';
import {loadCountWords} from './games.js';
import {loadPadWords} from './load-pad-words.js';
import type {CountWords, PadGiven, PadWords} from './pad-words.js';

const GAMES = ['calypso', 'capodama', 'capra', 'scopa'];
const GIVEN: PadGiven = {is: 3, sum: 40, least: 11, most: 52, one: 83, other: 70};
const CODES = ['missing', 'value', 'most', 'sum', 'over', 'unknown', 'another'].map((code) => `pad.${code}`);

/** Returns every string of a pad, calling functions with example values. */
function said(words: PadWords): string[] {
  const {player, nameOf, partners, deal, enter, correct, deals, won, course, target, follows, standing} = words;
  const party = {who: 'Ada', points: 3, why: ['x', 'y']};
  const fixed = Object.values(words).filter((text): text is string => typeof text === 'string');
  return [
    ...fixed,
    ...[player('A'), nameOf('A'), partners(['Ada', 'Bea']), deal(1), enter(1), correct(1), deals('Ada'), deals('Bea')],
    ...[won('Ada', false), won('Ada', true), course('Ada', [1, 2]), target(11), follows(4)],
    ...[standing([party, {...party, why: []}]), words.gave('x', 'y'), words.inDeal(2, 'x')],
    ...[words.fileSaved('x'), words.barred('x'), words.wrongFile('a.b', ''), words.wrongFile('a.b', 'c')],
    ...CODES.map((code) => words.problem(code, 'x', GIVEN)),
  ];
}

/** Lists every string for counting a game's score. */
const counted = ({title, fields, groups, answers, options, lines, problems, over}: CountWords): string[] => [
  title,
  ...Object.values(fields),
  ...(groups ?? []),
  ...Object.values(answers ?? {}).flat(),
  ...options.flatMap(({label, values}) => [label, ...Object.values(values ?? {})]),
  ...Object.values(lines),
  ...Object.values(problems).map((say) => say(GIVEN)),
  ...[true, false].flatMap((eggs) => over?.({goat: 0, eggs} as object, () => 'Ada') ?? []),
];

describe('The strings of score pads', () => {
  for (const language of LANGUAGES) {
    it(`are complete in ${language}, with the language’s spacing`, async () => {
      const games = await Promise.all(GAMES.map((game) => loadCountWords(game, language)));
      const all = [...said(await loadPadWords(language)), ...games.flatMap(counted)];
      for (const text of all) {
        expect(text.trim()).to.not.equal('');
        expect(text).to.not.match(/undefined|NaN|\[object|'|"/);
        if (language === 'fr') expect(text).to.not.match(/[^\u00a0]:(?!\/)|[^\u202f][?!;]|«(?!\u00a0)/);
        else expect(text).to.not.match(/\s[:?!;]/);
      }
    });
  }

  it('say the same things in each language', async () => {
    const numbers = await Promise.all(LANGUAGES.map(async (language) => said(await loadPadWords(language)).length));
    expect(new Set(numbers).size).to.equal(1);
    for (const game of GAMES) {
      const words = await Promise.all(LANGUAGES.map((language) => loadCountWords(game, language)));
      const shapes = words.map((one) =>
        JSON.stringify([one.fields, one.lines, one.problems, one.options].map((part) => Object.keys(part))),
      );
      expect(new Set(shapes).size, game).to.equal(1);
    }
  });
});
