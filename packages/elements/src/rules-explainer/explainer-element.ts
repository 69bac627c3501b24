import type {Options} from '@cartavola/engine';
import {property} from 'lit/decorators.js';
import type {AttributeValue, DeckId} from '../element/attribute-value.js';
import {KitElement} from '../element/kit-element.js';
import type {RulesErrorEvent} from './events.js';
import type {
  LessonAnsweredEvent,
  LessonCompletedEvent,
  LessonHintedEvent,
  LessonStartedEvent,
  LessonSteppedEvent,
} from './lesson/events.js';
import type {ExplainerView} from './render-views.js';

/** Base class with the attributes and properties of a rules explainer. */
export abstract class ExplainerElement extends KitElement {
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
}

declare global {
  interface HTMLElementEventMap {
    'rules-error': RulesErrorEvent;
    'lesson-started': LessonStartedEvent;
    'lesson-stepped': LessonSteppedEvent;
    'lesson-answered': LessonAnsweredEvent;
    'lesson-hinted': LessonHintedEvent;
    'lesson-completed': LessonCompletedEvent;
  }
}
