import type {Game, MappedDeck, Options, OptionValue} from '@cartavola/engine';
import {textsOf, type Language} from '../language.js';
import {loadCardWords} from '../load.js';
import type {Figure} from './figure.js';
import type {Inline} from './inline.js';
import type {GameNames, GameRules, RuleTable, SectionName, TermText} from './rule-texts.js';
import type {RulebookWords} from './rulebook-words.js';
import type {VariantRule} from './variants.js';
import {modules} from './rulebook.generated.js';

/** Text of a game's rules in one language. */
export interface RulebookTexts<Id extends string = string> {
  /** Returns the rules for one table, given its options and the cards shown. */
  rules(table: RuleTable): GameRules<Id>;
}

/** A game's names in one language. */
export interface NameTexts {
  /** Returns the names for one table, given its options and the cards shown. */
  names(table: RuleTable): GameNames;
}

/** Source of a game's rulebook: its rules, with their order, figures and text. */
export interface RulebookSource<Id extends string = string> {
  readonly game: Game;
  /** Values for required options that aren't given. */
  readonly fallback: Readonly<Record<string, OptionValue>>;
  /** Ids of all rules of the game. */
  readonly ids: readonly string[];
  /** Rule ids, keyed by section. Rules that don't apply at this table are under `players` or `options`. */
  outline(options: Options): Readonly<Partial<Record<SectionName, readonly Id[]>>>;
  /** Pictures in the notation of `figure`, keyed by rule id. */
  figures(options: Options): Readonly<Partial<Record<Id, string>>>;
  /** Rules that have an example in the game's lesson, whatever the options. */
  readonly examples: readonly Id[];
  /** Loads the text of the rules in the given language. */
  texts(language: Language): Promise<RulebookTexts<Id>>;
  /** Loads the names in the given language. */
  names(language: Language): Promise<NameTexts>;
  /** Rules with separate text, which aren't in any outline. */
  readonly variants?: readonly VariantRule[];
}

/** Numbered rule. */
export interface Paragraph {
  /** Id of the rule, or of the section that it begins. */
  readonly id: string;
  /** Number in the rulebook, such as "3.2". */
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

/** Glossary term. Links refer to it by `key`. */
export interface GlossaryTerm extends TermText {
  readonly key: string;
}

/** A game's names for one table, in one language. A lesson needs only these parts of a rulebook to begin. */
export interface BookNames {
  readonly game: string;
  readonly title: string;
  /** Names of roles, keyed by the `role` in events. */
  readonly roles: Readonly<Record<string, string>>;
  /** Glossary, in alphabetical order. */
  readonly glossary: readonly GlossaryTerm[];
}

/** A game's rules for one table, in one language. The glossary contains the terms that the rules link to. */
export interface Rulebook extends BookNames {
  readonly about: string;
  readonly sections: readonly RulebookSection[];
}

/** Lists the rules of a rulebook in order. */
export const paragraphsOf = ({sections}: Pick<Rulebook, 'sections'>): readonly Paragraph[] =>
  sections.flatMap(({paragraphs}) => paragraphs);

/** Finds a rule in a rulebook. Returns undefined if there is none with this id. */
export const paragraphOf = (book: Rulebook, id: string): Paragraph | undefined =>
  paragraphsOf(book).find((one) => one.id === id);

const shared = textsOf<{rulebook: RulebookWords}>('rulebook', modules);

/** Loads the strings that all rulebooks share, in the given language. */
export async function loadRulebookWords(language: Language): Promise<RulebookWords> {
  return (await shared(language)).rulebook;
}

/** Complete options and deck of a rulebook. Without a deck, the cards are French. */
export interface RulebookTable {
  readonly options: Options;
  readonly shown?: MappedDeck | undefined;
}

/** Loads a game's names for one table, in the given language. */
export async function loadBookNames(
  source: RulebookSource,
  language: Language,
  {options, shown}: RulebookTable,
): Promise<BookNames> {
  return (await loadBookNaming(source, language, shown))(options);
}

/**
 * Loads a function that takes complete options and returns a game's names in the given language. Without a deck, the
 * cards are French.
 */
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

/** Sorts terms in the language's collation order. */
const sortedTerms = (terms: Readonly<Record<string, TermText>>, language: Language): readonly GlossaryTerm[] =>
  Object.entries(terms)
    .map(([key, text]) => ({key, ...text}))
    .sort((a, b) => a.term.localeCompare(b.term, language));
