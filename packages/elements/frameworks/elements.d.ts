// Types shared by the framework declarations.
import type {ElementProps} from './props.generated.d.ts';

export type {ElementProps, SolidProps} from './props.generated.d.ts';

/** Name of an element. */
export type ElementName = keyof ElementProps;

/**
 * Props of an element, where listeners for unknown events receive `never`. JSX accepts unknown attributes that contain
 * a hyphen, but this type makes a listener that uses its event fail to compile. `Listener` is the pattern that listener
 * names match.
 */
export type Known<Props, Listener extends string> = Props & {[Name in Listener]?: (event: never) => void};

/** Type of the event that a prop listens to, or `never` if the prop isn't a listener. */
type Heard<Prop> = Prop extends `on${infer Type extends keyof HTMLElementEventMap}` ? Type : never;

/** Events of an element, keyed by type. */
export type ElementEvents<Name extends ElementName> = {
  [Prop in keyof ElementProps[Name] as Heard<Prop>]-?: HTMLElementEventMap[Heard<Prop>];
};

/** Attributes and properties of an element, without its listeners. */
export type ElementAttributes<Name extends ElementName> = {
  [Prop in keyof ElementProps[Name] as Prop extends `on${string}` ? never : Prop]: ElementProps[Name][Prop];
};
