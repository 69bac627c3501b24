// Stands in for the types of elements in templates until the packages have them: remove it then.
import type {ScopaTable, TableMoveEvent, TableReadyEvent, TableTrickEvent} from 'cartavola';
import type {HTMLAttributes} from 'svelte/elements';

type Settings = 'players' | 'deck' | 'speed' | 'seed' | 'names' | 'sound';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'scopa-table': HTMLAttributes<ScopaTable> &
      Partial<Pick<ScopaTable, Settings>> & {
        'ontable-ready'?: (event: TableReadyEvent) => void;
        'ontable-move'?: (event: TableMoveEvent) => void;
        'ontable-trick'?: (event: TableTrickEvent) => void;
      };
  }
}
