import type {CardWords} from '../cards/card-words.js';
import {textsOf, type Language} from '../language.js';
import {plainText} from '../rulebook/inline.js';
import {paragraphsOf, type GlossaryTerm, type Paragraph, type Rulebook} from '../rulebook/rulebook.js';
import {wordsIn} from './fold.js';
import {QueryReader, type Term} from './query.js';
import type {SearchWords} from './search-words.js';
import {modules} from './search.generated.js';

const words = textsOf<{words: SearchWords}>('search', modules);

/** Part of a text. `isHit` is true if it is a word that matches the query. */
export interface MarkedPart {
  readonly text: string;
  readonly isHit: boolean;
}
/** Parts of a text, in order. */
export type MarkedText = readonly MarkedPart[];

/** Rule that was found, with the sentences that contain the words. */
export interface FoundRule {
  readonly id: string;
  readonly number: string;
  readonly title: MarkedText;
  readonly sentences: readonly MarkedText[];
}

/** Glossary term that was found. */
export interface FoundTerm {
  readonly term: MarkedText;
  readonly meaning: MarkedText;
}

/** Search results, in the order of the book. */
export interface Found {
  readonly rules: readonly FoundRule[];
  readonly terms: readonly FoundTerm[];
}

/** Maximum number of sentences to show for a rule. */
const MOST_SENTENCES = 2;
/** Matches the space between sentences, which don't begin with a lower-case letter. */
const BETWEEN_SENTENCES = /(?<=[.?!])\s(?=\P{Ll})/u;

/** Searches one rulebook. */
export class BookSearch {
  readonly #book: Rulebook;
  readonly #reader: QueryReader;

  private constructor(book: Rulebook, reader: QueryReader) {
    this.#book = book;
    this.#reader = reader;
  }

  /**
   * Loads a language's everyday words. `cards` contains the names of the cards shown, and `others` the names from other
   * decks that readers may know.
   */
  static async load(
    book: Rulebook,
    language: Language,
    {cards, others}: {readonly cards: CardWords; readonly others: readonly CardWords[]},
  ): Promise<BookSearch> {
    return new BookSearch(book, new QueryReader((await words(language)).words, cards, others));
  }

  /**
   * Finds the rules and terms that contain all words in a query, in any form or as any everyday name. If a query of
   * three or more words finds nothing, finds those that contain all words but one. A rule can also be found by its id.
   */
  find(text: string): Found {
    const query = this.#reader.read(text);
    const id = text.trim().toLowerCase();
    const texts = (rule: Paragraph): readonly string[] => [rule.title, ...sentencesOf(rule)];
    const found = (least: number): Found => ({
      rules: paragraphsOf(this.#book)
        .filter((rule) => rule.id === id || this.#count(texts(rule), query) >= least)
        .map((rule) => this.#foundRule(rule, query)),
      terms: this.#book.glossary
        .filter(({term, meaning}) => this.#count([term, meaning], query) >= least)
        .map((term) => this.#foundTerm(term, query)),
    });
    const whole = found(Math.max(1, query.length));
    return whole.rules.length + whole.terms.length > 0 || query.length < 3 ? whole : found(query.length - 1);
  }

  /** Counts how many words of a query occur in any of the texts. */
  #count(texts: readonly string[], query: readonly Term[]): number {
    const all = texts.flatMap((text) => wordsIn(text).map(({word}) => word));
    return query.filter((term) =>
      term.some((way) => way.every((wanted) => all.some((word) => this.#reader.matches(word, wanted)))),
    ).length;
  }

  #foundRule(rule: Paragraph, query: readonly Term[]): FoundRule {
    const sentences = sentencesOf(rule);
    const telling = sentences
      .map((sentence) => ({sentence, count: this.#count([sentence], query)}))
      .filter(({count}) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_SENTENCES)
      .map(({sentence}) => sentence);
    const shown = telling.length > 0 ? sentences.filter((one) => telling.includes(one)) : sentences.slice(0, 1);
    return {
      id: rule.id,
      number: rule.number,
      title: this.#mark(rule.title, query),
      sentences: shown.map((sentence) => this.#mark(sentence, query)),
    };
  }

  #foundTerm({term, meaning}: GlossaryTerm, query: readonly Term[]): FoundTerm {
    return {term: this.#mark(term, query), meaning: this.#mark(meaning, query)};
  }

  /** Splits a text into the words that match the query and the parts between them. */
  #mark(text: string, query: readonly Term[]): MarkedText {
    const all = wordsIn(text).map(({word}) => word);
    const ways = query.flat().filter((way) => way.every((one) => all.some((word) => this.#reader.matches(word, one))));
    const wanted = ways.flat();
    const parts: MarkedPart[] = [];
    let at = 0;
    for (const {word, start, end} of wordsIn(text)) {
      if (!wanted.some((one) => this.#reader.matches(word, one))) continue;
      if (start > at) parts.push({text: text.slice(at, start), isHit: false});
      parts.push({text: text.slice(start, end), isHit: true});
      at = end;
    }
    if (at < text.length) parts.push({text: text.slice(at), isHit: false});
    return parts;
  }
}

const sentencesOf = ({text, badge, when}: Paragraph): readonly string[] =>
  [when, plainText(text), badge].flatMap((one) => (one === undefined ? [] : one.split(BETWEEN_SENTENCES)));
