import type {PropertyDeclaration} from 'lit';
import {property as declare} from 'lit/decorators.js';
import {textOf} from './text-of.js';

/** Returns the attribute for a property: null, which removes it, if the value is missing or an object. */
const attributeOf = (value: unknown): string | null =>
  typeof value === 'object' || typeof value === 'function' ? null : (textOf(value) ?? null);

const converter = {fromAttribute: (text: string | null) => text, toAttribute: attributeOf};

/**
 * Declares a property. If it has an attribute, it reflects, as in HTML elements, except for its initial value. Elements
 * don't set these properties themselves, so attributes change only if the page changes them.
 */
export const property = (options: PropertyDeclaration = {}): ReturnType<typeof declare> =>
  declare(
    options.attribute === false
      ? options
      : {reflect: true, ...(options.type ? {useDefault: true} : {converter}), ...options},
  );
