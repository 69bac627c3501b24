/**
 * Value of a property that an attribute sets, too: a number also as digits, a boolean also as an attribute's text; undefined without the
 * attribute.
 */
export type AttributeValue<V> = Written<V> | undefined;

type Written<V> = V extends boolean ? boolean | '' | 'true' | 'false' : V extends number ? V | `${V}` : V;

/** Id of a deck: one of the kit, or one that the page has registered. */
export type DeckId = 'french' | 'french-4' | 'italian' | (string & {});
