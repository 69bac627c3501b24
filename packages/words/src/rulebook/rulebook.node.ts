import {describe, it} from 'node:test';
import {mappedDeck, readOptions, type Options, type OptionValue} from '@cartavola/engine';
import {expect} from 'chai';
import {italian} from '../../../../test/decks/italian.js';
import {variantTables} from '../../../../test/variant-tables.js';
import {rulebooks} from '../games.js';
import {
  inlines,
  LANGUAGES,
  loadRulebook,
  loadRulebookWords,
  paragraphOf,
  paragraphsOf,
  plainText,
  type OwnLanguage,
  type Rulebook,
} from '../index.js';
import {SHARED_RULES} from './rulebook-words.js';

/** Table options with which each game's rulebook is tested, in addition to its variants. */
const TABLES: Readonly<Record<string, readonly Readonly<Record<string, OptionValue>>[]>> = {
  capodama: [1, 2, 3, 4, 5, 6].map((players) => ({players})),
  scopa: [2, 4].flatMap((players) => [
    {players},
    {players, rules: 'italian', target: 16},
    {players, rules: 'italian', lastScopa: true, settebello: false},
    {players, redealKings: true},
  ]),
  capra: [{}, {target: 8}],
  calypso: [{}, {draw: true, overruff: 'free', revoke: 'penalise'}],
};

interface Read {
  readonly options: Options;
  readonly isPlain: boolean;
  readonly book: Rulebook;
}

/** Loads a game's rulebooks in the given language, one for each of the game's tables and decks. */
async function booksOf(game: string, language: OwnLanguage): Promise<readonly Read[]> {
  const {rulebook} = await rulebooks[game]!();
  const read: Read[] = [];
  const variants = (await variantTables(game)).map(({options}) => options);
  for (const given of [...TABLES[game]!, ...variants]) {
    const options = readOptions(rulebook.game, given);
    if (!options.ok) throw new Error(options.problem.message);
    for (const deck of [undefined, italian]) {
      const shown = deck && mappedDeck(deck, rulebook.game, options.value);
      if (deck && !shown) continue;
      const book = await loadRulebook(rulebook, language, {options: options.value, shown});
      read.push({options: options.value, isPlain: !deck, book});
    }
  }
  return read;
}

/** Lists all strings in a rulebook, each with a key. */
function textsOf(book: Rulebook): readonly (readonly [key: string, text: string])[] {
  return [
    ['about', book.about],
    ...book.sections.flatMap(({name, title, intro}): [string, string][] => [
      [`${name} title`, title],
      ...(intro === undefined ? [] : [[`${name} intro`, intro] as [string, string]]),
    ]),
    ...paragraphsOf(book).flatMap(({id, title, text, badge, when}): [string, string][] => [
      [`${id} title`, title],
      [`${id} text`, plainText(text)],
      ...(badge === undefined ? [] : [[`${id} badge`, badge] as [string, string]]),
      ...(when === undefined ? [] : [[`${id} when`, when] as [string, string]]),
    ]),
    ...book.glossary.flatMap(({key, term, meaning}): [string, string][] => [
      [`word ${key}`, term],
      [`word ${key} meaning`, meaning],
    ]),
  ];
}

/** Patterns that no string may match in any language. */
const FLAWS: readonly (readonly [flaw: string, RegExp])[] = [
  ['a value that was not given', /undefined|\bnull\b|NaN|\[object|true|false/],
  ['two spaces together', /\s{2}/],
  ['a space at an end', /^\s|\s$/],
  ['a straight apostrophe or quotation mark', /['"]/],
  ['two marks together', /[.:;,?!]\s*[.:;,?!]/],
  ['a link that was not read', /[[\]()~]/],
];

/**
 * Patterns that text in a language must not match: wrong card-game terms, wrong spacing or elision, and other
 * languages.
 */
const WRONG: Readonly<Record<OwnLanguage, readonly (readonly [flaw: string, RegExp])[]>> = {
  en: [
    ['“color” for suit', /\bcolou?rs?\b/i],
    ['“round” for trick', /\b(?:a|the|each|every|first|last|next) rounds?\b(?! of the table)/i],
    ['“cut” for ruff', /\bcuts?\b(?! the pack)/i],
    ['another language', /(?<!\p{L})(?:le|les|une|des|il|gli|che|è|est)(?!\p{L})/u],
  ],
  fr: [
    ['a mark without a no-break space before it', /[^\u00a0\u202f](?:»|[:;!?](?:\s|$))/],
    ['a thin mark with a wide space', /\u00a0[;!?]/],
    ['a vowel that is not elided', /(?<!\p{L})(?:de|le|que|la|se|ne) [aeiouàâéèêîôœ]/iu],
    ['“tour” or “main” for pli', /\b(?:premier|chaque|dernier) tour\b/i],
    ['another language', /(?<!\p{L})(?:the|of|with|gli|che|è)(?!\p{L})/u],
  ],
  it: [
    ['“colore” for seme', /\bcolor[ei]\b/i],
    ['“giro” for presa', /\b(?:primo|ogni|ultimo) giro\b/i],
    ['“alzare” for tagliare', /\balza(?! il mazzo)/i],
    ['another language', /(?<!\p{L})(?:the|of|with|les|une|est|avec)(?!\p{L})/u],
  ],
};

/** Titles and words that are spelt the same in two languages. */
const ALIKE = new Set([
  'Settebello',
  'Primiera',
  'scopa',
  'capo',
  'dama',
  'settebello',
  'primiera',
  'calypso',
  'La scopa',
  'La primiera',
]);

describe('The rulebooks', () => {
  for (const game of Object.keys(TABLES)) {
    for (const language of LANGUAGES) {
      it(`contain every rule of ${game} once in “${language}”, at any table`, async () => {
        const {rulebook} = await rulebooks[game]!();
        for (const {book} of await booksOf(game, language)) {
          const ids = paragraphsOf(book).map(({id}) => id);
          expect(ids).to.have.members([...rulebook.ids, ...SHARED_RULES]);
          expect(new Set(ids).size).to.equal(ids.length);
        }
      });

      it(`are complete and well typeset for ${game} in “${language}”`, async () => {
        for (const {book} of await booksOf(game, language)) {
          for (const [key, text] of textsOf(book)) {
            expect(text, key).to.be.a('string').that.is.not.empty;
            for (const [flaw, pattern] of [...FLAWS, ...WRONG[language]])
              expect(text, `${key}: ${flaw}`).not.to.match(pattern);
            expect(/ (?:text|badge|meaning|intro)$|^about$/.test(key), `${key}: “${text}”`).to.equal(/\.$/.test(text));
          }
        }
      });

      it(`say in “${language}” where a rule of ${game} applies if it does not apply here`, async () => {
        for (const {book} of await booksOf(game, language)) {
          for (const {name, paragraphs} of book.sections) {
            const elsewhere = name === 'players' || name === 'options';
            for (const {id, when} of paragraphs) expect(when !== undefined, id).to.equal(elsewhere);
          }
        }
      });

      it(`stay short for ${game} in “${language}”: at most 75 words a rule, 45 a remark`, async () => {
        const words = (text: string): number => text.split(/\s+/).length;
        for (const {book} of await booksOf(game, language)) {
          for (const {id, text, badge} of paragraphsOf(book)) {
            expect(words(plainText(text)), id).to.be.at.most(75);
            expect(words(badge ?? ''), `${id} badge`).to.be.at.most(45);
          }
        }
      });
    }

    it(`explain all marked words of ${game}, and no others`, async () => {
      for (const language of LANGUAGES) {
        for (const {book} of await booksOf(game, language)) {
          const marked = paragraphsOf(book).flatMap(({text}) =>
            text.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.term])),
          );
          expect(book.glossary.map(({key}) => key)).to.have.members([...new Set(marked)]);
          for (const {key, meaning} of book.glossary) expect(meaning, key).to.be.a('string');
        }
      }
    });

    it(`differ between languages for ${game}`, async () => {
      const books = await Promise.all(LANGUAGES.map((language) => booksOf(game, language)));
      for (const [one, other] of [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const) {
        books[one]!.forEach(({book}, place) => {
          const others = new Map(textsOf(books[other]![place]!.book));
          for (const [key, text] of textsOf(book)) {
            if (!ALIKE.has(text)) expect(others.get(key), key).not.to.equal(text);
          }
        });
      }
    });
  }

  it('mention only Italian cards if those are shown', async () => {
    const french = {
      en: /\b(?:queens?|hearts|diamonds|spades|clubs)\b/i,
      fr: /(?<!\p{L})(?:dames?|cœurs?|carreau|pique|trèfle)(?!\p{L})/iu,
      it: /\b(?:donn[ae]|cuori|quadri|picche|fiori)\b/i,
    };
    const order = {
      en: 'knight, six',
      fr: 'cavalier, six',
      it: 'cavallo, sei',
    };
    for (const language of LANGUAGES) {
      for (const game of ['capodama', 'scopa']) {
        for (const {book, isPlain} of await booksOf(game, language)) {
          if (isPlain) continue;
          for (const [key, text] of textsOf(book)) {
            // This remark explains which Italian suits correspond to French ones.
            if (key !== 'capodama.order badge') expect(text, `${game} ${key}`).not.to.match(french[language]);
            if (key === 'capodama.order text') expect(text).to.contain(order[language]);
          }
        }
      }
    }
  });

  it('contain the settebello and the primiera with Italian rules', async () => {
    for (const {book, options} of await booksOf('scopa', 'it')) {
      const score = book.sections.find(({name}) => name === 'score')!.paragraphs.map(({id}) => id);
      expect(score.includes('scopa.settebello')).to.equal(options['settebello']);
      expect(score.includes('scopa.primiera')).to.equal(options['sevens'] === 'primiera');
      expect(score.includes('scopa.most-sevens')).to.equal(options['sevens'] === 'most');
    }
  });

  const BEFORE = {
    en: [
      /shuffle/,
      /cuts the pack/,
      /first dealer|deals first/,
      /to the left|on the dealer’s left|dealer of|deals the next|deal every/,
    ],
    fr: [
      /mélang/,
      /coupe le jeu/,
      /premier donneur|donne en premier/,
      /à gauche|voisin de gauche|distribue la suivante|vous qui donnez/,
    ],
    it: [
      /mescol/,
      /alza il mazzo/,
      /primo mazziere|carte per primo/,
      /a sinistra|dà le carte della prossima|sempre tu/,
    ],
  };
  for (const language of LANGUAGES)
    it(`say who shuffles, cuts and deals first, and who deals next, in “${language}”`, async () => {
      for (const game of Object.keys(TABLES)) {
        for (const {book, options} of await booksOf(game, language)) {
          const told = book.sections
            .filter(({name}) => name !== 'players' && name !== 'options')
            .flatMap(({paragraphs}) => paragraphs.map(({text}) => plainText(text)))
            .join(' ');
          for (const [place, pattern] of BEFORE[language].entries()) {
            // In the game for one player, nobody else can cut or deal.
            if (options['players'] !== 1 || place === 0 || place === 3)
              expect(told, `${game} ${JSON.stringify(options)}`).to.match(pattern);
          }
        }
      }
    });

  it('give the target for each number of players', async () => {
    const needs = (await booksOf('capodama', 'en'))
      .filter(({isPlain}) => isPlain)
      .map(({book}) => plainText(paragraphOf(book, 'capodama.target')!.text).match(/\d+/)![0]);
    expect(needs).to.deep.equal(['80', '80', '80', '82', '82', '82']);
  });

  it('number their rules without gaps', async () => {
    for (const {book} of await booksOf('scopa', 'fr')) {
      book.sections.forEach(({number, paragraphs}, place) => {
        expect(number).to.equal(place + 1);
        expect(paragraphs.map((one) => one.number)).to.deep.equal(
          paragraphs.map((_, index) => `${number}.${index + 1}`),
        );
      });
    }
  });

  it('link a word only once in each string', () => {
    const text = 'Who [ruffs](ruff) takes it, and may [ruff](ruff) the next [trick](trick).';
    expect(inlines(text)).to.deep.equal([
      'Who ',
      {text: 'ruffs', term: 'ruff'},
      ' takes it, and may ',
      'ruff',
      ' the next ',
      {text: 'trick', term: 'trick'},
      '.',
    ]);
  });

  it('have different labels for all controls around the rules', async () => {
    const [en, fr, it] = await Promise.all(LANGUAGES.map(loadRulebookWords));
    const said = (words: typeof en): readonly string[] => [
      words!.heading('Capra'),
      words!.contents,
      words!.search,
      ...[0, 1, 22].map((count) => words!.found(count)),
      words!.clear,
      words!.glossary,
      words!.linkTo('3.2'),
      words!.problem,
      ...['rules.game', 'rules.load', 'attribute.deck', 'options.value'].map((code) =>
        words!.problemText(code, 'options.players'),
      ),
    ];
    said(en).forEach((text, place) => {
      expect(new Set([text, said(fr)[place], said(it)[place]]).size, text).to.equal(3);
    });
    for (const text of said(fr)) for (const [flaw, pattern] of WRONG.fr) expect(text, flaw).not.to.match(pattern);
  });
});
