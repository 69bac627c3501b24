import type {CardWords} from '../cards/card-words.js';
import {cardAliases, namesOfCode, type Alias} from './card-aliases.js';
import {listed, wordsIn} from './fold.js';
import type {SearchWords} from './search-words.js';

/**
 * Word to search for. It also matches the beginning of a longer word, unless `isWhole` is true, in which case only
 * forms of the word itself match.
 */
interface Wanted {
  readonly word: string;
  readonly isWhole: boolean;
}

/**
 * A word in the query, with its alternatives. Each alternative consists of one or more words that a rule must contain.
 */
export type Term = readonly (readonly Wanted[])[];

/** Minimum length of a word without its ending, and of a prefix that matches a word. */
const LEAST = 3;

/** Maximum length of a query that is read, in characters. Each word is compared with every word of a rulebook. */
const LONGEST = 200;

const whole = (word: string): Wanted => ({word, isWhole: true});

/** Parses queries in the language of a rulebook, with the names of its cards. */
export class QueryReader {
  readonly #ignored: ReadonlySet<string>;
  /** Endings of words, longest first. */
  readonly #endings: readonly string[];
  readonly #meant: readonly Alias[];
  readonly #shown: CardWords;

  constructor(words: SearchWords, shown: CardWords, others: readonly CardWords[]) {
    this.#ignored = new Set(listed(words.ignored));
    this.#endings = [...listed(words.endings)].sort((a, b) => b.length - a.length);
    const meant = words.meant.map(([said, written]) => ({said: listed(said), written}));
    this.#meant = [...meant, ...cardAliases(shown, others)];
    this.#shown = shown;
  }

  /** Parses a query. Leaves out words to ignore, unless there are no others. */
  read(text: string): readonly Term[] {
    const terms = listed(text.slice(0, LONGEST).replace(/\s+/g, ' ')).flatMap(
      (part): readonly (readonly [string, Term])[] => {
        const names = namesOfCode(part, this.#shown);
        if (names) return names.map((name) => [name, [[whole(name)]]]);
        return wordsIn(part).map(({word}) => [word, this.#term(word)]);
      },
    );
    const telling = terms.filter(([word]) => !this.#ignored.has(word));
    // A repeated word doesn't change what is found.
    return [...new Map(telling.length > 0 ? telling : terms).values()];
  }

  #term(word: string): Term {
    const isShort = word.length < LEAST || /\d/.test(word);
    const said = this.#meant.filter((one) => one.said.some((name) => this.#isForm(name, word) || begins(name, word)));
    const written = said.flatMap((one) => listed(one.written)).map((way) => way.split('+').map(whole));
    return [[{word, isWhole: isShort}], ...written];
  }

  /** Returns whether a word in a text matches a word to search for. */
  matches(word: string, wanted: Wanted): boolean {
    return this.#isForm(word, wanted.word) || (!wanted.isWhole && begins(word, wanted.word));
  }

  /** Returns whether two words differ only in their endings. */
  #isForm(one: string, other: string): boolean {
    if (one === other) return true;
    if (/\d/.test(one + other)) return false;
    return this.#stems(one).some((stem) => this.#stems(other).includes(stem));
  }

  #stems(word: string): readonly string[] {
    const endings = this.#endings.filter((ending) => word.endsWith(ending) && word.length - ending.length >= LEAST);
    return [word, ...endings.map((ending) => word.slice(0, -ending.length))];
  }
}

const begins = (word: string, beginning: string): boolean => beginning.length >= LEAST && word.startsWith(beginning);
