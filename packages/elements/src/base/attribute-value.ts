/**
 * Value of a property with an attribute: a number also as digits, a boolean also as the attribute's text; undefined without the attribute.
 */
export type AttributeValue<V> = Written<V> | undefined;

type Written<V> = V extends boolean ? boolean | '' | 'true' | 'false' : V extends number ? V | `${V}` : V;

/** Id of a deck of the kit, or of one that the page has registered. */
export type DeckId = 'french' | 'french-4' | 'italian' | (string & {});
