/**
 * Type of a property that an attribute can set. The value is undefined if the attribute is absent. Numbers and booleans
 * may also be strings, as in HTML.
 */
export type AttributeValue<V> = Written<V> | undefined;

type Written<V> = V extends boolean ? boolean | '' | 'true' | 'false' : V extends number ? V | `${V}` : V;

/** Id of a built-in deck, or of one that the page has registered. */
export type DeckId = 'french' | 'french-4' | 'italian' | (string & {});
