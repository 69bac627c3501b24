/** Kind of an attribute's value. `other` means data that an attribute can't hold. */
export interface AttributeKind {
  readonly kind: 'choice' | 'boolean' | 'number' | 'string' | 'other';
  readonly values: readonly string[];
  readonly isOpen: boolean;
}

export function kindOf(type: string): AttributeKind;
export function usualText(item: {readonly default?: string}): string | undefined;
export function optionGames(item: {readonly description?: string}): readonly string[] | undefined;
