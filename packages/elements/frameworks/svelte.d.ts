// Types for the elements in Svelte 5: `import type {} from '@cartavola/elements/frameworks/svelte.d.ts'`, once per
// project.
import type {HTMLAttributes} from 'svelte/elements';
import type {ElementName, ElementProps} from './elements.d.ts';

type Elements = {
  [Name in ElementName]: ElementProps[Name] &
    Omit<HTMLAttributes<HTMLElementTagNameMap[Name]>, keyof ElementProps[Name]>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
