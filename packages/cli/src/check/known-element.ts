/** Kind of an attribute's values. */
export interface KnownAttribute {
  readonly kind: 'choice' | 'boolean' | 'number' | 'string' | 'other';
  /** Values of a choice; otherwise empty. */
  readonly values: readonly string[];
  /** Whether pages can register more values. */
  readonly isOpen: boolean;
}

/** What the manifest lists for an element of the kit. */
export interface KnownElement {
  /** Attributes by name. */
  readonly attributes: Readonly<Record<string, KnownAttribute>>;
  /** Names of events. */
  readonly events: readonly string[];
  /** Names of slots; empty for the default slot. */
  readonly slots: readonly string[];
  /** Names of CSS parts. */
  readonly parts: readonly string[];
  /** Names of CSS custom properties. */
  readonly properties: readonly string[];
}
