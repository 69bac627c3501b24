// `import 'cartavola'`: defines every element of the kit that a page uses, each when it first appears there.
import '@cartavola/elements/cartavola.js';

export type * from '@cartavola/elements';
