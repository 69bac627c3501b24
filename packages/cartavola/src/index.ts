// `import 'cartavola'` defines each of the kit's elements when it first appears in the page.
import '@cartavola/elements/cartavola.js';

export type * from '@cartavola/elements';
