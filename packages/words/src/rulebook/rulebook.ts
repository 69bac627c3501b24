import type {Game, MappedDeck, Options, OptionValue} from '@cartavola/engine';
import {textsOf, type Language} from '../language.js';
import {loadCardWords} from '../load.js';
import type {Figure} from './figure.js';
import type {Inline} from './inline.js';
import type {GameNames, GameRules, RuleTable, SectionName, TermText} from './rule-texts.js';
import type {RulebookWords} from './rulebook-words.js';
import type {VariantRule} from './variants.js';
import {modules} from './rulebook.generated.js';

/** Texts for a game's rules in one language. */
export interface RulebookTexts<Id extends string = string> {
  /** Returns the texts for one table: its options and the cards shown. */
  rules(table: RuleTable): GameRules<Id>;
}

/** A game's names in one language. */
export interface NameTexts {
  /** Returns the names for one table: its options and the cards shown. */
  names(table: RuleTable): GameNames;
}

/** Source of a game's rulebook: its rules, their order, their figures and their texts. */
export interface RulebookSource<Id extends string = string> {
  readonly game: Game;
  /** Values for required options that aren't given. */
  readonly fallback: Readonly<Record<string, OptionValue>>;
  /** Ids of all rules of the game. */
  readonly ids: readonly string[];
  /** Rule ids by section. Rules that don't apply at this table are under `players` or `options`. */
  outline(options: Options): Readonly<Partial<Record<SectionName, readonly Id[]>>>;
  /** Pictures by rule id, in the notation of `figure`. */
  figures(options: Options): Readonly<Partial<Record<Id, string>>>;
  /** Rules that have an example in the game's lesson, with any options. */
  readonly examples: readonly Id[];
  /** Loads the texts of a language. */
  texts(language: Language): Promise<RulebookTexts<Id>>;
  /** Loads the names of a language. */
  names(language: Language): Promise<NameTexts>;
  /** Rules with separate texts, which aren't in any outline. */
  readonly variants?: readonly VariantRule[];
}

/** Numbered rule. */
export interface Paragraph {
  /** Id of the rule, or of the section that it begins. */
  readonly id: string;
  /** Number in the book, such as "3.2". */
  readonly number: string;
  readonly title: string;
  readonly text: readonly Inline[];
  readonly badge?: string;
  /** Condition under which the rule applies. Absent if it applies at this table. */
  readonly when?: string;
  readonly figure?: Figure;
  /** True if the game's lesson has an example of the rule. */
  readonly hasExample: boolean;
}

/** Section of a rulebook with its rules. */
export interface RulebookSection {
  readonly name: SectionName;
  readonly number: number;
  readonly title: string;
  readonly intro?: string;
  readonly paragraphs: readonly Paragraph[];
}

/** Glossary term. `key` is its name in links. */
export interface GlossaryTerm extends TermText {
  readonly key: string;
}

/** A game's names in a language, for one table. A lesson needs only these parts of a rulebook to begin. */
export interface BookNames {
  readonly game: string;
  readonly title: string;
  /** Names of roles, by the `role` of events. */
  readonly roles: Readonly<Record<string, string>>;
  /** Glossary of the terms, in alphabetical order. */
  readonly glossary: readonly GlossaryTerm[];
}

/** A game's rules in a language, for one table. The glossary has the terms that the texts link to. */
export interface Rulebook extends BookNames {
  readonly about: string;
  readonly sections: readonly RulebookSection[];
}

/** Lists the rules of a book in order. */
export const paragraphsOf = ({sections}: Pick<Rulebook, 'sections'>): readonly Paragraph[] =>
  sections.flatMap(({paragraphs}) => paragraphs);

/** Finds a rule in a book. Returns undefined if there is none with this id. */
export const paragraphOf = (book: Rulebook, id: string): Paragraph | undefined =>
  paragraphsOf(book).find((one) => one.id === id);

const shared = textsOf<{rulebook: RulebookWords}>('rulebook', modules);

/** Loads the texts that all rulebooks share in a language. */
export async function loadRulebookWords(language: Language): Promise<RulebookWords> {
  return (await shared(language)).rulebook;
}

/** Complete options and deck of a rulebook. Without a deck, the cards are French. */
export interface RulebookTable {
  readonly options: Options;
  readonly shown?: MappedDeck | undefined;
}

/** Loads a game's names in a language, for one table. */
export async function loadBookNames(
  source: RulebookSource,
  language: Language,
  {options, shown}: RulebookTable,
): Promise<BookNames> {
  return (await loadBookNaming(source, language, shown))(options);
}

/** Loads a function from complete options to a game's names in a language. Without a deck, the cards are French. */
export async function loadBookNaming(
  source: RulebookSource,
  language: Language,
  shown?: MappedDeck,
): Promise<(options: Options) => BookNames> {
  const [words, texts, cards] = await Promise.all([
    loadRulebookWords(language),
    source.names(language),
    loadCardWords(language, shown),
  ]);
  return (options) => {
    const {title, roles = {}, terms} = texts.names({cards, options});
    return {game: source.game.id, title, roles, glossary: sortedTerms({...words.terms, ...terms}, language)};
  };
}

/** Sorts terms by the language's collation. */
const sortedTerms = (terms: Readonly<Record<string, TermText>>, language: Language): readonly GlossaryTerm[] =>
  Object.entries(terms)
    .map(([key, text]) => ({key, ...text}))
    .sort((a, b) => a.term.localeCompare(b.term, language));
