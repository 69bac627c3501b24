import type {Options} from '@cartavola/engine';
import {property} from 'lit/decorators.js';
import {KitElement} from '../element/kit-element.js';

/** Base class with the attributes and properties of a rules explainer. */
export abstract class ExplainerElement extends KitElement {
  /** Id of the game. */
  @property() game: string | undefined;
  /** View that is shown first: `lesson` (the default) or `rules`. */
  @property() view: string | undefined;
  /** Deck that is drawn: `french`, `french-4` (four colours), `italian`, or the id of a registered deck. */
  @property() deck: string | undefined;
  /** Name under which this browser keeps the reader's progress. Absent: it is not kept. */
  @property() save: string | undefined;
  /** Options of the game as data. If set, they replace the options given as attributes. */
  @property({attribute: false}) options: Options | undefined;
}
