// Settings for the table on every page, and the strings that pages show for its events.
import type {TableMoveEvent, TableReadyEvent, TableTrickEvent} from 'cartavola';

/** Players' names, by seat. */
export const names = ['Ada', 'Bice'];

/** Returns a value. Compiles only if its type isn't `any`. */
export const typed = <T>(value: T, ..._any: 0 extends 1 & T ? [never] : []): T => value;

export const readyText = ({detail}: TableReadyEvent): string => `${typed(detail.game)}, deal ${typed(detail.deal)}`;

export const moveText = ({detail}: TableMoveEvent): string =>
  `${typed(detail.seat)}: ${detail.facts.map((fact) => typed(fact.type)).join(' ')}`;

export const trickText = ({detail: {fact}}: TableTrickEvent): string => typed(fact.type);
