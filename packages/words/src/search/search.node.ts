import {describe, it} from 'node:test';
import {mappedDeck, readOptions, type Game, type Options} from '@cartavola/engine';
import {expect} from 'chai';
import {italian} from '../../../../test/decks/italian.js';
import {rulebooks} from '../games.js';
import {
  LANGUAGES,
  loadCardWords,
  loadRulebook,
  paragraphsOf,
  plainText,
  type Language,
  type OwnLanguage,
} from '../index.js';
import {listed, wordsIn} from './fold.js';
import {BookSearch, type Found, type MarkedText} from './search-book.js';
import {words as en} from './search.en.js';
import {words as fr} from './search.fr.js';
import {words as it_} from './search.it.js';

type Deck = 'french' | 'italian';

/** Fills in a table's missing options. */
function optionsFor({game, fallback}: {readonly game: Game; readonly fallback: Options}, given: Options = {}): Options {
  const read = readOptions(game, {...fallback, ...given});
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

/** Prepares a game's rulebook for searching, for its default table with either deck. */
async function searchIn(
  game: string,
  language: Language,
  deck: Deck = 'french',
  given: Options = {},
): Promise<BookSearch> {
  const {rulebook} = await rulebooks[game]!();
  const options = optionsFor(rulebook, given);
  const mapped = mappedDeck(italian, rulebook.game, options);
  const french = await loadCardWords(language);
  const latin = mapped && (await loadCardWords(language, mapped));
  const shown = deck === 'italian' ? mapped : undefined;
  const book = await loadRulebook(rulebook, language, {options, shown});
  const cards = shown ? latin! : french;
  return BookSearch.load(book, language, {cards, others: [french, latin].filter((one) => one !== undefined)});
}

const ids = ({rules}: Found): readonly string[] => rules.map(({id}) => id);
const written = (text: MarkedText): string => text.map((part) => part.text).join('');
const hits = (text: MarkedText): readonly string[] => text.filter(({isHit}) => isHit).map((part) => part.text);

/** Readers' queries, each with a rule that it must find. */
const FINDS: readonly (readonly [OwnLanguage, string, Deck, query: string, rule: string])[] = [
  ['en', 'scopa', 'french', 'tie', 'scopa.most-cards'],
  ['en', 'scopa', 'french', 'what happens if it is a tie?', 'scopa.match'],
  ['en', 'scopa', 'french', 'empty', 'scopa.scopa'],
  ['en', 'scopa', 'french', '7 of diamonds', 'scopa.settebello'],
  ['en', 'scopa', 'italian', '7 of diamonds', 'scopa.settebello'],
  ['en', 'scopa', 'italian', 'Queen', 'scopa.pack'],
  ['en', 'scopa', 'italian', '7♦', 'scopa.settebello'],
  ['en', 'scopa', 'french', 'coins', 'scopa.most-diamonds'],
  ['en', 'capodama', 'french', 'cutting', 'capodama.follow'],
  ['en', 'capodama', 'french', 'tie', 'capodama.match'],
  ['en', 'capodama', 'french', 'give a card', 'capodama.exchange'],
  ['en', 'capra', 'french', 'tie', 'capra.eggs'],
  ['en', 'capra', 'french', '10 above king', 'capra.pack'],
  ['en', 'capra', 'french', 'interrupt', 'capra.claim'],
  ['en', 'calypso', 'french', 'tied', 'calypso.match'],
  ['en', 'calypso', 'french', 'mistake', 'calypso.revoke'],
  ['fr', 'scopa', 'french', 'égalité', 'scopa.most-sevens'],
  ['fr', 'scopa', 'french', 'vide', 'scopa.scopa'],
  ['fr', 'scopa', 'french', '7 de carreau', 'scopa.settebello'],
  ['fr', 'scopa', 'italian', 'dame', 'scopa.pack'],
  ['fr', 'scopa', 'italian', 'sept de carreau', 'scopa.settebello'],
  ['fr', 'capodama', 'italian', 'dame de coeur', 'capodama.trumps'],
  ['fr', 'capra', 'french', 'egalite', 'capra.eggs'],
  ['fr', 'capra', 'french', 'levée', 'capra.win-trick'],
  ['fr', 'capra', 'french', 'manger la levée', 'capra.win-trick'],
  ['fr', 'calypso', 'french', 'tricher', 'calypso.revoke'],
  ['it', 'scopa', 'french', 'pareggio', 'scopa.match'],
  ['it', 'scopa', 'french', 'vuoto', 'scopa.scopa'],
  ['it', 'scopa', 'italian', '7 di quadri', 'scopa.settebello'],
  ['it', 'scopa', 'italian', 'donna', 'scopa.pack'],
  ['it', 'scopa', 'french', 'denari', 'scopa.most-diamonds'],
  ['it', 'capodama', 'italian', 'dame', 'capodama.capo'],
  ['it', 'capodama', 'french', 'pareggio', 'capodama.match'],
  ['it', 'capra', 'french', 'parità', 'capra.eggs'],
  ['it', 'capra', 'french', 'uovo', 'capra.eggs'],
  ['it', 'calypso', 'french', 'errore', 'calypso.revoke'],
];

describe('Searching a rulebook', () => {
  for (const [language, game, deck, query, rule] of FINDS)
    it(`finds ${rule} with “${query}” (${language}, ${deck} cards)`, async () => {
      const given: Options = rule === 'scopa.settebello' ? {settebello: true} : {};
      expect(ids((await searchIn(game, language, deck, given)).find(query))).to.include(rule);
    });

  it('ignores accents, capitals, ligatures and order', async () => {
    const search = await searchIn('capra', 'fr');
    for (const query of ['OEUFS penalise', 'pénalisé œufs'])
      expect(ids(search.find(query))).to.deep.equal(['capra.eggs']);
  });

  it('finds a word by its beginning, but a number only as a whole', async () => {
    const search = await searchIn('capra', 'en');
    expect(ids(search.find('penal'))).to.include('capra.loss-2');
    expect(ids(search.find('12'))).to.deep.equal(['capra.match']);
    expect(ids(search.find('120'))).to.deep.equal(['capra.points']);
  });

  it('finds a rule by its id', async () => {
    expect(ids((await searchIn('scopa', 'it')).find('scopa.single-first'))).to.deep.equal(['scopa.single-first']);
  });

  it('reports that nothing was found', async () => {
    expect((await searchIn('capodama', 'en')).find('bidding')).to.deep.equal({rules: [], terms: []});
  });

  it('finds rules with all words but one if no rule has all three', async () => {
    expect(ids((await searchIn('capra', 'en')).find('stock cards bidding'))).to.include('capra.deal');
  });

  it('shows the sentence that contains the words, and marks exactly those words', async () => {
    const {rules} = (await searchIn('scopa', 'en')).find('tie');
    const cards = rules.find(({id}) => id === 'scopa.most-cards')!;
    expect(cards.sentences.map(written)).to.deep.equal(['With twenty each, nobody gets it.']);
    expect(cards.sentences.map(hits)).to.deep.equal([['each', 'nobody']]);
    const eggs = (await searchIn('capra', 'fr')).find('oeufs').rules[0]!;
    expect(hits(eggs.title)).to.deep.equal(['œufs']);
  });

  it('finds words in the glossary', async () => {
    const {terms} = (await searchIn('capra', 'it')).find('pescate');
    expect(terms.map(({term}) => written(term))).to.deep.equal(['tallone']);
  });

  for (const language of LANGUAGES) {
    it(`finds a rule for every everyday word in “${language}”`, async () => {
      const {meant} = {en, fr, it: it_}[language];
      const searches = await Promise.all(
        ['scopa', 'capra', 'capodama', 'calypso'].map((game) => searchIn(game, language)),
      );
      for (const word of meant.flatMap(([said]) => listed(said)))
        expect(
          searches.some((search) => search.find(word).rules.length > 0),
          word,
        ).to.equal(true);
    });

    it(`maps everyday words only to words that occur in a rulebook, in “${language}”`, async () => {
      const texts = new Set<string>();
      for (const load of Object.values(rulebooks)) {
        const {rulebook} = await load();
        const options = optionsFor(rulebook);
        const book = await loadRulebook(rulebook, language, {options});
        for (const {title, text, badge} of paragraphsOf(book))
          for (const {word} of wordsIn([title, plainText(text), badge].join(' '))) texts.add(word);
      }
      const {meant} = {en, fr, it: it_}[language];
      const unknown = meant
        .flatMap(([, all]) => listed(all).flatMap((way) => way.split('+')))
        .filter((word) => !texts.has(word));
      expect(unknown).to.deep.equal([]);
    });
  }
});
