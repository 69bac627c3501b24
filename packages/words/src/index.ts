export {loadReviewWords} from './coach/load-review-words.js';
export type {CoachWords} from './coach/reason-words.js';
export type {ReviewWords} from './coach/review-words.js';
export type {CardWords} from './cards/card-words.js';
export {
  allLanguages,
  capitalised,
  languageFor,
  LANGUAGES,
  lister,
  registerLanguage,
  textsOf,
  usageOf,
  USUAL_LANGUAGE,
  type Language,
  type OwnLanguage,
  type TextModules,
  type TextSource,
} from './language.js';
export {shownName} from './shown-name.js';
export {loadCardWords, loadTableWords} from './load.js';
export {loadNotationWords} from './notation/load-notation-words.js';
export {notationProblemText, type NotationWords} from './notation/notation-words.js';
export {loadMenuWords} from './table/load-menu-words.js';
export {loadNoticeWords} from './table/load-notice-words.js';
export {loadRecordWords} from './table/load-record-words.js';
export {loadProblemWords} from './table/load-problem-words.js';
export {loadPictureWords} from './picture/load-picture-words.js';
export type {PictureWords} from './picture/picture-words.js';
export {loadCountWords} from './pad/games.js';
export {loadPadWords} from './pad/load-pad-words.js';
export type {CountWords, PadGiven, PadWords} from './pad/pad-words.js';
export {loadReplayWords} from './replay/load-replay-words.js';
export type {ReplayWords} from './replay/replay-words.js';
export {loadSheetWords} from './sheet/load-sheet-words.js';
export type {SheetWords} from './sheet/sheet-words.js';
export {goalText, loadPuzzleWords} from './puzzle/load-puzzle-words.js';
export type {PuzzleStanding, PuzzleWords} from './puzzle/puzzle-words.js';
export type {MenuWords} from './table/menu-words.js';
export type {NoticeWords} from './table/notice-words.js';
export type {RecordWords} from './table/record-words.js';
export type {ProblemWords} from './table/problem-words.js';
export type {CharacterNames} from './cards/language-names.js';
export type {RefusalText, TableWords, Who} from './table/table-words.js';
export {seriesIn, stockIn} from './rulebook/book-terms.js';
export {figure, type Figure, type Pictured} from './rulebook/figure.js';
export {inlines, plainText, type Inline} from './rulebook/inline.js';
export {naming, type Naming} from './rulebook/naming.js';
export {loadRulebook} from './rulebook/load-rulebook.js';
export {
  loadBookNames,
  loadBookNaming,
  loadRulebookWords,
  paragraphOf,
  paragraphsOf,
  type GlossaryTerm,
  type Paragraph,
  type Rulebook,
  type RulebookSection,
  type RulebookSource,
  type RulebookTable,
  type BookNames,
  type NameTexts,
  type RulebookTexts,
} from './rulebook/rulebook.js';
export type {VariantRule, VariantTexts} from './rulebook/variants.js';
export type {RulebookWords} from './rulebook/rulebook-words.js';
export type {GameNames, GameRules, RuleTable, RuleText, SectionName, TermText} from './rulebook/rule-texts.js';
export {loadLessonWords} from './lesson/load-lesson-words.js';
export type {LessonHappenings, LessonReasons, LessonWords} from './lesson/lesson-words.js';
