import {LitElement, ReactiveElement, type CSSResultGroup, type CSSResultOrNative, type PropertyValues} from 'lit';
import {OF_KIT} from './tag.js';
import {adoptAgain} from './adopt.js';
import {attributeColours, keepColours} from './own-colours.js';
import {keepUsedEvents} from './page/used-events.js';

/**
 * Custom properties to register as lengths, with their initial values. A registered property is inherited as a computed
 * value. An unregistered one is inherited as written, and its container units resolve again in each container.
 *
 * Firefox multiplies the computed value by the page's CSS `zoom`, and multiplies again where it is used. So style sheets
 * divide each length by `--cartavola-px`, which is multiplied too: `tan(atan2(a, b))` is `a / b`.
 */
const LENGTHS = {
  /** Width of a card in the hand. */
  '--cartavola-hand-card': '80px',
  /** The reader's default font size. */
  '--cartavola-em': '16px',
  /** Font size of the page around the element. */
  '--cartavola-page-text': '16px',
  /** One CSS pixel of the element. */
  '--cartavola-px': '1px',
} as const;

/**
 * Registers the properties in a window, unless they are already registered. In browsers without support, only sizes
 * differ.
 */
function registerLengths({CSS}: Pick<typeof globalThis, 'CSS'>): void {
  for (const [name, initialValue] of Object.entries(LENGTHS)) {
    try {
      CSS.registerProperty?.({name, syntax: '<length>', inherits: true, initialValue});
    } catch {
      // Already registered.
    }
  }
}

/** Returns the focusable elements in document order. */
const focusable = (root: ShadowRoot): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('a, button, input, [tabindex]'),
];

/** Base class of the kit's elements. Handles server-rendered content, and adoption by another document. */
export abstract class KitElement extends LitElement {
  /** @internal */
  static readonly [OF_KIT] = true;

  /** Keeps the colours of the style sheets when an extension recolours the page. */
  protected static override finalizeStyles(styles?: CSSResultGroup): CSSResultOrNative[] {
    return [...super.finalizeStyles(styles).map(keepColours), attributeColours];
  }

  /** Server-rendered content of the shadow root. Empty once the element has rendered its own. */
  #served: readonly ChildNode[] = [];

  /** True once the element has content to show. Until then it keeps the server-rendered content. @internal */
  get isReady(): boolean {
    return true;
  }

  /** Keeps the server-rendered content. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.#served = [...(this.shadowRoot?.childNodes ?? [])];
    const root = super.createRenderRoot();
    keepUsedEvents(this, root as ShadowRoot);
    // Append the content. Lit would otherwise insert it before the first node, which may be server-rendered.
    this.renderOptions.renderBefore = null;
    // The server-rendered content has its own styles, some of which the element's style sheets would override.
    if (this.#served.length > 0) this.shadowRoot!.adoptedStyleSheets = [];
    return root;
  }

  /** Replaces the server-rendered content in one frame once the element is ready, and restores the focus. */
  protected override update(changed: PropertyValues): void {
    if (this.#served.length === 0) return super.update(changed);
    if (!this.isReady) return ReactiveElement.prototype['update'].call(this, changed);
    const focused = focusable(this.shadowRoot!).indexOf(this.shadowRoot!.activeElement as HTMLElement);
    for (const node of this.#served) node.remove();
    this.#served = [];
    adoptAgain(this);
    super.update(changed);
    if (focused >= 0) focusable(this.shadowRoot!)[focused]?.focus({preventScroll: true});
  }

  override connectedCallback(): void {
    super.connectedCallback();
    registerLengths(this.ownerDocument.defaultView ?? globalThis);
  }

  /** Restores the style sheets, which the browser clears when the element moves to another document. @internal */
  adoptedCallback(): void {
    adoptAgain(this);
  }
}
