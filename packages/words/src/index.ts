export type {CardWords} from './cards/card-words.js';
export {languageFor, LANGUAGES, USUAL_LANGUAGE, type Language} from './language.js';
export {loadCardWords, loadTableWords} from './load.js';
export {NAMES} from './table/names.js';
export type {TableWords, Who} from './table/table-words.js';
export {figure, type Figure, type Pictured} from './rulebook/figure.js';
export {inlines, plainText, type Inline} from './rulebook/inline.js';
export {
  loadRulebook,
  loadRulebookWords,
  paragraphOf,
  paragraphsOf,
  type GlossaryTerm,
  type Paragraph,
  type Rulebook,
  type RulebookSection,
  type RulebookSource,
  type RulebookTable,
} from './rulebook/rulebook.js';
export type {RulebookWords} from './rulebook/rulebook-words.js';
export type {SectionName} from './rulebook/rule-texts.js';
export {loadLessonWords} from './lesson/load-lesson-words.js';
export type {LessonHappenings, LessonReasons, LessonWords} from './lesson/lesson-words.js';
