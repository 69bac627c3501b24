// Types for the elements in Solid TSX: `import type {} from '@cartavola/elements/frameworks/solid.d.ts'`, once per
// project.
import type {JSX as SolidJsx} from 'solid-js';
import type {ElementAttributes, ElementName, Known, SolidProps} from './elements.d.ts';

type Elements = {
  [Name in ElementName]: Known<ElementAttributes<Name> & SolidProps[Name], `on:${string}-${string}`> &
    Omit<SolidJsx.HTMLAttributes<HTMLElementTagNameMap[Name]>, keyof ElementAttributes<Name>>;
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
