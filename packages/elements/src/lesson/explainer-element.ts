import {optionAttribute, type Options} from '@cartavola/engine';
import {lessons} from '@cartavola/lessons/games.js';
import {rulebooks} from '@cartavola/words/games.js';
import {property} from '../base/property.js';
import type {AttributeValue, DeckId} from '../base/attribute-value.js';
import {KitElement} from '../base/kit-element.js';
import type {RulesErrorEvent} from './events.js';
import type {
  LessonAnsweredEvent,
  LessonCompletedEvent,
  LessonHintedEvent,
  LessonProgressEvent,
  LessonStartedEvent,
  LessonSteppedEvent,
} from '../question/events.js';
import {ReaderSettings} from '../base/settings/reader-settings.js';
import type {ExplainerView} from '../question/render-views.js';

/**
 * Base class with the public attributes and properties of a rules explainer.
 *
 * @slot - Steps of a lesson, or the rules as HTML from `cartavola rules`. Visible until the script has run.
 * @fires rules-error - The attributes are wrong, or something could not be loaded.
 * @fires lesson-started - The reader begins, restarts or resumes a lesson.
 * @fires lesson-stepped - Another step is shown.
 * @fires lesson-answered - A question was answered.
 * @fires lesson-hinted - The reader asked for a hint: 1 (where to look), 2 (the rule) or 3 (the answer).
 * @fires lesson-progress - Progress in a skill changed: whether the reader has it, and when they last showed it.
 * @fires lesson-completed - The lesson is over, with a score from 0 to 1.
 * @csspart book - The container.
 * @csspart search - The search field.
 * @csspart rule - A rule.
 * @csspart badge - The note on how others play a rule.
 * @cssprop [--cartavola-felt=#1f5a44] - The colour of the felt.
 * @cssprop [--cartavola-accent=#ffd54a] - The accent colour on the felt, for the cards in question.
 * @cssprop [--cartavola-text=#fbf6e9] - The colour of text on the felt.
 * @cssprop [--cartavola-font=system-ui] - The font of the controls.
 * @cssprop [--cartavola-font-size=medium] - The size of text: the reader’s own by default.
 * @cssprop [--cartavola-reading-font=Georgia] - The font of lessons and rules.
 * @cssprop [--cartavola-radius=16px] - The radius of the corners.
 * @cssprop [--cartavola-lesson-height=42em] - The least height, up to the window’s height by default.
 * @cssState en - An author's own lesson is shown in English.
 * @cssState fr - An author's own lesson is shown in French.
 * @cssState it - An author's own lesson is shown in Italian.
 */
export abstract class ExplainerElement extends KitElement {
  /** Returns the attributes for a game's options. They are read but not observed. @internal */
  static async optionAttributesOf(game: string): Promise<readonly string[]> {
    const book = Object.hasOwn(rulebooks, game) ? await rulebooks[game]!() : undefined;
    return book?.rulebook.game.options.map(({name}) => optionAttribute(name)) ?? [];
  }

  /** Returns the attributes of each element of an author's lesson, keyed by tag name. @internal */
  static async lessonAttributesOf(game: string): Promise<Readonly<Record<string, readonly string[]>>> {
    if (!Object.hasOwn(lessons, game)) return {};
    const [{lesson}, {lessonAttributes}] = await Promise.all([
      lessons[game]!(),
      import('@cartavola/lessons/read-markup.js'),
    ]);
    return lessonAttributes(lesson.game);
  }

  /** Id of the game. */
  @property() game: string | undefined;
  /**
   * Initial view.
   * @default 'lesson'
   */
  @property() view: AttributeValue<ExplainerView>;
  /**
   * Deck to draw: `french`, `french-4` (four colours), `italian` or another registered deck's id.
   * @default 'french'
   */
  @property() deck: AttributeValue<DeckId>;
  /** Name under which this browser saves the reader's progress. Without a name, progress isn't saved. */
  @property() save: string | undefined;
  /**
   * Id of the step to show. Earlier steps can be tried again, and don't change the reader's progress. By default, the
   * lesson goes on where the reader left it.
   */
  @property() step: string | undefined;
  /** The game's options as data. If set, they replace the options given as attributes. */
  @property({attribute: false}) options: Options | undefined;

  /** @internal */
  readonly readerSettings: ReaderSettings = new ReaderSettings(this);
}

declare global {
  interface HTMLElementEventMap {
    'rules-error': RulesErrorEvent;
    'lesson-started': LessonStartedEvent;
    'lesson-stepped': LessonSteppedEvent;
    'lesson-answered': LessonAnsweredEvent;
    'lesson-hinted': LessonHintedEvent;
    'lesson-progress': LessonProgressEvent;
    'lesson-completed': LessonCompletedEvent;
  }
}
