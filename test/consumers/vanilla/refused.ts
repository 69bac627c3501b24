// Code that the compiler must reject. A line without an error makes the compilation fail.
import type {ScopaTable} from 'cartavola';

export function refused(table: ScopaTable): void {
  // @ts-expect-error names are strings
  table.names = [1, 2];
  // @ts-expect-error there is no such property
  table.colour = 'red';
  // @ts-expect-error sound is on or off
  table.sound = 'loud';
  // @ts-expect-error a move has a type
  table.play({card: 3});
  // @ts-expect-error the detail of a move has no winner
  table.addEventListener('table-move', ({detail}) => detail.winner);
  // @ts-expect-error there is no such element
  table.append(document.createElement('scopa-table').cards);
}
