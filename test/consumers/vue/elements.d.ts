// Stands in for the types of elements in templates until the packages have them: remove it then.
import type {ScopaTable, TableMoveEvent, TableReadyEvent, TableTrickEvent} from 'cartavola';
import type {HTMLAttributes, ReservedProps} from 'vue';

type Settings = 'players' | 'deck' | 'speed' | 'seed' | 'names' | 'sound';

interface TableEvents {
  onTableReady?: (event: TableReadyEvent) => void;
  onTableMove?: (event: TableMoveEvent) => void;
  onTableTrick?: (event: TableTrickEvent) => void;
}

declare module 'vue' {
  interface GlobalComponents {
    'scopa-table': new () => ScopaTable & {
      $props: ReservedProps & HTMLAttributes & Partial<Pick<ScopaTable, Settings>> & TableEvents;
    };
  }
}
