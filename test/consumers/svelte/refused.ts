// Code that the compiler must reject. A line without an error makes the compilation fail.
import type {SvelteHTMLElements} from 'svelte/elements';

export const refused: SvelteHTMLElements['scopa-table'][] = [
  // @ts-expect-error names are strings
  {names: [1, 2]},
  // @ts-expect-error there is no such attribute
  {colour: 'red'},
  // @ts-expect-error there is no such level
  {level: 'godlike'},
  // @ts-expect-error sound is on or off
  {sound: 'loud'},
  // @ts-expect-error the detail of a move has no winner
  {'ontable-move': ({detail}) => detail.winner},
  // @ts-expect-error there is no such event
  {'ontable-moved': () => undefined},
];
