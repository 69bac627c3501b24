import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {Game} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {rules} from '@cartavola/engine/rules/games.js';
import {
  readNotation,
  type NotationDetails,
  type NotationFault,
  type NotationProblem,
} from '@cartavola/engine/notation.js';
import {FAULTS} from '../engine/notation-faults.js';
import {LANGUAGES, loadNotationWords, notationProblemText} from '@cartavola/words';

function problemOf(text: string, known: readonly Game[] = games): NotationProblem {
  const read = readNotation(text, {games: known});
  assert.ok(!read.ok);
  return read.problem;
}

const problemWith = (details: NotationDetails): NotationProblem => ({...problemOf(''), details});

const problems = [
  ...FAULTS.map(([text]) => problemOf(text)),
  problemOf(7 as unknown as string),
  // A game with only its rules loaded can't start a deal from a position.
  problemOf('game: scopa / players: 2 / hands: AS / KH', rules),
  // These are found in matches with several deals.
  problemWith({kind: 'dealer', word: '0', seat: 1}),
  problemWith({kind: 'leader', word: '3', seat: 2}),
  problemWith({kind: 'match-over', word: 'deal'}),
];

/** Kinds whose sentence mentions a key, a card or a tag instead of the word at the fault's position. */
const NAMED: Readonly<Partial<Record<NotationFault, 'key' | 'card' | 'option' | 'language'>>> = {
  missing: 'key',
  position: 'key',
  'card-there': 'card',
  'not-in-pack': 'card',
  'no-option': 'option',
  language: 'language',
};

describe('The sentence about a fault in notation', () => {
  it('exists for each kind of fault', async () => {
    const {faults} = await loadNotationWords('en');
    const found = new Set(problems.map(({details}) => details.kind));
    assert.deepEqual(
      Object.keys(faults).filter((kind) => !found.has(kind as NotationFault)),
      [],
    );
  });

  for (const language of LANGUAGES)
    it(`gives its position and the faulty part, in “${language}”`, async () => {
      const words = await loadNotationWords(language);
      for (const problem of problems) {
        const {line, column, details} = problem;
        const text = notationProblemText(problem, words);
        assert.match(text, new RegExp(`^\\p{Lu}\\p{L}+ ${line}, \\p{L}+ ${column}\u00a0?: \\S.+\\.$`, 'su'), text);
        assert.doesNotMatch(text, /undefined|NaN|\[object|\s{2}|“”|«\u00a0?»| ,|\.\.$/, text);
        const key = NAMED[details.kind];
        const named = key ? (details as unknown as Record<string, string>)[key]! : details.word;
        if (!['empty', 'no-position', 'no-text', 'players'].includes(details.kind)) {
          assert.notEqual(named, '', `${details.kind}: ${text}`);
          assert.ok(text.includes(named), `${details.kind} without “${named}”: ${text}`);
        }
        if (language === 'fr') {
          const said = text.replaceAll(named || '?', 'x');
          assert.doesNotMatch(said, /[^\u00a0\u202f](»|[:;!?](\s|$))|«[^\u00a0\u202f]|'/, text);
        }
      }
    });

  for (const language of ['fr', 'it'] as const)
    it(`is translated into “${language}”`, async () => {
      const [english, other] = await Promise.all([loadNotationWords('en'), loadNotationWords(language)]);
      for (const problem of problems) {
        const text = notationProblemText(problem, other);
        assert.notEqual(text, notationProblemText(problem, english));
        assert.doesNotMatch(text, / (?:the|is|stands|there|card) /, text);
      }
    });

  it('uses the cards’ letters', async () => {
    const problem = problemOf('letters: fr\nAP 7B');
    const said = await Promise.all(
      LANGUAGES.map(async (one) => notationProblemText(problem, await loadNotationWords(one))),
    );
    assert.deepEqual(said, [
      'Line 2, column 4: “7B” is not a card. A card is a rank (A R D V 10 9 8 7 6 5 4 3 2) and a suit (P C K T), such as DC. Write “T” for “B”.',
      'Ligne 2, colonne 4\u00a0: «\u00a07B\u00a0» n’est pas une carte. Une carte est un rang (A R D V 10 9 8 7 6 5 4 3 2) et une couleur (P C K T), comme DC. Écrivez «\u00a0T\u00a0» au lieu de «\u00a0B\u00a0».',
      'Riga 2, colonna 4: «7B» non è una carta. Una carta è un valore (A R D V 10 9 8 7 6 5 4 3 2) e un seme (P C K T), come DC. Scrivi «T» al posto di «B».',
    ]);
  });

  it('distinguishes repeated cards from cards that are not in the pack', async () => {
    const texts = [
      'game: scopa\ntable: 2C 5D 2C',
      'game: capra\nhands: AS 5D / KS',
      `game: calypso\nhands: ${'AS '.repeat(5)}/ KS`,
    ];
    const words = await loadNotationWords('en');
    assert.deepEqual(
      texts.map((text) => notationProblemText(problemOf(text), words).replace(/^.*?: /, '')),
      [
        '2C appears twice, the last time after “table”.',
        '5D after “hands” is not in this game’s pack.',
        'AS appears more than 4 times, the last time after “hands”.',
      ],
    );
    assert.deepEqual(
      texts.map((text) => problemOf(text).message),
      ['2C appears twice.', '5D is not in this game’s pack.', 'AS appears more than 4 times.'],
    );
  });

  it('mentions the letters in a card that are not the page’s', async () => {
    const problem = problemOf('letters: it\nAP 7S');
    const said = await Promise.all(
      LANGUAGES.map(async (one) => notationProblemText(problem, await loadNotationWords(one))),
    );
    assert.deepEqual(
      said.map((text) => text.slice(text.lastIndexOf('. ') + 2)),
      ['With letters="en" it is one.', 'Avec letters="en", c’en est une.', 'Con letters="en" lo è.'],
    );
    assert.match(problem.message, / It is one in the letters “en”, .* “letters: en” before the cards[.]$/);
  });
});
