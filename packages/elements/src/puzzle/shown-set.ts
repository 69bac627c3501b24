import type {Problem} from '@cartavola/engine';
import type {Puzzle} from '@cartavola/lessons';
import type {Language, PuzzleWords} from '@cartavola/words';
import type {TemplateResult} from 'lit';
import type {Results} from './kept-results.js';
import type {LoadedPuzzles} from './load-puzzles.js';

/** Problem with its message in the reader's language. */
export interface ToldProblem {
  readonly problem: Problem;
  readonly text: string;
  /** The English message, if it says more than `text`. */
  readonly message: string | undefined;
}

/** Puzzle of the day. */
export interface SetDay {
  /** UTC date of the puzzle, such as `2026-11-28`. */
  readonly date: string;
  readonly isToday: boolean;
  /** Renders the header that replaces the overview. */
  renderHead(set: ShownSet): TemplateResult;
  /** Renders the buttons below a finished puzzle, which replace the button for the next puzzle. */
  renderFoot(set: ShownSet): TemplateResult;
}

/** The reader's progress in a set, and the actions on it. */
interface SetState {
  /** Index of the current puzzle. */
  readonly place: number;
  readonly results: Results;
  /** Id of the element. */
  readonly element: string;
  /** Undefined unless the element shows the puzzle of the day. */
  readonly daily: SetDay | undefined;
  /** `asked` while the reader is being asked to confirm the deletion of the progress, `done` afterwards. */
  readonly erasing: 'asked' | 'done' | undefined;
  readonly goTo: (place: number) => void;
  readonly erase: () => void;
}

/** Set of puzzles for the templates, with the reader's progress. */
export interface ShownSet extends SetState {
  readonly title: string;
  readonly puzzles: readonly Puzzle[];
  readonly words: PuzzleWords;
  /** Problems with the puzzles that were left out. */
  readonly leftOut: readonly ToldProblem[];
}

/** Returns the set in the form that the templates need. */
export function stateOf({set, words, language, gameTitle}: LoadedPuzzles, state: SetState): ShownSet {
  const {title, puzzles, problems} = set;
  return {
    ...state,
    title: state.daily
      ? words.ofDay(gameTitle)
      : // Fall back to another language, because that is better than no title.
        (title[language] ?? title['en'] ?? Object.values(title)[0] ?? words.setOf(gameTitle)),
    puzzles,
    words,
    leftOut: problems.map((problem) => toldProblem(problem, words, language)),
  };
}

/** Adds a problem's message in the language of `words`. Falls back to English if `words` is undefined. */
export function toldProblem(problem: Problem, words: PuzzleWords | undefined, language: Language): ToldProblem {
  const {code, path, message} = problem;
  const text = words?.problemText(code, path) ?? message;
  // In other languages, the message is only for codes without a text.
  const isMore = language === 'en' ? text !== message : text === words?.problemText('', path);
  return {problem, text, message: isMore ? message : undefined};
}
