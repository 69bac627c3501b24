// Types for the elements in Astro pages: `import type {} from '@cartavola/elements/frameworks/astro.d.ts'`, once per
// project. Astro renders pages to HTML, so props must be values that an attribute can hold, and listeners aren't
// supported.
import type {ElementAttributes, ElementName} from './elements.d.ts';

/** Type of a prop if an attribute can hold its value, otherwise `never`. */
type Written<Value> = Extract<NonNullable<Value>, string | number | boolean> extends never ? never : Value;
type Attributes<Name extends ElementName, All = ElementAttributes<Name>> = {
  [Attribute in keyof All as Written<All[Attribute]> extends never ? never : Attribute]: All[Attribute];
};
type Elements = {
  [Name in ElementName]: Attributes<Name> & Omit<astroHTML.JSX.HTMLAttributes, keyof Attributes<Name>>;
};

declare global {
  namespace astroHTML.JSX {
    interface IntrinsicElements extends Elements {}
  }
}
