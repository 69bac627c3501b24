import {describe, it} from 'node:test';
import {card, readOptions, type Move} from '@cartavola/engine';
import {expect} from 'chai';
import {variantTables} from '../../../../test/variant-tables.js';
import {rulebooks} from '../games.js';
import {
  LANGUAGES,
  loadReviewWords,
  loadRulebook,
  loadRulebookWords,
  paragraphsOf,
  plainText,
  type OwnLanguage,
} from '../index.js';
import {loadCoach} from './games.js';
import {coach as english} from './coach.en.js';
import type {GivenReason} from './reason-words.js';
import {reasons as calypso} from '../games/calypso/calypso-reasons.en.js';
import {reasons as capodama} from '../games/capodama/capodama-reasons.en.js';
import {reasons as capra} from '../games/capra/capra-reasons.en.js';
import {reasons as scopa} from '../games/scopa/scopa-reasons.en.js';

/** Terms of card games. `*` stands for any ending. Each belongs to the games whose rules use it. */
const TERMS: Readonly<Record<OwnLanguage, readonly RegExp[]>> = {
  en: patterns(
    'trick|tricks',
    'trump|trumps',
    'ruff*|overruff*',
    'lead|leads|led|leading',
    'beat|beats|beaten|beating',
    '(?:follow|following) suit',
    'discard*',
    'fold*',
    'enter|enters|entered|entering',
    'captur*',
    'trail*',
    'scopa|scope|scopas',
    'settebello',
    'primiera',
    'calypso|calypsos',
    'capo',
    'doubled',
  ),
  fr: patterns(
    'pli|plis|levée|levées',
    'atout|atouts',
    'surcoup*|couper à|couper avec',
    'entam*',
    'bat|bats|battre|battent|battu|battue|battus|battues',
    'fourni*',
    'défauss*',
    'entrer',
    'scopa|scope|scopas',
    'settebello',
    'primiera',
    'calypso|calypsos',
    'capo',
    'doublée',
  ),
  it: patterns(
    'briscol*',
    'tagli*|surtagli*',
    'attacc*',
    'batte|battere|battono|battut*|batterebbe',
    'rispond*',
    'scart*',
    'scopa|scope',
    'settebello',
    'primiera',
    'cala|calare|calerebbe',
    'calypso',
    'capo',
    'raddoppi*',
  ),
};

/** Returns patterns for terms. */
function patterns(...all: readonly string[]): readonly RegExp[] {
  return all.map((words) => new RegExp(`(?<!\\p{L})(?:${words.replaceAll('*', '\\p{L}*')})(?!\\p{L})`, 'iu'));
}

/** Table options with which a game's rules are read, in addition to its variants. */
const TABLES: Readonly<Record<string, readonly Readonly<Record<string, number | string>>[]>> = {
  capodama: [1, 2, 3, 4, 5, 6].map((players) => ({players})),
  scopa: [2, 4].flatMap((players) => [{players}, {players, rules: 'italian'}]),
};

/** Returns all texts of a game's rules at all of its tables. */
async function rulesOf(game: string, language: OwnLanguage): Promise<string> {
  const {rulebook} = await rulebooks[game]!();
  const {terms} = await loadRulebookWords(language);
  const texts: string[] = [];
  for (const given of [...(TABLES[game] ?? [{}]), ...(await variantTables(game)).map(({options}) => options)]) {
    const options = readOptions(rulebook.game, given);
    if (!options.ok) throw new Error(options.problem.message);
    const book = await loadRulebook(rulebook, language, {options: options.value});
    texts.push(book.title, book.about);
    for (const {title, text, badge = '', when = ''} of paragraphsOf(book))
      texts.push(title, plainText(text), badge, when);
    for (const {term, meaning} of book.glossary) texts.push(term, meaning);
    // All trick-taking games can say that a card beats another.
    if (book.glossary.some(({key}) => key === 'trick')) texts.push(terms.trump.meaning);
  }
  return texts.join('\n');
}

const IDS = [
  ...new Set(
    [english.reasons, english.trickReasons, calypso, capodama, capra, scopa].flatMap((reasons) => Object.keys(reasons)),
  ),
  'as-good',
];

const [five, seven] = [card('5', 'H'), card('7', 'D')];
const MOVE: Move = {type: 'play', card: five};

/** Reasons with this id: alone and compared, with one card and with several, and with a possible reply. */
const reasonsWith = (id: string): readonly GivenReason[] =>
  [[five], [five, seven]].flatMap((cards) =>
    [{}, {than: {move: MOVE, isAgainst: true}}, {than: {move: MOVE, isAgainst: false, count: 1}}].map((more) => ({
      id,
      cards,
      points: 2,
      count: 2,
      answers: [{seat: 1, move: {type: 'play', card: seven}}],
      ...more,
    })),
  );

/** Returns the strings in a table of words: plain ones, and those of functions of numbers. */
const stringsIn = (words: object): readonly string[] =>
  Object.values(words).map((text: string | ((...counts: number[]) => string)) =>
    typeof text === 'string' ? text : text(2, 2),
  );

for (const game of Object.keys(rulebooks))
  for (const language of LANGUAGES)
    describe(`The coach of ${game} in ${language}`, () => {
      it('uses no term of another game in its reasons, hints and reviews', async () => {
        const rules = await rulesOf(game, language);
        const foreign = TERMS[language].filter((term) => !term.test(rules));
        expect(foreign.length).to.be.within(1, TERMS[language].length - 1);
        const {move, reason, hint, better, ...plain} = await loadCoach(game, language);
        const said = [
          ...IDS.flatMap(reasonsWith).flatMap((one) => reason(one) ?? []),
          hint(move(MOVE)),
          better(move(MOVE)),
          ...stringsIn(plain),
          ...stringsIn(await loadReviewWords(language)),
        ];
        expect(said.length).to.be.above(50);
        const wrong = said.filter((text) => foreign.some((term) => term.test(text)));
        expect(wrong, wrong.join('\n')).to.deep.equal([]);
      });
    });

describe('Each term in the list', () => {
  it('is one of a game’s rules', async () => {
    for (const language of LANGUAGES) {
      const rules = (await Promise.all(Object.keys(rulebooks).map((game) => rulesOf(game, language)))).join('\n');
      const unused = TERMS[language].filter((term) => !term.test(rules));
      expect(unused, unused.join('\n')).to.deep.equal([]);
    }
  });
});
