import {optionAttribute, type Options} from '@cartavola/engine';
import {rulebooks} from '@cartavola/words/games.js';
import {property} from 'lit/decorators.js';
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
 * Base class with the attributes and properties of a rules explainer. It documents what pages find there.
 *
 * @slot - Steps of a lesson, or the rules as HTML, as `cartavola rules` prints them: shown to readers until the script has run.
 * @fires rules-error - The attributes are wrong, or something could not be loaded.
 * @fires lesson-started - The reader begins a lesson, begins it again, or resumes it.
 * @fires lesson-stepped - Another step is shown.
 * @fires lesson-answered - A question was answered.
 * @fires lesson-hinted - A hint was taken: 1 where to look, 2 the rule, 3 the answer.
 * @fires lesson-progress - The reader's standing in a skill changes: whether it is held, and when it was last shown.
 * @fires lesson-completed - The lesson is over; its score is from 0 to 1.
 * @csspart book - The surface.
 * @csspart search - The search field.
 * @csspart rule - A rule.
 * @csspart badge - The remark on how a rule is played elsewhere.
 * @cssprop [--cartavola-felt=#1f5a44] - The colour of the felt.
 * @cssprop [--cartavola-accent=#ffd54a] - The colour of what is asked, on the felt.
 * @cssprop [--cartavola-text=#fbf6e9] - The colour of text on the felt.
 * @cssprop [--cartavola-font=system-ui] - The font of the controls.
 * @cssprop [--cartavola-font-size=medium] - The size of text: the reader’s own by default.
 * @cssprop [--cartavola-reading-font=Georgia] - The font of the texts.
 * @cssprop [--cartavola-radius=16px] - The radius of the corners.
 * @cssState en - A lesson of the author's is shown in English.
 * @cssState fr - A lesson of the author's is shown in French.
 * @cssState it - A lesson of the author's is shown in Italian.
 */
export abstract class ExplainerElement extends KitElement {
  /** Names the attributes that stand for the options of a game: they are read, but not observed. @internal */
  static async optionAttributesOf(game: string): Promise<readonly string[]> {
    const book = Object.hasOwn(rulebooks, game) ? await rulebooks[game]!() : undefined;
    return book?.rulebook.game.options.map(({name}) => optionAttribute(name)) ?? [];
  }

  /** Id of the game. */
  @property() game: string | undefined;
  /**
   * View that is shown first.
   * @default 'lesson'
   */
  @property() view: AttributeValue<ExplainerView>;
  /**
   * Deck that is drawn: `french-4` has four colours; a registered deck is named by its id.
   * @default 'french'
   */
  @property() deck: AttributeValue<DeckId>;
  /** Name under which this browser keeps the reader's progress. Absent: it is not kept. */
  @property() save: string | undefined;
  /** Options of the game as data. If set, they replace the options given as attributes. */
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
