import {Sitting, type Board, type Exercise} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {loadLessonWords, type LessonWords} from '@cartavola/words';
import {html, type TemplateResult} from 'lit';
import type {OpenBook} from '../open-book.js';
import {answerStyles} from '../answer.styles.js';
import {boardStyles} from '../board.styles.js';
import {heapsStyles} from '../heaps.styles.js';
import {Playback} from '../playback.js';
import {renderBoard, unmarked} from '../render-board.js';
import {factsText, type SentenceContext} from '../../base/sentences.js';
import {boardAt} from '../shown-board.js';

/** Styles for an example, in addition to those of the element. */
export const ruleExampleStyles = [...boardStyles, heapsStyles, answerStyles];

/** Example of a rule on a small table. The example comes from the lesson and plays on request. */
export class RuleExample {
  readonly #open: OpenBook;
  readonly #words: LessonWords;
  readonly #sitting: Sitting;
  readonly #playback: Playback;

  private constructor(open: OpenBook, words: LessonWords, sitting: Sitting, changed: () => void) {
    this.#open = open;
    this.#words = words;
    this.#sitting = sitting;
    this.#playback = new Playback(changed);
  }

  /** Loads the lesson's example of a rule. Resolves with undefined if the lesson has none for the game's options. */
  static async load(open: OpenBook, rule: string, changed: () => void): Promise<RuleExample | undefined> {
    const {language, cards, book, options} = open;
    const [{lesson}, words] = await Promise.all([lessons[book.game]!(), loadLessonWords(language, cards)]);
    const watched = (await lesson.script(options)).filter(
      ({kind, teaches}) => kind === 'watch' && teaches?.includes(rule),
    );
    // Prefer an example whose main rule is this one.
    const script = watched.find(({teaches}) => teaches?.[0] === rule) ?? watched[0];
    if (!script) return undefined;
    const step = {...script, title: '', text: [], answers: [], hints: []};
    return new RuleExample(open, words, new Sitting([step], lesson, options), changed);
  }

  close(): void {
    this.#playback.clear();
  }

  get #exercise(): Exercise | undefined {
    return this.#sitting.exercise;
  }

  render(): TemplateResult {
    const exercise = this.#exercise;
    if (!exercise) return html``;
    const open = this.#open;
    const {shown, isOver} = this.#playback;
    const words = this.#words;
    const board: Board = boardAt(exercise, shown);
    const context: SentenceContext = {
      ...open,
      rules: open.rules.code,
      words,
      viewer: exercise.seat,
      seats: exercise.view.hands.length,
    };
    return html`<div class="felt example">
      ${renderBoard(board, {...open, source: this.#sitting.source, lesson: words}, unmarked(this.#sitting))}
      <p class="told" aria-live="polite" aria-atomic="true">${factsText(shown, context)}</p>
      <button type="button" class="candidate" @click=${() => this.#playback.play(exercise.shown)}>
        ${isOver ? words.watchAgain : words.watch}
      </button>
    </div>`;
  }
}
