import {Directive, directive, type DirectiveResult} from 'lit/directive.js';
import {tagOf} from './tag.js';

/** Attribute values. Undefined means that the attribute isn't set. */
type Attributes = Readonly<Record<string, string | undefined>>;

class OwnElement extends Directive {
  #element: HTMLElement | undefined;

  render(name: string, attributes: Attributes, properties: object = {}): HTMLElement {
    this.#element ??= document.createElement(tagOf(name));
    for (const [attribute, value] of Object.entries(attributes))
      if (value === undefined) this.#element.removeAttribute(attribute);
      else if (this.#element.getAttribute(attribute) !== value) this.#element.setAttribute(attribute, value);
    return Object.assign(this.#element, properties);
  }
}

/** Renders one of the kit's elements by name, because its tag may have a prefix. */
export const ownElement: (name: string, attributes: Attributes, properties?: object) => DirectiveResult =
  directive(OwnElement);
