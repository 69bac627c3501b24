export {CardTable} from './table/card-table.js';
export type {DealReview, MistakePuzzle, ReviewedMove, ReviewOptions} from './match/review.js';
export type {LogLine} from './match/log-line.js';
export type {MatchStanding} from './match/standing.js';
export type {CommandName, TableCommand} from './match/tools.js';
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
} from './table/events.js';
import './with-registry.js';

export {CardDiagram} from './diagram/card-diagram.js';
export {DiagramErrorEvent} from './diagram/events.js';
export {CardPuzzle} from './puzzle/card-puzzle.js';
export {
  PuzzleErrorEvent,
  PuzzleFailedEvent,
  PuzzleSolvedEvent,
  PuzzleSteppedEvent,
  type PuzzleDone,
} from './puzzle/events.js';
export {CartavolaSettings} from './settings/cartavola-settings.js';
export {SettingsErrorEvent} from './settings/events.js';
export {CalypsoTable} from './games/calypso/calypso-table.js';
export {CapodamaTable} from './games/capodama/capodama-table.js';
export {ScopaTable} from './games/scopa/scopa-table.js';
export {CapraTable} from './games/capra/capra-table.js';
export type {Day, Rhythm} from './match/day.js';
export {
  ReplayBranchEvent,
  ReplayErrorEvent,
  ReplayGuessEvent,
  ReplayPlyEvent,
  type GuessMade,
  type ShownBranch,
  type ShownMoment,
} from './replay/events.js';
export {GameReplay} from './replay/game-replay.js';
export {CoachPanel} from './companions/coach/coach-panel.js';
export {MoveLog} from './companions/log/move-log.js';
export {CardErrorEvent} from './cards/events.js';
export {PlayingCard} from './cards/playing-card.js';
export {RulesErrorEvent} from './lesson/events.js';
export type {
  LessonAnsweredEvent,
  LessonCompletedEvent,
  LessonHintedEvent,
  LessonProgressEvent,
  LessonPlace,
  LessonStartedEvent,
  LessonSteppedEvent,
} from './question/events.js';
export {RulesExplainer} from './lesson/rules-explainer.js';
export {
  PadErrorEvent,
  PadMatchEvent,
  PadReadyEvent,
  PadRoundEvent,
  PadUndoEvent,
  PadUnsavedEvent,
} from './pad/events.js';
export type {Level} from '@cartavola/bots/levels.js';
export type {SettingName, SettingValues, Speed, Theme, Volume} from './base/settings/setting-values.js';
export type {ScoreStanding} from './base/score-standing.js';
export {ScorePad} from './pad/score-pad.js';
export {ScoreSheet} from './companions/sheet/score-sheet.js';
export {TableControls} from './companions/controls/table-controls.js';
export {TableRecord} from './companions/record/table-record.js';
