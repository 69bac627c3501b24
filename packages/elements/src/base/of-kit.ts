/** Key of a static property that all classes of the kit's elements have, in every copy and version of the kit. */
export const OF_KIT = Symbol.for('cartavola.element');
