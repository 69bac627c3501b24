// Types for the elements in React 19 TSX: `import type {} from '@cartavola/elements/frameworks/react.d.ts'`, once per
// project.
import type {DetailedHTMLProps, HTMLAttributes} from 'react';
import type {ElementName, ElementProps, Known} from './elements.d.ts';

/** On custom elements, React accepts `class` as well as `className`. */
type Usual<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & {class?: string | undefined};
type Elements = {
  [Name in ElementName]: Known<ElementProps[Name], `on${string}-${string}`> &
    Omit<Usual<HTMLElementTagNameMap[Name]>, keyof ElementProps[Name]>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
