import type {SiteLanguage} from '../site/site-pages.js';
import {explanations as fr} from './findings.fr.js';
import {explanations as it} from './findings.it.js';

/**
 * Codes of the findings that authors meet most often. A code that ends with `…` stands for all codes with that prefix.
 */
type ExplainedCode =
  | 'attribute.at'
  | 'attribute.card'
  | 'attribute.characters'
  | 'attribute.deck'
  | 'attribute.seats'
  | 'attribute.…'
  | 'card.text'
  | 'diagram.card'
  | 'embed.…'
  | 'file.empty'
  | 'file.failed'
  | 'file.large'
  | 'file.missing'
  | 'file.text'
  | 'lesson.answer'
  | 'lesson.attribute'
  | 'lesson.element'
  | 'lesson.goal'
  | 'lesson.impossible'
  | 'lesson.kind'
  | 'lesson.language'
  | 'lesson.moves'
  | 'lesson.position'
  | 'lesson.rule'
  | 'lesson.stage'
  | 'lesson.text'
  | 'lesson.unreachable'
  | 'link.for'
  | 'link.ply'
  | 'link.rule'
  | 'markdown.blank'
  | 'markdown.fence'
  | 'notation.card'
  | 'notation.cards'
  | 'notation.empty'
  | 'notation.excerpt'
  | 'notation.game'
  | 'notation.hands'
  | 'notation.key'
  | 'notation.letters'
  | 'notation.missing'
  | 'notation.move'
  | 'notation.seat'
  | 'notation.suit'
  | 'notation.trick'
  | 'notation.twice'
  | 'notation.unclosed'
  | 'page.alt'
  | 'page.picture'
  | 'page.link'
  | 'page.anchor'
  | 'page.attribute'
  | 'page.closed'
  | 'page.element'
  | 'page.file'
  | 'page.for'
  | 'page.fragment'
  | 'page.id'
  | 'page.language'
  | 'page.large'
  | 'page.module'
  | 'page.open'
  | 'page.property'
  | 'page.quotes'
  | 'page.sandbox'
  | 'page.script'
  | 'page.slot'
  | 'page.title'
  | 'page.twice'
  | 'page.version'
  | 'position.hands'
  | 'position.stock'
  | 'position.table'
  | 'puzzle.absent'
  | 'puzzle.answers'
  | 'puzzle.format'
  | 'puzzle.game'
  | 'puzzle.goal'
  | 'puzzle.id'
  | 'puzzle.impossible'
  | 'puzzle.json'
  | 'puzzle.missing'
  | 'puzzle.repeated'
  | 'puzzle.texts'
  | 'puzzle.trivial'
  | 'puzzle.type'
  | 'puzzle.unproven'
  | 'puzzle.unknown'
  | 'record.format'
  | 'record.game'
  | 'record.illegal';

/** What is wrong and what to do, keyed by code. */
export type Explanations = Readonly<Record<ExplainedCode, string>>;

/** Strings of every page that shows findings. */
export interface FindingStrings {
  /** What codes mean in the page's language. Findings with other codes have only their message, in English. */
  readonly explanations: Readonly<Record<string, string>>;
}

const EXPLANATIONS: Readonly<Record<SiteLanguage, FindingStrings['explanations']>> = {en: {}, fr, it};

/** Returns the strings for findings in a language. */
export const findingStrings = (language: SiteLanguage): FindingStrings => ({explanations: EXPLANATIONS[language]});
