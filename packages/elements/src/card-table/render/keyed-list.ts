import {noChange} from 'lit';
import {directive, Directive, type ChildPart, type DirectiveResult} from 'lit/directive.js';
import {
  getCommittedValue,
  insertPart,
  removePart,
  setChildPartValue,
  setCommittedValue,
} from 'lit/directive-helpers.js';

type KeyOf<T> = (item: T, place: number) => unknown;
type TemplateOf<T> = (item: T, place: number) => unknown;

class KeyedList extends Directive {
  /** Keys of the items rendered last, in order. */
  #keys: readonly unknown[] = [];

  override render(items: readonly unknown[], _: KeyOf<unknown>, template: TemplateOf<unknown>): unknown {
    return items.map(template);
  }

  override update(list: ChildPart, [items, keyOf, template]: Parameters<this['render']>): unknown {
    const before = this.#keys;
    const keys = (this.#keys = items.map(keyOf));
    const parts = getCommittedValue(list);
    if (!Array.isArray(parts)) return this.render(items, keyOf, template);
    const kept = new Map(before.map((key, place) => [key, parts[place] as ChildPart]));
    for (const [key, part] of kept) {
      if (keys.includes(key)) continue;
      removePart(part);
      kept.delete(key);
    }
    // From last to first: an item that is already in place is not moved, so its elements keep focus.
    const lying = [...kept.keys()];
    let next: ChildPart | undefined;
    const placed = keys.map((_, index) => {
      const place = keys.length - 1 - index;
      const key = keys[place];
      const inPlace = lying.at(-1) === key && lying.pop() !== undefined;
      if (!inPlace && kept.has(key)) lying.splice(lying.indexOf(key), 1);
      const part = inPlace ? kept.get(key)! : insertPart(list, next, kept.get(key));
      return (next = setChildPartValue(part, template(items[place], place)));
    });
    setCommittedValue(list, placed.reverse());
    return noChange;
  }
}

/**
 * Renders one template per item and keeps the elements of items with the same key. Keys must be unique. Does the same as Lit's `repeat` in
 * a third of the bytes, but with more DOM moves if the order changes much.
 */
export const keyedList = directive(KeyedList) as <T>(
  items: readonly T[],
  keyOf: KeyOf<T>,
  template: TemplateOf<T>,
) => DirectiveResult;
