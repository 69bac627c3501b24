// `import 'cartavola'` defines every element of the kit when it first appears in the page.
import '@cartavola/elements/cartavola.js';

export type * from '@cartavola/elements';
