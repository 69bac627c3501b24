import type {Attribute, Result} from '@cartavola/engine';
import type {Language} from '@cartavola/words';
import type {CSSResultGroup, TemplateResult} from 'lit';

/** Attributes and content of an element that a server renders. */
interface RenderRequest {
  readonly attribute: Attribute;
  readonly language: Language;
  /** Names by seat, for a table. */
  readonly names: readonly string[] | undefined;
  /** HTML of the page's own inside the element. */
  readonly content: string;
}

/** An element as a server renders it. */
export interface ServerPart {
  /** Styles of its shadow root, whatever it shows. */
  readonly styles: CSSResultGroup;
  /** Loads and renders the content of its shadow root; undefined: what it shows is known in browsers alone, and it has none before. */
  readonly render: (request: RenderRequest) => Promise<Result<TemplateResult | undefined>>;
  /** True if its children are assigned to slots by script. */
  readonly assignsSlots?: boolean;
}

/** Does nothing: nobody acts on what a server renders. */
export const idle = (): void => undefined;
