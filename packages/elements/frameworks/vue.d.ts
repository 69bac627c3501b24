// Types for the elements in Vue templates: `import type {} from '@cartavola/elements/frameworks/vue.d.ts'`, once per
// project.
import type {HTMLAttributes, PublicProps} from 'vue';
import type {ElementAttributes, ElementEvents, ElementName} from './elements.d.ts';

/** Name in camel case, under which Vue looks up attributes and listeners. */
type Camel<Name> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name & string;
type Attributes<Name extends ElementName> = {
  [Attribute in keyof ElementAttributes<Name> as Camel<Attribute>]: ElementAttributes<Name>[Attribute];
};
type Listeners<Events> = {[Type in keyof Events as `on${Capitalize<Camel<Type>>}`]?: (event: Events[Type]) => void};
/** Type of a custom element in templates; see Vue's guide to web components. */
type Element<Name extends ElementName> = new () => HTMLElementTagNameMap[Name] & {
  $props: Attributes<Name> &
    Listeners<ElementEvents<Name>> &
    Omit<HTMLAttributes, keyof Attributes<Name>> &
    PublicProps & {slot?: string};
};
type Elements = {[Name in ElementName]: Element<Name>};

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
