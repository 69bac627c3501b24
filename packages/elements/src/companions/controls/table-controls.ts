import {loadTableWords, type TableWords} from '@cartavola/words';
import {css, html, isServer, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {state} from 'lit/decorators.js';
import {itemAfter, rove} from '../../board/roving.js';
import {toolIcons} from '../../match/tool-icons.js';
import {TOOLS, type CommandName, type TableCommand} from '../../match/tools.js';
import {Companion, companionStyles} from '../companion.js';
import type {TableLike} from '../table-controller.js';

const controlStyles = css`
  .companion {
    --room: auto;
    container: cartavola-controls / inline-size;
    min-block-size: 46px;
    padding: 0;
    border: 0;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  button {
    all: unset;
    display: flex;
    align-items: center;
    gap: 6px;
    box-sizing: border-box;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 4px 12px;
    border: 1px solid color-mix(in srgb, currentColor 40%, transparent);
    border-radius: min(var(--cartavola-radius, 12px), 12px);
    cursor: pointer;
  }
  button:is(:hover, [aria-expanded='true']) {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  button[aria-disabled] {
    border-style: dashed;
    cursor: default;
    background: none;
  }
  button[aria-disabled] .icon {
    opacity: 0.5;
  }
  button:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: 2px;
  }
  .icon {
    inline-size: 1.3em;
    block-size: 1.3em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .hidden,
  .name {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* In a narrow toolbar, only the icons are visible, as on the table. */
  @container cartavola-controls (inline-size >= 30em) {
    .name {
      all: unset;
    }
  }
  @media print {
    .companion {
      display: none;
    }
  }
`;

/**
 * A table's tools as a toolbar outside it: undo, last trick, hint and menu. If a tool is unavailable, pressing it shows
 * the reason. To remove the tools from the table itself, set `tools="none"` on it.
 *
 * @summary The tools of a table, as a toolbar.
 * @csspart tools - The toolbar.
 * @csspart tool - A button of the toolbar.
 */
export class TableControls extends Companion {
  /** Style sheets of the shadow root. */
  static override styles = [...companionStyles, controlStyles];

  /** Reason why the last pressed tool is unavailable. */
  @state() private said: TableCommand['idle'];
  #stop: CommandName | undefined;
  /** Tools in the last rendering, as JSON for comparison. */
  #shown = '';
  #watched: TableLike | undefined;
  readonly #watcher = {hostUpdated: (): void => this.#handleUpdate()};

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch(undefined);
  }

  protected override readonly loadWords = loadTableWords;

  protected override titleIn(): undefined {
    return undefined;
  }

  /** Watches the table for changes to its tools. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!isServer) this.#watch(this.table);
  }

  /** Keeps a single tab stop. */
  protected override updated(): void {
    super.updated();
    const buttons = this.#buttons;
    rove(buttons, buttons.find(({dataset}) => dataset['item'] === this.#stop) ?? buttons[0]);
  }

  #watch(table: TableLike | undefined): void {
    if (table === this.#watched) return;
    this.#watched?.removeController(this.#watcher);
    this.#watched = table;
    table?.addController(this.#watcher);
  }

  /** Renders again if the table's tools have changed. */
  #handleUpdate(): void {
    if (textOf(this.#watched) !== this.#shown) this.requestUpdate();
  }

  get #buttons(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('[data-item]')];
  }

  readonly #handleKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = itemAfter(this.#buttons, event.currentTarget as HTMLElement, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  #handleFocus(name: CommandName): void {
    this.#stop = name;
    rove(
      this.#buttons,
      this.#buttons.find(({dataset}) => dataset['item'] === name),
    );
  }

  #handleClick(event: Event, name: CommandName): void {
    // Some browsers don't focus a clicked button, but a panel that the button opens returns focus here.
    (event.currentTarget as HTMLElement).focus({preventScroll: true});
    const {table} = this;
    this.said = table?.commands.find((command) => command.name === name)?.idle;
    table?.command(name);
  }

  protected override show(table: TableLike, words: TableWords): TemplateResult {
    this.#shown = textOf(table);
    const {commands} = table;
    const reasons = {
      'no-move': words.noMoveYet,
      'no-trick': words.noTrickYet,
      'not-asked': `${words.refusals['common.turn']}.`,
    };
    const said = commands.some(({idle}) => idle === this.said) ? this.said : undefined;
    return html`<div class="tools" part="tools" role="toolbar" data-group="tools" aria-label=${words.tools}>
        ${commands.map(
          ({name, open, idle}) =>
            html`<button
              type="button"
              part="tool"
              data-item=${name}
              aria-expanded=${open === undefined ? nothing : String(open)}
              aria-disabled=${idle ? 'true' : nothing}
              aria-describedby=${idle ?? nothing}
              title=${idle ? reasons[idle] : words[TOOLS[name]]}
              @click=${(event: Event) => this.#handleClick(event, name)}
              @focus=${() => this.#handleFocus(name)}
              @keydown=${this.#handleKey}
            >
              ${toolIcons[name]}<span class="name">${words[TOOLS[name]]}</span>
            </button>`,
        )}
      </div>
      ${commands.map(({idle}) => idle && html`<span class="hidden" id=${idle} aria-hidden="true">${reasons[idle]}</span>`)}
      <p role="status">${said ? reasons[said] : nothing}</p>`;
  }
}

const textOf = (table: TableLike | undefined): string => JSON.stringify(table?.commands ?? []);

declare global {
  interface HTMLElementTagNameMap {
    'table-controls': TableControls;
  }
}
