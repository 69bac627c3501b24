import type {Attribute, Result} from '@cartavola/engine';
import type {Language} from '@cartavola/words';
import type {CSSResultGroup, TemplateResult} from 'lit';

/** Attributes and content of an element that a server renders. */
interface RenderRequest {
  readonly attribute: Attribute;
  readonly language: Language;
  /** Names by seat, for a table. */
  readonly names: readonly string[] | undefined;
  /** The page's own HTML inside the element. */
  readonly content: string;
}

/** Server rendering of an element. */
export interface ServerPart {
  /** Styles for its shadow root, independent of the content. */
  readonly styles: CSSResultGroup;
  /** Loads and renders the content of its shadow root. Resolves to undefined if only a browser can load the content. */
  readonly render: (request: RenderRequest) => Promise<Result<TemplateResult | undefined>>;
  /** Whether a script assigns the element's children to slots. */
  readonly assignsSlots?: boolean;
}

/** Does nothing. Replaces the reader's actions, which can't happen on a server. */
export const idle = (): void => undefined;
