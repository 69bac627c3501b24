export {askedBoard} from './asked-board.js';
export {boardFrom, laidFrom, type Board, type Heap, type Sign} from './board.js';
export {advance, hinted, missed, MISSES, review} from './course.js';
export {
  begin,
  formAt,
  isOver,
  lessonScore,
  type Progress,
  type Return,
  type Standing,
  type StepOutcome,
} from './progress.js';
export {resume} from './resume.js';
export {isMet, stepAfter, stepBefore} from './visits.js';
export {rulesLeftOut, summaryOf, type Summary} from './summary.js';
export type {Likeness} from './likeness.js';
export {exampleAgain, withOtherCards} from './other-cards.js';
export {checkMarkup, strayFinding, type CheckedLesson, type LessonContext, type StepSolution} from './check-markup.js';
export {checkStep, type Finding} from './check.js';
export {cardsFrom} from './card-goals.js';
export {asksOfTable, setUp} from './exercise.js';
export type {Exercise} from './lesson-game.js';
export {goalNames, type GoalSubject} from './goal-names.js';
export {ownCards, takerIn, type End, type ExerciseMove, type Goal, type GoalReader, type Miss} from './goals.js';
export {ask} from './judge.js';
export type {Question} from './question.js';
export {
  loadLesson,
  loadLessonStart,
  type LaterLessonModule,
  type Lesson,
  type LessonModule,
  type LessonSource,
  type ScriptStart,
} from './lesson.js';
export type {CardFacts, Counted, Foretold, LessonGame} from './lesson-game.js';
export type {LaterTexts, LaterTextsFor, LessonTexts, LessonTextsFor, StepText} from './lesson-texts.js';
export {
  asks,
  type CardSource,
  type Choice,
  type ExpectedAnswer,
  type Kind,
  type MoveComment,
  type Stage,
  type Step,
  type StepScript,
} from './step.js';
export {
  isSamePrediction,
  type Answered,
  type Fault,
  type Prediction,
  type ReaderAnswer,
  type Verdict,
  type VerdictReason,
} from './verdict.js';
export {moveText} from './move-text.js';
export {positionAttributes, positionFromAttributes} from './written-position.js';
export {cardsAsked, isOneTap, partsOf, typesNow} from './move-parts.js';
export type {Picks} from './no-picks.js';
export {Opening, type LessonState} from './opening.js';
export {SHEET_LAYOUT, sheetExercises, type SheetExercise} from './sheet.js';
export {Sitting} from './sitting.js';
export type {MarkupNode} from './markup.js';
export {LESSON_ATTRIBUTES, LESSON_ELEMENTS, type MarkupFinding} from './read-markup.js';
export {
  MOST_HINTS,
  PUZZLE_FORMAT,
  PUZZLE_SET_FORMAT,
  type Puzzle,
  type PuzzleProof,
  type PuzzleSet,
  type PuzzleTexts,
} from './puzzles/puzzle.js';
export {readPuzzleGoal, type PuzzleGoal} from './puzzles/puzzle-goal.js';
export {readPuzzle} from './puzzles/read-puzzle.js';
export {readPuzzles, readPuzzleSet, type ReadPuzzleSet} from './puzzles/read-puzzle-set.js';
export {
  askPuzzle,
  isAnswer,
  needsSolver,
  puzzleLesson,
  type PuzzleState,
  type SecuredMove,
} from './puzzles/ask-puzzle.js';
export {Defence, type AskExact, type Defended, type ExactSight} from './puzzles/defence.js';
export {foresee, type ForeseenMove, type Foresight, type Refutation} from './puzzles/foresight.js';
export {checkPuzzle} from './puzzles/check-puzzle.js';
export {puzzleStep, type PuzzleStepTexts} from './puzzles/puzzle-step.js';
export {answerText, writePuzzleSet} from './puzzles/write-puzzle-set.js';
export {puzzleOfDay} from './puzzles/puzzle-of-day.js';
export {knownIn, textsOfPuzzle} from './puzzles/puzzle-texts.js';
export {seatNameOf, whoText, type AnswerContext} from './named-seats.js';
export {
  itemCard,
  itemText,
  mixedItems,
  moveNames,
  pickedText,
  solutionOf,
  solutionText,
  tickTexts,
} from './told-answers.js';
export {PuzzleSitting, type PuzzleAnswered, type PuzzleDefence, type PuzzleStepped} from './puzzles/puzzle-sitting.js';
