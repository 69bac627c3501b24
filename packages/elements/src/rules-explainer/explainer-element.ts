import type {Options} from '@cartavola/engine';
import {property} from 'lit/decorators.js';
import {KitElement} from '../element/kit-element.js';

/** What a page says to an explainer. */
export abstract class ExplainerElement extends KitElement {
  /** The id of the game. */
  @property() game: string | undefined;
  /** What is shown first: `lesson` (also if absent) or `rules`. */
  @property() view: string | undefined;
  /** `french`, `french-4` (four colours), `italian`, or the id of a deck that is registered. */
  @property() deck: string | undefined;
  /** The name under which the reader's progress is kept on this machine; absent: it is not kept. */
  @property() save: string | undefined;
  /** The game's options as data; set, the attributes say nothing of them. */
  @property({attribute: false}) options: Options | undefined;
}
