export {CardTable} from './card-table/card-table.js';
export type {DealReview, ReviewedMove, ReviewOptions} from './card-table/review/review.js';
export type {LogLine} from './card-table/scene/log-line.js';
export type {MatchStanding} from './card-table/scene/standing.js';
export type {CommandName, TableCommand} from './card-table/scene/tools.js';
export {
  TableDealEvent,
  TableErrorEvent,
  TableMatchEvent,
  TableMoveEvent,
  TableReadyEvent,
  TableRefuseEvent,
  TableRequestEvent,
  TableScoreEvent,
  TableSettingEvent,
  TableTrickEvent,
  TableTurnEvent,
  TableUnsavedEvent,
} from './card-table/events.js';
export {CardDiagram} from './card-diagram/card-diagram.js';
export {DiagramErrorEvent} from './card-diagram/events.js';
export {CardPuzzle} from './card-puzzle/card-puzzle.js';
export {
  PuzzleErrorEvent,
  PuzzleFailedEvent,
  PuzzleSolvedEvent,
  PuzzleSteppedEvent,
  type PuzzleDone,
} from './card-puzzle/events.js';
export {CartavolaSettings} from './cartavola-settings/cartavola-settings.js';
export {SettingsErrorEvent} from './cartavola-settings/events.js';
export * from './games.js';
export type {Day, Rhythm} from './daily/day.js';
export {
  ReplayBranchEvent,
  ReplayErrorEvent,
  ReplayGuessEvent,
  ReplayPlyEvent,
  type GuessMade,
  type ShownBranch,
  type ShownMoment,
} from './game-replay/events.js';
export {GameReplay} from './game-replay/game-replay.js';
export {CoachPanel} from './coach-panel/coach-panel.js';
export {MoveLog} from './move-log/move-log.js';
export {CardErrorEvent} from './playing-card/events.js';
export {PlayingCard} from './playing-card/playing-card.js';
export {RulesErrorEvent} from './rules-explainer/events.js';
export type {
  LessonAnsweredEvent,
  LessonCompletedEvent,
  LessonHintedEvent,
  LessonProgressEvent,
  LessonPlace,
  LessonStartedEvent,
  LessonSteppedEvent,
} from './rules-explainer/lesson/events.js';
export {RulesExplainer} from './rules-explainer/rules-explainer.js';
export {
  PadErrorEvent,
  PadMatchEvent,
  PadReadyEvent,
  PadRoundEvent,
  PadUndoEvent,
  PadUnsavedEvent,
} from './score-pad/events.js';
export type {Level} from '@cartavola/bots/levels.js';
export type {SettingName, SettingValues, Speed, Theme, Volume} from './settings/setting-values.js';
export type {ScoreStanding} from './element/score-standing.js';
export {ScorePad} from './score-pad/score-pad.js';
export {ScoreSheet} from './score-sheet/score-sheet.js';
export {TableControls} from './table-controls/table-controls.js';
export {TableRecord} from './table-record/table-record.js';
