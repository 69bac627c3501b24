import type {Attribute, Result} from '@cartavola/engine';
import type {Language} from '@cartavola/words';
import type {CSSResultGroup, TemplateResult} from 'lit';

/** Attributes and content of an element that a server renders. */
interface RenderRequest {
  readonly attribute: Attribute;
  readonly language: Language;
  /** Names by seat, for a table. */
  readonly names: readonly string[] | undefined;
  /** Page's own HTML inside the element. */
  readonly content: string;
}

/** Server rendering of an element. */
export interface ServerPart {
  /** Styles of its shadow root for any content. */
  readonly styles: CSSResultGroup;
  /** Loads and renders the content of its shadow root; undefined if only browsers know the content. */
  readonly render: (request: RenderRequest) => Promise<Result<TemplateResult | undefined>>;
  /** True if its children are assigned to slots by script. */
  readonly assignsSlots?: boolean;
}

/** Does nothing, for actions, because nobody acts on a server. */
export const idle = (): void => undefined;
