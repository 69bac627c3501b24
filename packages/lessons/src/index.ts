export {boardFrom, laidFrom, type Board, type Heap, type Sign} from './board.js';
export {
  advance,
  begin,
  hinted,
  isOver,
  lessonScore,
  missed,
  MISSES,
  resume,
  type Progress,
  type StepOutcome,
} from './course.js';
export {checkMarkup, type CheckedLesson, type LessonContext} from './check-markup.js';
export {checkStep, type Finding} from './check.js';
export {asksOfTable, setUp} from './exercise.js';
export type {Exercise} from './lesson-game.js';
export {ownCards, takerIn, type End, type ExerciseMove, type Goal, type GoalReader, type Miss} from './goals.js';
export {ask, type Question} from './judge.js';
export {loadLesson, type Lesson, type LessonModule, type LessonSource} from './lesson.js';
export type {Counted, LessonGame} from './lesson-game.js';
export type {LessonTexts, LessonTextsFor, StepText} from './lesson-texts.js';
export {asks, type ExpectedAnswer, type Kind, type Stage, type Step, type StepScript} from './step.js';
export {
  isSamePrediction,
  type Fault,
  type Prediction,
  type ReaderAnswer,
  type Verdict,
  type VerdictReason,
} from './verdict.js';
export {positionAttributes, positionFromAttributes} from './written-position.js';
export {cardsAsked, isOneTap, partsOf, typesNow} from './picked-move.js';
export {Sitting, type Answered, type Picks} from './sitting.js';
export type {MarkupNode} from './read-markup.js';
