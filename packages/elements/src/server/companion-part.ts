import {success} from '@cartavola/engine';
import type {Companion} from '../companions/companion.js';
import type {TableLike} from '../companions/table-controller.js';
import type {ServerPart} from './rendered.js';

/** Table before a match has begun. */
const NEW_TABLE: Pick<TableLike, 'standing' | 'log' | 'commands'> = {standing: undefined, log: [], commands: []};

/** Class of a companion. */
export type CompanionClass = (new () => Pick<Companion<never>, 'renderServed'>) & {
  readonly styles: ServerPart['styles'];
};

/** Returns the server rendering of a companion: its frame and title, and its text before the first deal. */
export const companionPart = (Element: CompanionClass): ServerPart => ({
  styles: Element.styles,
  render: async ({language}) => success(await new Element().renderServed(language, NEW_TABLE as TableLike)),
});
