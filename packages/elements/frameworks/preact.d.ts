// Types for the elements in Preact TSX: `import type {} from '@cartavola/elements/frameworks/preact.d.ts'`, once per
// project.
import type {ClassAttributes, HTMLAttributes} from 'preact';
import type {ElementName, ElementProps, Known} from './elements.d.ts';

type Usual<Element extends EventTarget> = HTMLAttributes<Element> & ClassAttributes<Element>;
type Elements = {
  [Name in ElementName]: Known<ElementProps[Name], `on${string}-${string}`> &
    Omit<Usual<HTMLElementTagNameMap[Name]>, keyof ElementProps[Name]>;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
