// Stands in for the types of elements in JSX until the packages have them: remove it then.
import type {ScopaTable, TableMoveEvent, TableReadyEvent, TableTrickEvent} from 'cartavola';
import type {DetailedHTMLProps, HTMLAttributes} from 'react';

type Settings = 'players' | 'deck' | 'speed' | 'seed' | 'names' | 'sound';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'scopa-table': DetailedHTMLProps<HTMLAttributes<ScopaTable>, ScopaTable> &
        Partial<Pick<ScopaTable, Settings>> & {
          'ontable-ready'?: (event: TableReadyEvent) => void;
          'ontable-move'?: (event: TableMoveEvent) => void;
          'ontable-trick'?: (event: TableTrickEvent) => void;
        };
    }
  }
}
