// Stands in for the types of elements in templates until the packages have them: remove it then.
declare namespace astroHTML.JSX {
  type Table = import('cartavola').ScopaTable;

  interface IntrinsicElements {
    'scopa-table': HTMLAttributes & Partial<Pick<Table, 'players' | 'deck' | 'speed' | 'seed' | 'sound'>>;
  }
}
