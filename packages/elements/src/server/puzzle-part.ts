import {success, type Result} from '@cartavola/engine';
import {
  needsSolver,
  puzzleOfDay,
  puzzleStep,
  setUp,
  type LessonGame,
  type Puzzle,
  type PuzzleState,
} from '@cartavola/lessons';
import {CardPuzzle} from '../puzzle/card-puzzle.js';
import {loadPuzzles} from '../puzzle/load-puzzles.js';
import {openPuzzle} from '../puzzle/open-puzzle.js';
import {PuzzlePage} from '../puzzle/puzzle-page.js';
import {NO_RESULTS} from '../puzzle/kept-results.js';
import {renderBook} from '../puzzle/render-book.js';
import {stateOf} from '../puzzle/shown-set.js';
import {rest} from '../question/answers/rest.js';
import {isoDate} from '../match/day.js';
import {ownValue} from '../base/settings/first-deck.js';
import {idle, type ServerPart} from './rendered.js';
import {scriptIn} from './text-in.js';

/** Pattern for the attributes of the script with a puzzle in the page's own HTML. */
const JSON_SCRIPT = /\btype=["']?application\/json\b/i;

/** Stand-in host for a puzzle, which a server renders once. */
const nobody = {requestUpdate: idle, renderRoot: undefined} as unknown as ConstructorParameters<typeof PuzzlePage>[0];

/**
 * Replaces the exact solver, because nobody answers on a server. Counts the first move as right and the others as
 * wrong.
 */
function unsolved(puzzle: Puzzle, game: LessonGame): Result<PuzzleState> {
  if (!needsSolver(puzzle)) return success({});
  const exercise = setUp(puzzleStep(puzzle, game.game), game, puzzle.options);
  const moves = exercise?.ok ? exercise.value.view.moves : [];
  return success({secured: moves.map((move, place) => ({move, meets: place === 0}))});
}

/** Server rendering of a puzzle, or of the first one in a set: its statement and table. */
export const puzzlePart: ServerPart = {
  styles: CardPuzzle.styles,
  async render({attribute, language, content}) {
    const loaded = await loadPuzzles({
      given: attribute('puzzle') ?? scriptIn(content, JSON_SCRIPT) ?? '',
      game: attribute('game')?.trim(),
      language,
    });
    if (!loaded.ok) return loaded;
    const {set, source, words} = loaded.value;
    const at = attribute('at')?.trim();
    const {id: wanted} = (at === 'daily' ? puzzleOfDay(set, isoDate(Date.now())) : undefined) ?? {id: at};
    const named = set.puzzles.findIndex(({id}) => id === wanted);
    const place = Math.max(0, named);
    const puzzle = set.puzzles[place];
    if (!puzzle) return {ok: false, problem: set.problems[0]!};
    const opened = await openPuzzle(puzzle, loaded.value, ownValue(attribute('deck')), (asked) =>
      Promise.resolve(unsolved(asked, source)),
    );
    if (!opened.ok) return opened;
    const page = new PuzzlePage(nobody, opened.value, words, rest, false);
    return success(
      renderBook(
        stateOf(loaded.value, {
          place,
          results: NO_RESULTS,
          daily: undefined,
          element: '',
          erasing: undefined,
          goTo: idle,
          erase: idle,
        }),
        page,
        loaded.value,
      ),
    );
  },
};
