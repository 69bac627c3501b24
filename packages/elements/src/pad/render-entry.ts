import type {Suit} from '@cartavola/engine';
import type {CountField, PadValue} from '@cartavola/engine/pad.js';
import {html, nothing, type TemplateResult} from 'lit';
import type {Draft} from './draft.js';
import {keyOf} from '../base/page/key-of.js';
import type {PadView} from './pad-view.js';

/** Callbacks for a deal's fields. */
interface EntryHandler {
  /** Called after any change to the draft. */
  changed(): void;
  /** Moves to the next field, or from the last one to the save button. */
  next(): void;
}

const SIGNS: Readonly<Record<Suit, string>> = {S: '♠', H: '♥', D: '♦', C: '♣'};

/** Renders the fields of a deal. */
export const renderFields = (view: PadView, draft: Draft, handler: EntryHandler): TemplateResult =>
  html`<div class="fields">
    ${draft.fields.map((field) =>
      field.kind === 'count' ? renderCount(view, draft, field, handler) : renderChoice(view, draft, field, handler),
    )}
  </div>`;

function renderCount(view: PadView, draft: Draft, field: CountField, handler: EntryHandler): TemplateResult {
  const label = view.texts.count.fields[field.name] ?? field.name;
  return html`<div class="field count" role="group" aria-label=${label} data-size=${field.of === 'group' ? 'group' : field.size}>
    <span class="label" aria-hidden="true">${label}${field.sum === undefined ? nothing : html` <small>${field.sum}</small>`}</span>
    <div class="cells">
      ${Array.from({length: field.size}, (_, place) => renderCell(view, draft, {field, place, label}, handler))}
    </div>
  </div>`;
}

interface ShownCell {
  readonly field: CountField;
  readonly place: number;
  readonly label: string;
}

function renderCell(
  view: PadView,
  draft: Draft,
  {field, place, label}: ShownCell,
  handler: EntryHandler,
): TemplateResult {
  const {words} = view.texts;
  const cell = {name: field.name, place};
  const given = draft.given(cell);
  const rest = draft.following(field, place);
  const who = view.counted(field, place);
  const isActive = draft.active?.name === field.name && draft.active.place === place;
  const tooMany = given !== undefined && field.most !== undefined && given > field.most;
  return html`<div
    class="cell"
    role="spinbutton"
    tabindex="0"
    data-cell=${`${field.name}-${place}`}
    aria-label=${`${label}, ${who}`}
    aria-valuemin="0"
    aria-valuemax=${field.most ?? nothing}
    aria-valuenow=${given ?? rest ?? nothing}
    aria-valuetext=${given ?? (rest === undefined ? words.empty : words.follows(rest))}
    aria-invalid=${tooMany ? 'true' : nothing}
    ?data-active=${isActive}
    @focus=${() => {
      draft.activate(cell);
      handler.changed();
    }}
    @keydown=${(event: KeyboardEvent) => handleKey(event, draft, handler)}
  >
    <span class="name">${who}</span><b class=${given === undefined ? 'rest' : ''}>${given ?? rest ?? '\u00a0'}</b>
  </div>`;
}

/** Handles a key press on a number. */
function handleKey(event: KeyboardEvent, draft: Draft, handler: EntryHandler): void {
  const key = keyOf(event);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^\d$/.test(key)) draft.type(Number(key));
  else if (key === 'Backspace' || key === 'Delete') draft.erase();
  else if (key === 'ArrowUp' || key === 'ArrowRight') draft.step(1);
  else if (key === 'ArrowDown' || key === 'ArrowLeft') draft.step(-1);
  else if (key === 'Home' || key === 'End') draft.toEnd(key === 'End');
  else if (key === 'Enter') handler.next();
  else return;
  event.preventDefault();
  handler.changed();
}

function renderChoice(view: PadView, draft: Draft, field: CountField, handler: EntryHandler): TemplateResult {
  const {name} = field;
  const chosen = draft.choice(name);
  const choices = choicesOf(view, field);
  const label = view.texts.count.fields[name] ?? name;
  return html`<div class="field choice" role="radiogroup" aria-label=${label} data-size=${choices.length}>
    <span class="label" aria-hidden="true">${label}</span>
    <div class="cells">
      ${choices.map(
        ([value, title, sign]) => html`<label class="option">
          <input
            type="radio"
            name=${name}
            aria-label=${title}
            data-cell=${`${name}-${String(value)}`}
            .checked=${chosen === value}
            @change=${() => {
              draft.choose(name, value);
              handler.changed();
            }}
            @keydown=${(event: KeyboardEvent) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              handler.next();
            }}
          />
          <span class="name">${sign === undefined ? nothing : html`<span class="sign suit-${value}" aria-hidden="true">${sign}</span>`}${sign === undefined ? title : nothing}</span>
        </label>`,
      )}
    </div>
  </div>`;
}

type Choice = readonly [value: PadValue, label: string, sign?: string];

function choicesOf(view: PadView, {name, kind, size, suits}: CountField): readonly Choice[] {
  const {cards, count} = view.texts;
  if (kind === 'suit') return (suits ?? []).map((suit) => [suit, cards.suit(suit), SIGNS[suit]]);
  if (kind === 'flag') return [false, true].map((is) => [is, count.answers?.[name]?.[is ? 1 : 0] ?? '']);
  return Array.from({length: size}, (_, place) => [place, kind === 'seat' ? view.names[place]! : view.side(place)]);
}

/** Renders the keypad, whose buttons change the active number without moving the focus. */
export function renderKeypad({texts}: PadView, draft: Draft, handler: EntryHandler): TemplateResult {
  const {words} = texts;
  const key = (name: string, label: string, sign: string, use: () => void): TemplateResult =>
    html`<button type="button" tabindex="-1" class="key" data-key=${name} aria-label=${label} @click=${use}>${sign}</button>`;
  const digit = (number: number): TemplateResult =>
    key(String(number), String(number), String(number), () => {
      draft.type(number);
      handler.changed();
    });
  const act = (name: string, label: string, sign: string, use: () => void): TemplateResult =>
    key(name, label, sign, () => {
      use();
      handler.changed();
    });
  return html`<div class="keypad" role="group" aria-label=${words.keypad} @pointerdown=${(event: Event) => event.preventDefault()}>
    ${[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map(digit)}
    ${act('less', words.less, '−', () => draft.step(-1))} ${act('more', words.moreOne, '+', () => draft.step(1))}
    ${act('erase', words.erase, '⌫', () => draft.erase())}
    <button type="button" tabindex="-1" class="key wide" data-key="next" @click=${() => handler.next()}>${words.next}</button>
  </div>`;
}
